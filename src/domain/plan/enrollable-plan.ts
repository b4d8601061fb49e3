import { readAmount } from '../money/amount.js';
import type { MedicarePlan } from './plan.js';

/** A plan that can be applied for online. A card of the page may hand over one that lacks the optional fields. */
export type EnrollablePlan = Pick<MedicarePlan, 'kind' | 'id' | 'year' | 'name'> &
  Partial<Pick<MedicarePlan, 'rawType' | 'zipCode' | 'county' | 'monthlyPremium' | 'monthlyPremiumText'>>;

/** What the application page reads from session storage `ucp_enrollmentPlan` (HAND-01). */
export interface LaunchedPlan {
  readonly planName: string;
  readonly planType: string;
  readonly planId: string;
  readonly planYear: number;
  readonly zipCode: string | null;
  /** The name of the county. */
  readonly county: string | null;
  /** US dollars a month; null when it is not known. */
  readonly monthlyPremium: number | null;
  /** As it was stored with the saved plan; null when nothing was stored. */
  readonly oleLaunchData: unknown;
}

/** The type as the service wrote it; the family where nobody wrote one. */
export function planTypeOf({ rawType, kind }: Pick<EnrollablePlan, 'rawType' | 'kind'>): string {
  return rawType || kind;
}

/** What the application page is told of the plan that it is opened for (HAND-01). */
export function launchedPlan(
  plan: EnrollablePlan,
  place: { readonly zipCode: string | null; readonly county: string | null },
  oleLaunchData: unknown,
): LaunchedPlan {
  const { name: planName, id: planId, year: planYear } = plan;
  const monthlyPremium = notNegative(readAmount(plan.monthlyPremiumText)) ?? notNegative(plan.monthlyPremium ?? null);
  return {
    planName,
    planType: planTypeOf(plan),
    planId,
    planYear,
    zipCode: place.zipCode,
    county: place.county ?? plan.county ?? null,
    monthlyPremium,
    oleLaunchData: oleLaunchData ?? null,
  };
}

function notNegative(amount: number | null): number | null {
  return amount !== null && amount >= 0 ? amount : null;
}
