import { emit } from '../../platform/events.js';
import { putBackProvider } from '../../services/profile-encoder.js';
import { readInTurn } from './read-section.js';
import { rowRemoval } from './remove-rows.js';
import type { SavedList } from './saved-list.js';

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
  removed: () => void readInTurn('providers'),
};
