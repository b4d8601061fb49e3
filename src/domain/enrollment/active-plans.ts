import { planYears } from '../calendar/plan-year.js';
import { isEnrollmentPeriod } from '../calendar/season.js';
import { lastMomentOf, readDay } from '../calendar/service-time.js';
import type { WallClock } from '../calendar/wall-clock.js';
import { type PlanKey, planKey } from '../plan/plan.js';
import type { EnrolledPlan } from './enrollment.js';

/** An enrolled plan that shows: in force, or of the next year and still to start. */
export interface ActivePlan {
  readonly plan: EnrolledPlan;
  readonly isNextYear: boolean;
}

/**
 * The enrolled plans to show, each once and in the order of the service: those in force, and in the annual enrollment period those of the
 * next year too (ACT-01, ACT-02). `now` is the server's wall clock; its midnight does as well, where the dates have no time.
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

/** Enrolled, effective by now, and not terminated; a date that is missing or unreadable makes no plan active (ACT-01). */
export function isActive(plan: EnrolledPlan, now: WallClock): boolean {
  return beginOf(plan) <= now && lastsAfter(plan, now);
}

/** In the enrollment period: a plan of the next year that starts in the future (ACT-02). */
function isNextYearEnrolled(plan: EnrolledPlan, now: WallClock): boolean {
  const begin = beginOf(plan);
  return begin > now && isEnrollmentPeriod(now) && plan.planYear === planYears(now).next && lastsAfter(plan, begin);
}

/** When coverage begins; NaN, which is neither before nor after any moment, if nobody is enrolled or the date cannot be read. */
function beginOf({ isEnrolled, effectiveDate }: EnrolledPlan): number {
  const day = isEnrolled ? readDay(effectiveDate) : null;
  return day?.at ?? Number.NaN;
}

/**
 * Whether there is no termination date, or one after the moment; a date alone lasts through 23:59:59. With an unreadable one the plan is
 * not active.
 */
function lastsAfter({ terminationDate }: EnrolledPlan, moment: number): boolean {
  if (!terminationDate?.trim()) return true;
  const termination = readDay(terminationDate);
  return termination !== null && lastMomentOf(termination) > moment;
}
