import madeUp from '../../data/made-up.json' with { type: 'json' };
import pharmacyData from '../../data/pharmacies.json' with { type: 'json' };
import { between, happens } from '../hash.js';
import { type CataloguePlan, hasDrugCoverage } from './medicare-plans.js';

export type PharmacyFacts = (typeof pharmacyData.pharmacies)[number];

const homeDelivery: PharmacyFacts = madeUp.homeDelivery;
export const pharmacies: readonly PharmacyFacts[] = [...pharmacyData.pharmacies, homeDelivery];

export function findPharmacy(number: string): PharmacyFacts | null {
  return pharmacies.find((pharmacy) => pharmacy.number === number) ?? null;
}

/** A pharmacy with low prices under the plans that prefer it. */
function isSaver(pharmacy: PharmacyFacts): boolean {
  return pharmacy.mailOrder || happens(30, `${pharmacy.number} saver`);
}

export function addressOf({ street, city, zip }: { readonly street: string; readonly city: string; readonly zip: string }): string | null {
  return street === '' ? null : `${street}, ${city}, AZ ${zip}`;
}

/** A pharmacy in the format of the pharmacy call and the profile. */
export function wirePharmacy(pharmacy: PharmacyFacts) {
  return {
    pharmacyName: pharmacy.name,
    pharmacyNumber: pharmacy.number,
    mailOrder: pharmacy.mailOrder,
    pharmacySaver: isSaver(pharmacy),
    preferredNetwork: isSaver(pharmacy),
    pharmacyAddress: addressOf(pharmacy),
  };
}

/** A pharmacy's prices in percent of the usual ones. Whalley Drug, which most of the demo's shoppers use, has the usual ones. */
export function priceLevel(pharmacy: PharmacyFacts | null): number {
  if (pharmacy === null || pharmacy.number === '301007') return 100;
  if (pharmacy.mailOrder) return 88;
  return isSaver(pharmacy) ? between(90, 97, `${pharmacy.number} prices`) : between(101, 112, `${pharmacy.number} prices`);
}

/** Home delivery cannot ship every brand for drug plans: it has no price for these (PHARM-05). */
export function hasPrice(pharmacy: PharmacyFacts | null, plan: CataloguePlan, isBrand: boolean): boolean {
  return !(pharmacy?.mailOrder && isBrand && plan.family === 'PDP');
}

export interface PharmacyStanding {
  readonly isPharmacyCovered: boolean;
  readonly inNetwork: boolean;
}

/**
 * A plan's coverage of a pharmacy: covered and in network, covered and out of network, or not covered. Whalley Drug,
 * which most of the demo's shoppers use, is in all networks except those of two plans.
 */
export function standingOf(pharmacy: PharmacyFacts, plan: CataloguePlan): PharmacyStanding {
  if (!hasDrugCoverage(plan)) return { isPharmacyCovered: false, inNetwork: false };
  if (pharmacy.mailOrder) return { isPharmacyCovered: true, inNetwork: true };
  const exception = pharmacy.number === '301007' ? EXCEPTIONS[plan.id] : undefined;
  if (exception) return exception;
  if (pharmacy.number === '301007') return { isPharmacyCovered: true, inNetwork: true };
  if (happens(10, `${pharmacy.number} ${plan.id} covered`)) return { isPharmacyCovered: false, inNetwork: false };
  return { isPharmacyCovered: true, inNetwork: !happens(20, `${pharmacy.number} ${plan.id} network`) };
}

const EXCEPTIONS: Readonly<Record<string, PharmacyStanding>> = {
  H0302001000: { isPharmacyCovered: true, inNetwork: false },
  H3443001000: { isPharmacyCovered: false, inNetwork: false },
};
