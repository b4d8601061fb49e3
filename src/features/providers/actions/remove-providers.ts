import { emit } from '../../../shared/events.js';
import { readSectionSerialized } from '../../profile/actions/read-section.js';
import { rowRemoval } from '../../profile/actions/remove-rows.js';
import type { SavedList } from '../../profile/actions/saved-list.js';
import { putBackProvider } from '../../profile/encoder.js';

const rows = rowRemoval({
  name: 'providers',
  items: ({ providers }) => providers,
  withItems: (section, providers) => ({ ...section, providers }),
  keyOf: ({ id }) => id,
  putBack: putBackProvider,
});

/** The saved doctors and dentists. */
export const savedProviders: SavedList = {
  ...rows,
  announce: (key, origin) => rows.has(key) && emit(origin, 'ucp-provider-remove', { id: key }),
  changed: () => undefined,
  removed: () => void readSectionSerialized('providers'),
};
