import { planYears } from './plan-year.js';
import { seasonOf } from './season.js';
import type { WallClock } from './wall-clock.js';

/** Whether plans of a year can be enrolled in today, and why. */
export type EnrollmentWindow =
  | { readonly isOpen: true; readonly reason: 'current-year' | 'next-year' }
  | { readonly isOpen: false; readonly reason: 'current-year-closed' | 'next-year-not-yet' | 'other-year' };

/** Current year Jan 1 to Nov 30, next year Oct 15 to Dec 31, both ends included (CARD-08, YEAR-06). */
export function enrollmentWindow(planYear: number, today: WallClock): EnrollmentWindow {
  const { current, next } = planYears(today);
  const season = seasonOf(today);
  if (planYear === current) {
    return season.isCurrentYearOpen ? { isOpen: true, reason: 'current-year' } : { isOpen: false, reason: 'current-year-closed' };
  }
  if (planYear === next) {
    return season.isNextYearOpen ? { isOpen: true, reason: 'next-year' } : { isOpen: false, reason: 'next-year-not-yet' };
  }
  return { isOpen: false, reason: 'other-year' };
}

/** The enrollments that show today; what is written back keeps the rest (YEAR-06, YEAR-07). */
export function shownEnrollments<Item extends { readonly planYear: number }>(
  enrollments: readonly Item[],
  today: WallClock,
): readonly Item[] {
  return enrollments.filter((enrollment) => enrollmentWindow(enrollment.planYear, today).isOpen);
}
