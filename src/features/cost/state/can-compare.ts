import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $drugs } from '../../drugs/state/saved-drugs.js';
import { $pharmacies } from '../../pharmacies/state/pharmacies.js';
import { $shownCost } from './cost.js';

/**
 * Whether there is anything to compare: two pharmacies, saved drugs, and a plan of the shown year (PHARM-01). In its own file, because the
 * chart asks for it on every page, and the table is loaded only when the shopper opens it.
 */
export const $canComparePharmacies: ReadableAtom<boolean> = computedByValue(
  [$pharmacies, $drugs, $shownCost],
  (pharmacies, drugs, shown) => pharmacies.length >= 2 && drugs.length > 0 && (shown?.groups.length ?? 0) > 0,
);
