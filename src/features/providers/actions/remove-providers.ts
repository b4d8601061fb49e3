import { emit } from '../../../shared/events.js';
import { readSectionSerialized } from '../../profile/actions/read-section.js';
import { rowRemoval } from '../../profile/actions/remove-rows.js';
import type { SavedList } from '../../profile/actions/saved-list.js';
import { providersSection } from '../section.js';

const rows = rowRemoval(providersSection);

/** The saved doctors and dentists. */
export const savedProviders: SavedList = {
  ...rows,
  announce: (key, target) => rows.has(key) && emit(target, 'ucp-provider-remove', { id: key }),
  changed: () => undefined,
  removed: () => void readSectionSerialized(providersSection),
};
