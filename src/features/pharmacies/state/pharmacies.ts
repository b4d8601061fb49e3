import { $settings } from '../../../shared/settings/state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import { comparedPharmacies } from '../rules/compared-pharmacies.js';
import type { Pharmacy } from '../rules/pharmacy.js';
import { $pharmacy } from './pharmacy.js';

const replaced = createAtom<readonly Pharmacy[]>('replacedPharmacies', []);
const chosen = createAtom<string | null>('pricesAt', null);
const saving = createAtom<string | null>('savingPharmacy', null);

/** The pharmacies to compare, the saved one first. Empty if there are fewer than two: then nothing of this shows (PHARM-01). */
export const $pharmacies: ReadableAtom<readonly Pharmacy[]> = computedByValue(
  [$settings, $profile, $pharmacy, replaced.readable],
  (settings, { profile }, saved, earlier) =>
    comparedPharmacies({
      saved,
      replaced: earlier,
      ofSettings: settings?.pharmacies ?? [],
      others: profile ? (contentOf(profile.drugs).otherPharmacies ?? []) : [],
    }),
);

/**
 * The pharmacy whose prices the page shows: the one that the shopper has chosen for this page, while it is one of `$pharmacies`. Otherwise it
 * is the saved one. Null if none is saved. The choice ends with the page, and with the shopper (PHARM-02).
 */
export const $pricesAt: ReadableAtom<Pharmacy | null> = computedByValue(
  [chosen.readable, $pharmacies, $pharmacy],
  (number, pharmacies, saved) => pharmacies.find((one) => one.number === number) ?? saved,
);

/** The pharmacy whose prices the page shows, if that is not the saved one: the page then says which it is (PHARM-02). */
export const $pricesElsewhere: ReadableAtom<Pharmacy | null> = computedByValue([$pricesAt, $pharmacy], (at, saved) =>
  at && at.number !== saved?.number ? at : null,
);

/** The number of the pharmacy that is being saved, empty for none at all. Null while nothing is being saved (PHARM-04). */
export const $savingPharmacy = saving.readable;

export function setSavingPharmacy(number: string | null): void {
  saving.set(number);
}

export function setPricesAt(number: string): void {
  chosen.set(number);
}

/** A pharmacy that was the saved one stays among those to compare (PHARM-01). */
export function addReplacedPharmacy(one: Pharmacy): void {
  replaced.set([one, ...replaced.get().filter(({ number }) => number !== one.number)]);
}
