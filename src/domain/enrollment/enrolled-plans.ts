import { type CalendarDate, readCalendarDate } from '../calendar/calendar-date.js';
import { type PlanKey, planKey } from '../plan/plan.js';
import type { ActivePlan } from './active-plans.js';

/** That the shopper is enrolled in a plan. `starts` is null for a plan that is in force, or whose date cannot be read (HAND-02). */
export interface EnrolledIn {
  readonly starts: CalendarDate | null;
}

/** By plan and year. A plan of the next year says when it starts. */
export function enrolledPlans(active: readonly ActivePlan[]): ReadonlyMap<PlanKey, EnrolledIn> {
  return new Map(
    active.map(({ plan, isNextYear }) => [
      planKey(plan.planId, plan.planYear),
      { starts: isNextYear ? readCalendarDate(plan.effectiveDate) : null },
    ]),
  );
}
