import { planYears } from '../../../shared/calendar/plan-year.js';
import { seasonOf } from '../../../shared/calendar/season.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';

/** Says whether plans of a year are open for enrollment today, and why. */
export type EnrollmentWindow =
  | { readonly isOpen: true; readonly reason: 'current-year' | 'next-year' }
  | { readonly isOpen: false; readonly reason: 'current-year-closed' | 'next-year-not-yet' | 'other-year' };

/** The current year is open January 1 to November 30, the next year October 15 to December 31 (CARD-08, YEAR-06). */
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

/** Returns the enrollments to show today. Writes keep the others (YEAR-06, YEAR-07). */
export function visibleEnrollments<Item extends { readonly planYear: number }>(
  enrollments: readonly Item[],
  today: WallClock,
): readonly Item[] {
  return enrollments.filter((enrollment) => enrollmentWindow(enrollment.planYear, today).isOpen);
}
