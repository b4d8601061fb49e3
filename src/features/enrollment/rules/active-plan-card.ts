import { planYears } from '../../../shared/calendar/plan-year.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import type { Flags } from '../../../shared/settings/settings.js';
import type { ActivePlan } from './active-plans.js';
import type { EnrolledPlan, MemberPlan } from './enrollment.js';

/** The status and action on the card of an enrolled plan (ACT-04 to ACT-07). */
export type ActivePlanCard =
  | { readonly kind: 'active'; readonly action: 'view-member-benefits' }
  /** A status button that opens a tooltip. `year` replaces `{year}` in its text. */
  | { readonly kind: 'next-year'; readonly status: 'enrolled' | 'auto-enrolled'; readonly year: number }
  | { readonly kind: 'plain' };

export interface ActivePlanContext {
  readonly today: WallClock;
  /** The response of the member-plans call. Null while it is loading, and if it failed (ACT-04). */
  readonly memberPlans: readonly MemberPlan[] | null;
  readonly flags: Pick<Flags, 'nextYearEnrollment' | 'disableAutoEnrolledStatus'>;
}

/** Decides the card of an enrolled plan (ACT-04 to ACT-07). */
export function decideActivePlanCard({ plan, isNextYear }: ActivePlan, context: ActivePlanContext): ActivePlanCard {
  if (!isNextYear) return { kind: 'active', action: 'view-member-benefits' };
  if (context.flags.nextYearEnrollment) return { kind: 'plain' };
  const isAuto = !context.flags.disableAutoEnrolledStatus && isAutoEnrolled(plan, context.memberPlans);
  return { kind: 'next-year', status: isAuto ? 'auto-enrolled' : 'enrolled', year: planYears(context.today).next };
}

/** Whether the member's plan list has no application identifier for the plan (ACT-03). Returns false without the list (ACT-04). */
export function isAutoEnrolled({ planId, planYear }: EnrolledPlan, memberPlans: readonly MemberPlan[] | null): boolean {
  if (!memberPlans) return false;
  const entries = memberPlans.filter(({ yearAndPlanId }) => yearAndPlanId === `${planYear}-${planId}`);
  return entries.every(({ applicationIdentifier }) => !applicationIdentifier?.trim());
}
