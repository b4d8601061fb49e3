import { emit } from '../../../shared/events.js';
import { readSectionSerialized } from '../../profile/actions/read-section.js';
import { rowRemoval } from '../../profile/actions/remove-rows.js';
import type { SavedList } from '../../profile/actions/saved-list.js';
import { putBackDrug } from '../../profile/encoder.js';
import { priceChangedDrugs, repriceDrugs } from './drug-prices.js';

const rows = rowRemoval({
  name: 'drugs',
  items: ({ drugs }) => drugs,
  withItems: (section, drugs) => ({ ...section, drugs }),
  keyOf: ({ ndc }) => ndc,
  putBack: putBackDrug,
});

/** The saved drugs. Plans are priced again as soon as a drug leaves the screen. */
export const savedDrugs: SavedList = {
  ...rows,
  announce: (key, origin) => rows.has(key) && emit(origin, 'ucp-drug-remove', { id: key }),
  changed: () => void repriceDrugs(),
  removed: () => void readSectionSerialized('drugs').then((isRead) => (isRead ? priceChangedDrugs() : undefined)),
};
