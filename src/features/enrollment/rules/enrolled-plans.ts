import { type CalendarDate, readCalendarDate } from '../../../shared/calendar/calendar-date.js';
import { type PlanKey, planKey } from '../../plan/rules/plan.js';
import type { ActivePlan } from './active-plans.js';

/** The shopper's enrollment in a plan (HAND-02). `starts` is null if the plan is in force or its date is unreadable. */
export interface PlanEnrollment {
  readonly starts: CalendarDate | null;
}

/** Indexes the enrolled plans by plan and year. Plans of the next year have a start date (HAND-02). */
export function enrolledPlans(active: readonly ActivePlan[]): ReadonlyMap<PlanKey, PlanEnrollment> {
  return new Map(
    active.map(({ plan, isNextYear }) => [
      planKey(plan.planId, plan.planYear),
      { starts: isNextYear ? readCalendarDate(plan.effectiveDate) : null },
    ]),
  );
}
