import { planYears } from '../../../shared/calendar/plan-year.js';
import { isEnrollmentPeriod } from '../../../shared/calendar/season.js';
import { lastMomentOf, readDay } from '../../../shared/calendar/service-time.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import { type PlanKey, planKey } from '../../plan/rules/plan.js';
import { planKindOf } from '../../plan/rules/plan-kind.js';
import type { EnrolledPlan } from './enrollment.js';

/** An enrolled plan that shows. It is in force, or it is of the next year and has not started. */
export interface ActivePlan {
  readonly plan: EnrolledPlan;
  readonly isNextYear: boolean;
}

/**
 * Returns the enrolled plans to show, each once, in the order of the service. Plans in force show (ACT-01). In the
 * annual enrollment period, plans of the next year show too (ACT-02). `now` is the server's wall clock. Midnight is
 * precise enough if the dates have no time.
 */
export function activePlans(plans: readonly EnrolledPlan[], now: WallClock): readonly ActivePlan[] {
  const shown = new Map<PlanKey, ActivePlan>();
  for (const plan of plans) {
    const key = planKey(plan.planId, plan.planYear);
    const isNextYear = !isActive(plan, now);
    if (!shown.has(key) && (!isNextYear || isNextYearEnrolled(plan, now))) shown.set(key, { plan, isNextYear });
  }
  return [...shown.values()];
}

/** Returns the plans of the family Medicare Advantage, which the dashboard shows in a block of their own (DASH-04). */
export function medicareAdvantagePlans(active: readonly ActivePlan[]): readonly ActivePlan[] {
  return active.filter(({ plan }) => {
    const kind = planKindOf({ rawType: plan.planType, planName: plan.planName, snpType: plan.snpType });
    return kind === 'MA' || kind === 'MAPD';
  });
}

/** Whether the plan has started and has not ended. A plan with a missing or unreadable date is not active (ACT-01). */
export function isActive(plan: EnrolledPlan, now: WallClock): boolean {
  return startOf(plan) <= now && endsAfter(plan, now);
}

/** Whether the plan starts in the next year and shows already in the enrollment period (ACT-02). */
function isNextYearEnrolled(plan: EnrolledPlan, now: WallClock): boolean {
  const start = startOf(plan);
  return start > now && isEnrollmentPeriod(now) && plan.planYear === planYears(now).next && endsAfter(plan, start);
}

/** Returns the start of coverage. Returns NaN if there is none, because every comparison with NaN is false. */
function startOf({ isEnrolled, effectiveDate }: EnrolledPlan): number {
  const day = isEnrolled ? readDay(effectiveDate) : null;
  return day?.at ?? Number.NaN;
}

/**
 * Whether the plan lasts beyond the moment. A date without a time lasts through 23:59:59. No date means that the plan
 * has no end. An unreadable date means that the plan is not active.
 */
function endsAfter({ terminationDate }: EnrolledPlan, moment: number): boolean {
  if (!terminationDate?.trim()) return true;
  const termination = readDay(terminationDate);
  return termination !== null && lastMomentOf(termination) > moment;
}
