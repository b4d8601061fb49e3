import type { PharmacySetting } from '../../../shared/settings/settings.js';
import type { Pharmacy } from './pharmacy.js';

/** The sources of the pharmacies to compare. */
export interface PharmacySources {
  /** The shopper's pharmacy. Null if none is saved. */
  readonly saved: Pharmacy | null;
  /** The pharmacies that the shopper has replaced in this visit, the latest first. */
  readonly replaced: readonly Pharmacy[];
  /** The setting `pharmacies`. */
  readonly ofSettings: readonly PharmacySetting[];
  /** The `otherPharmacies` of the drugs section. */
  readonly others: readonly Pharmacy[];
}

/** The most pharmacies that a page compares. */
const MOST = 5;

/**
 * The pharmacies to compare: the saved one first, at most five, each once by number. The first one with a number counts. Empty if there are
 * fewer than two (PHARM-01).
 */
export function comparedPharmacies({ saved, replaced, ofSettings, others }: PharmacySources): readonly Pharmacy[] {
  const all = [...(saved ? [saved] : []), ...replaced, ...ofSettings.map(fromSetting), ...others];
  const byNumber = new Map<string, Pharmacy>();
  for (const one of all) if (one.number !== '' && !byNumber.has(one.number)) byNumber.set(one.number, one);
  return byNumber.size < 2 ? [] : [...byNumber.values()].slice(0, MOST);
}

function fromSetting({ number, name, isMailOrder = false, address }: PharmacySetting): Pharmacy {
  return { number, name, isMailOrder, isSaver: false, isPreferredNetwork: false, address: address ?? null };
}
