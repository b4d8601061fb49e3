import { createAtom } from '../../../shared/state/store.js';
import type { Drug, Pharmacy } from '../../drugs/rules/drug.js';
import type { Provider } from '../../providers/rules/provider.js';

/** The data of the drug and doctor lists, worked out by `derived`. */

/** A saved drug, and the generic that it could be had as; null when there is none, or nobody has asked yet. */
export interface ShownDrug extends Drug {
  readonly genericName: string | null;
}

/** In the order in which they were saved. */
export const $shownDrugs = createAtom<readonly ShownDrug[]>('shownDrugs', []);
export const $shownProviders = createAtom<readonly Provider[]>('shownProviders', []);
export const $shownPharmacy = createAtom<Pharmacy | null>('shownPharmacy', null);
/** Whether the card that recommends plans stands under the doctors (PV-06). */
export const $offersRecommendation = createAtom<boolean>('offersRecommendation', false);
