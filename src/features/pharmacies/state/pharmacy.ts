import { computedByValue } from '../../../shared/state/computed-by-value.js';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $profile } from '../../profile/state/profile.js';
import type { Pharmacy } from '../rules/pharmacy.js';

/** The saved pharmacy as the pharmacy search last described it (CALL-09). */
const data = createAtom<Pharmacy | null>('pharmacyData', null);

export function setPharmacyData(one: Pharmacy): void {
  data.set(one);
}

/** The saved pharmacy: what the profile keeps of it, and what the pharmacy search says of the same one (CALL-09). */
export const $pharmacy: ReadableAtom<Pharmacy | null> = computedByValue([$profile, data.readable], ({ profile }, found) => {
  const saved = profile && contentOf(profile.drugs).pharmacy;
  if (!saved || found?.number !== saved.number) return saved;
  return { ...found, isMailOrder: saved.isMailOrder || found.isMailOrder, address: found.address ?? saved.address };
});
