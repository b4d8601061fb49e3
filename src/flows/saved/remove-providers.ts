import { emit } from '../../platform/events.js';
import { updateProviders } from '../../services/profile.js';
import { putBackProvider } from '../../services/profile-encoder.js';
import { $activeYear } from '../../store/year.js';
import { http, settled } from '../calls/services.js';
import { rowRemoval } from './remove-rows.js';
import type { SavedList } from './saved-list.js';
import { readInTurn } from './write-section.js';

const rows = rowRemoval({
  name: 'providers',
  items: ({ providers }) => providers,
  withItems: (section, providers) => ({ ...section, providers }),
  keyOf: ({ id }) => id,
  putBack: putBackProvider,
  async write(owner, section) {
    // The answer has the coverage of the year that the section names.
    const planYear = $activeYear.get() ?? section.planYear;
    return settled(await updateProviders(http(), owner, { ...section, planYear }));
  },
});

/** The saved doctors and dentists. */
export const savedProviders: SavedList = {
  ...rows,
  announce: (key, origin) => rows.has(key) && emit(origin, 'ucp-provider-remove', { id: key }),
  changed: () => undefined,
  removed: () => void readInTurn('providers'),
};
