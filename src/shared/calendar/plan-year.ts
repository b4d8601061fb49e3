import { isEnrollmentPeriod, seasonOf } from './season.js';
import { fieldsOf, type WallClock } from './wall-clock.js';

export interface PlanYears {
  readonly current: number;
  readonly next: number;
}

export function planYears(today: WallClock): PlanYears {
  const current = fieldsOf(today).year;
  return { current, next: current + 1 };
}

/** Returns the current year, and from October also the next year (YEAR-03). */
export function supportedYears(today: WallClock): readonly number[] {
  const { current, next } = planYears(today);
  return isEnrollmentPeriod(today) ? [current, next] : [current];
}

/** Whether plans and enrollments of this year count (YEAR-03). */
export function isSupportedYear(year: number, today: WallClock): boolean {
  return supportedYears(today).includes(year);
}

/**
 * Returns the year that the page shows (YEAR-01, YEAR-05). The stored year counts only while it is on offer. Otherwise
 * it is the next year from October, and the current year before.
 */
export function activeYear(today: WallClock, storedYear: number | null): number {
  if (storedYear !== null && isSupportedYear(storedYear, today)) return storedYear;
  const { current, next } = planYears(today);
  return isEnrollmentPeriod(today) ? next : current;
}

/** Reads the year from browser storage. Returns null if it is missing or not four digits. */
export function readStoredYear(text: string | null): number | null {
  return text !== null && /^\d{4}$/.test(text) ? Number(text) : null;
}

/** A choice of the year toggle, with the start month that its label names (PLN-02). */
export interface YearOffer {
  readonly year: number;
  readonly starts: 'january-or-later' | 'nov-or-dec';
  /** True if the choice says that its plans are no longer sold. It can still be chosen (HAND-06). */
  readonly isNoLongerSold: boolean;
}

/** Returns the choices of the year toggle, next year first. If there are none, the toggle is hidden (PLN-02, PLN-03, HAND-06). */
export function yearsOffered(today: WallClock): readonly YearOffer[] {
  if (!isEnrollmentPeriod(today)) return [];
  const { current, next } = planYears(today);
  return [
    { year: next, starts: 'january-or-later', isNoLongerSold: false },
    { year: current, starts: 'nov-or-dec', isNoLongerSold: seasonOf(today).isAfterOpenEnrollment },
  ];
}
