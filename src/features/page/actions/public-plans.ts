import type { CostRow } from '../../cost/rules/cost-chart.js';
import type { YearlyTotal } from '../../cost/rules/yearly-total.js';
import type { ShownActivePlan } from '../../enrollment/state/dashboard.js';
import { displayName } from '../../plan/rules/display-name.js';
import { idOrCodeOf, type Plan } from '../../plan/rules/plan.js';
import type { RecommendedPlan } from '../../recommendations/rules/recommended-plan.js';

/**
 * The identity of a plan, for a host. Its ZIP code and county are the shopper's, its drug costs reveal their drugs, and its dates their
 * life. So none of these is here (ENT-11).
 */
export interface PublicPlan {
  /** A plan id, or the code of a supplement plan. */
  readonly planId: string;
  readonly planName: string;
  /** Null when the type is none that we know. */
  readonly planType: string | null;
  readonly planYear: number;
}

export interface RankedPlan extends PublicPlan {
  readonly rank: number;
}

export function toPublic(plan: Plan): PublicPlan {
  return { planId: idOrCodeOf(plan), planName: displayName(plan.name), planType: plan.kind, planYear: plan.year };
}

export function toEnrolled({ planId, name, kind, planYear }: ShownActivePlan): PublicPlan {
  return { planId, planName: name, planType: kind, planYear };
}

/**
 * The yearly total of a plan, as it is without Extra Help, so that the subsidy cannot be told from it (ENT-11). Its parts and the drugs
 * that it lacks tell of the shopper's drugs, and are not here.
 */
export interface PublicYearlyCost {
  readonly planId: string;
  readonly planYear: number;
  /** `incomplete`: a saved drug is not in the total, so never compare it with others. `none`: there is no total. */
  readonly kind: YearlyTotal['kind'];
  /** US dollars a year; null where it is not known. */
  readonly total: number | null;
  /** The shopper is enrolled in the plan (COST-05). */
  readonly isYourPlanNow: boolean;
}

export function toYearlyCost({ planId, year, total, isYourPlanNow }: CostRow): PublicYearlyCost {
  const regular = total.kind === 'none' ? null : total.isWithExtraHelp ? total.regular : total.sum;
  return { planId, planYear: year, kind: total.kind, total: regular?.total ?? null, isYourPlanNow };
}

export function toRanked({ rank, planId, planName, planType, planYear }: RecommendedPlan): RankedPlan {
  return { rank, planId, planName: displayName(planName), planType, planYear };
}
