import { planYears } from '../calendar/plan-year.js';
import type { WallClock } from '../calendar/wall-clock.js';
import type { Flags } from '../settings/settings.js';
import type { ActivePlan } from './active-plans.js';
import type { EnrolledPlan, MemberPlan } from './enrollment.js';

/** What the card of an enrolled plan shows beside its name (ACT-04 to ACT-07). */
export type ActivePlanCard =
  | { readonly kind: 'active'; readonly action: 'view-member-benefits' }
  /** A button that opens a tooltip; `year` stands for `{year}` in its text. */
  | { readonly kind: 'next-year'; readonly status: 'enrolled' | 'auto-enrolled'; readonly year: number }
  | { readonly kind: 'plain' };

export interface ActivePlanContext {
  readonly today: WallClock;
  /** The member-plans call; null when it failed or is under way (ACT-04). */
  readonly memberPlans: readonly MemberPlan[] | null;
  readonly flags: Pick<Flags, 'nextYearEnrollment' | 'disableAutoEnrolledStatus'>;
}

export function decideActivePlanCard({ plan, isNextYear }: ActivePlan, context: ActivePlanContext): ActivePlanCard {
  if (!isNextYear) return { kind: 'active', action: 'view-member-benefits' };
  if (context.flags.nextYearEnrollment) return { kind: 'plain' };
  const isAuto = !context.flags.disableAutoEnrolledStatus && isAutoEnrolled(plan, context.memberPlans);
  return { kind: 'next-year', status: isAuto ? 'auto-enrolled' : 'enrolled', year: planYears(context.today).next };
}

/**
 * Whether nobody applied for the plan: the member's plan list holds no application identifier for it (ACT-03).
 * Without the list that cannot be said, and is not (ACT-04).
 */
export function isAutoEnrolled({ planId, planYear }: EnrolledPlan, memberPlans: readonly MemberPlan[] | null): boolean {
  if (!memberPlans) return false;
  const entries = memberPlans.filter(({ yearAndPlanId }) => yearAndPlanId === `${planYear}-${planId}`);
  return entries.every(({ applicationIdentifier }) => !applicationIdentifier?.trim());
}
