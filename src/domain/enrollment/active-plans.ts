import { planYears } from '../calendar/plan-year.js';
import { isEnrollmentPeriod } from '../calendar/season.js';
import { lastMomentOf, readServiceTime, type ServiceTime } from '../calendar/service-time.js';
import type { WallClock } from '../calendar/wall-clock.js';
import { type PlanKey, planKey } from '../plan/plan.js';
import type { EnrolledPlan } from './enrollment.js';

/** An enrolled plan that shows: in force, or of the next year and still to start. */
export interface ActivePlan {
  readonly plan: EnrolledPlan;
  readonly isNextYear: boolean;
}

/**
 * The enrolled plans to show, in the order of the service: each once: those in force, and in the annual enrollment
 * period those of the next year too (ACT-01, ACT-02). `now` is the server's wall clock; its midnight does as well, where the dates have no time.
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
  const effective = readDay(plan.effectiveDate)?.at ?? null;
  return plan.isEnrolled && effective !== null && effective <= now && lastsAfter(plan, now);
}

/** In the enrollment period: a plan of the next year that starts in the future (ACT-02). */
function isNextYearEnrolled(plan: EnrolledPlan, now: WallClock): boolean {
  const effective = readDay(plan.effectiveDate)?.at ?? null;
  if (!plan.isEnrolled || effective === null || effective <= now) return false;
  return isEnrollmentPeriod(now) && plan.planYear === planYears(now).next && lastsAfter(plan, effective);
}

/** No termination date, or one in the future; a date alone lasts through 23:59:59. An unreadable one says nothing good. */
function lastsAfter({ terminationDate }: EnrolledPlan, moment: WallClock): boolean {
  if (terminationDate === null || terminationDate.trim() === '') return true;
  const termination = readDay(terminationDate);
  return termination !== null && lastMomentOf(termination) > moment;
}

const MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

/** Coverage begins and ends by days: one that is written as its midnight, of whatever zone, is that day, and not the evening before in Chicago. */
function readDay(text: string | null): ServiceTime | null {
  return readServiceTime(text?.trim().replace(MIDNIGHT, ''));
}
