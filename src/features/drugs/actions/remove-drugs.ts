import { emit } from '../../../shared/events.js';
import { readSectionSerialized } from '../../profile/actions/read-section.js';
import { rowRemoval } from '../../profile/actions/remove-rows.js';
import type { SavedList } from '../../profile/actions/saved-list.js';
import { drugsSection } from '../section.js';
import { priceChangedDrugs, repriceDrugs } from './drug-prices.js';

const rows = rowRemoval(drugsSection);

/** The saved drugs. Plans are priced again as soon as a drug leaves the screen. */
export const savedDrugs: SavedList = {
  ...rows,
  announce: (key, target) => rows.has(key) && emit(target, 'ucp-drug-remove', { id: key }),
  changed: () => void repriceDrugs(),
  removed: () => void readSectionSerialized(drugsSection).then((isRead) => (isRead ? priceChangedDrugs() : undefined)),
};
