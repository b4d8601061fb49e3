import { monthlyPremium } from '../../plan/rules/monthly-premium.js';
import type { MedicarePlan } from '../../plan/rules/plan.js';

/** A plan with an online application. A plan from the host page may lack the optional fields. */
export type EnrollablePlan = Pick<MedicarePlan, 'kind' | 'id' | 'year' | 'name'> &
  Partial<Pick<MedicarePlan, 'rawType' | 'zipCode' | 'county' | 'monthlyPremium' | 'monthlyPremiumText'>>;

/** The data for the application page in session storage `ucp_enrollmentPlan` (HAND-01). */
export interface ApplicationLaunch {
  readonly planName: string;
  readonly planType: string;
  readonly planId: string;
  readonly planYear: number;
  readonly zipCode: string | null;
  /** The name of the county. */
  readonly county: string | null;
  /** US dollars a month. Null if it is unknown. */
  readonly monthlyPremium: number | null;
  /** As stored with the saved plan. Null if nothing was stored. */
  readonly oleLaunchData: unknown;
}

/** Returns the type as the service wrote it, or else the plan's family. */
export function planTypeOf({ rawType, kind }: Pick<EnrollablePlan, 'rawType' | 'kind'>): string {
  return rawType || kind;
}

/** Returns the data of a plan for the application page (HAND-01). */
export function applicationLaunch(
  plan: EnrollablePlan,
  place: { readonly zipCode: string | null; readonly county: string | null },
  oleLaunchData: unknown,
): ApplicationLaunch {
  const { name: planName, id: planId, year: planYear } = plan;
  return {
    planName,
    planType: planTypeOf(plan),
    planId,
    planYear,
    zipCode: place.zipCode,
    county: place.county ?? plan.county ?? null,
    monthlyPremium: monthlyPremium(plan),
    oleLaunchData: oleLaunchData ?? null,
  };
}
