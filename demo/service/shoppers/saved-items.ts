import { findDrug, type Refill, wireDrug } from '../catalogue/drugs.js';
import { findPlan } from '../catalogue/medicare-plans.js';
import { findPharmacy, wirePharmacy } from '../catalogue/pharmacies.js';
import { coveringPlans, findProvider, wireProvider } from '../catalogue/providers.js';
import { wirePlan } from '../catalogue/wire-plan.js';
import { activeYear, type DemoDate, dayFrom } from '../demo-date.js';
import type { DrugsDetails, PlansDetails, ProvidersDetails, Row } from '../profiles/profile-data.js';

/** A shopper's location. */
export interface Home {
  readonly zip: string;
  /** Five digits. */
  readonly county: string;
}

export const PHOENIX: Home = { zip: '85004', county: '04013' };
export const TUCSON: Home = { zip: '85701', county: '04019' };
/** A ZIP code in two counties, Maricopa and Pinal. */
export const QUEEN_CREEK: Home = { zip: '85142', county: '04013' };

/** Whalley Drug. */
export const PHARMACY = '301007';

function known<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`A seed names ${what}, which the catalogue has not`);
  return value;
}

/** Plans of one year in the profile's format; the first was saved last. */
export function plansSaved(ids: readonly string[], year: number, place: Home, at: DemoDate): readonly Row[] {
  return ids.map((id, index) => ({
    ...wirePlan(known(findPlan(id), id), year, place),
    oleLaunchData: { planId: id, planYear: year, zipCode: place.zip, fipsCountyCode: place.county.slice(2), source: 'demo' },
    savedOn: `${dayFrom(at, -1 - index)}T16:${String(index % 60).padStart(2, '0')}:00.000Z`,
  }));
}

/** The same plans saved for this year and for the next. */
export function plansOfBothYears(ids: readonly string[], place: Home, at: DemoDate): readonly Row[] {
  return [...plansSaved(ids, at.year, place, at), ...plansSaved(ids, at.year + 1, place, at)];
}

/** The plans section. `more` are entries of the saved-plans string without plan data. */
export function plansDetails(zipCode: string | null, plans: readonly Row[], at: DemoDate, more: readonly string[] = []): PlansDetails {
  const entries = plans.map((plan) => `${plan.planId} ${plan.planYear} ${plan.planType}`);
  return { zipCode, savedPlans: [...entries, ...more].join(','), plans, lastModifiedOn: `${dayFrom(at, -1)}T09:30:00` };
}

/** A plan that the member is or was enrolled in (ACT-01). */
export function enrolledPlan(planId: string, planYear: number, more: Row = {}): Row {
  const plan = known(findPlan(planId), planId);
  return {
    planId,
    planName: plan.name,
    planYear,
    planType: plan.family,
    snpType: plan.snpType,
    isEnrolled: true,
    effectiveDate: `${planYear}-01-01`,
    terminationDate: null,
    ...more,
  };
}

export type SavedDrug = readonly [ndc: string, quantity: number, supply: Refill['supply']];

export function drugRows(drugs: readonly SavedDrug[]): readonly Row[] {
  return drugs.map(([ndc, quantity, supply]) => wireDrug(known(findDrug(ndc), ndc), { quantity, supply }));
}

export function drugsDetails(drugs: readonly SavedDrug[], pharmacyNumber: string | null): DrugsDetails {
  return {
    drugInfoDetails: drugRows(drugs),
    pharmacyObj: pharmacyNumber === null ? null : wirePharmacy(known(findPharmacy(pharmacyNumber), pharmacyNumber)),
  };
}

/** The same with other pharmacies to compare (PHARM-01). */
export function drugsAtPharmacies(drugs: readonly SavedDrug[], saved: string, others: readonly string[]): DrugsDetails {
  return { ...drugsDetails(drugs, saved), otherPharmacies: others.map((number) => wirePharmacy(known(findPharmacy(number), number))) };
}

export function providerRows(npis: readonly string[], year: number): readonly Row[] {
  return npis.map((npi) => wireProvider(known(findProvider(npi), npi), year));
}

/** The providers with their networks of this year and the next, as a service sends them for the list of changes (NEXT-04). */
export function providersOfBothYears(zipCode: string, npis: readonly string[], at: DemoDate): ProvidersDetails {
  const details = providersDetails(zipCode, npis, at);
  const years = [at.year, at.year + 1];
  const providerIdList = npis.map((npi) => {
    const provider = known(findProvider(npi), npi);
    const plansListByYear = Object.fromEntries(years.map((year) => [year, coveringPlans(provider, year)]));
    return { ...wireProvider(provider, activeYear(at)), plansListByYear };
  });
  return { ...details, providerIdList };
}

export function providersDetails(zipCode: string, npis: readonly string[], at: DemoDate, more: readonly Row[] = []): ProvidersDetails {
  const year = activeYear(at);
  return {
    zipCode,
    planYear: year,
    providerIdList: [...providerRows(npis, year), ...more],
    lastModifiedOn: `${dayFrom(at, -1)}T09:30:00`,
  };
}

/** A special needs plan, two Medicare Advantage plans and a drug plan. */
export const FOUR_PLANS = ['H0321002000', 'H0609044000', 'H0609026000', 'S0001001000'] as const;

/** Amlodipine, furosemide, levothyroxine and Trulicity. */
export const FOUR_DRUGS: readonly SavedDrug[] = [
  ['00378520977', 30, 30],
  ['00378021601', 90, 90],
  ['00378181777', 90, 90],
  ['00002143480', 4, 30],
];

/** A family doctor, a dentist, a psychologist and an eye clinic. */
export const FOUR_PROVIDERS = ['1232131239', '1234329724', '1232125215', '1790789741'] as const;
