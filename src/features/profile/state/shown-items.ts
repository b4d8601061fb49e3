import { fact } from '../../../shared/state/page.js';
import type { Drug, Pharmacy } from '../../drugs/rules/drug.js';
import type { Provider } from '../../providers/rules/provider.js';

/** What the drug and doctor lists draw from; worked out by `derived`. */

/** A saved drug, and the generic that it could be had as; null when there is none, or nobody has asked yet. */
export interface ShownDrug extends Drug {
  readonly genericName: string | null;
}

/** In the order in which they were saved. */
export const $shownDrugs = fact<readonly ShownDrug[]>('shownDrugs', []);
export const $shownProviders = fact<readonly Provider[]>('shownProviders', []);
export const $shownPharmacy = fact<Pharmacy | null>('shownPharmacy', null);
/** Whether the card that recommends plans stands under the doctors (PV-06). */
export const $offersRecommendation = fact<boolean>('offersRecommendation', false);
