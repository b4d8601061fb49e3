import { isEnrollmentPeriod } from './season.js';
import { fieldsOf, type WallClock } from './wall-clock.js';

export interface PlanYears {
  readonly current: number;
  readonly next: number;
}

export function planYears(today: WallClock): PlanYears {
  const current = fieldsOf(today).year;
  return { current, next: current + 1 };
}

/** The years that count: the current one, and the next one during the enrollment period (YEAR-03). */
export function keptYears(today: WallClock): readonly number[] {
  const { current, next } = planYears(today);
  return isEnrollmentPeriod(today) ? [current, next] : [current];
}

/** Whether plans and enrollments of a year count. */
export function isKeptYear(year: number, today: WallClock): boolean {
  return keptYears(today).includes(year);
}

/**
 * The year the page shows: the one the shopper chose while it still counts, else the next year in the enrollment
 * period and the current one outside it (YEAR-01, YEAR-05).
 */
export function activeYear(today: WallClock, storedYear: number | null): number {
  if (storedYear !== null && isKeptYear(storedYear, today)) return storedYear;
  const { current, next } = planYears(today);
  return isEnrollmentPeriod(today) ? next : current;
}

/** The year as browser storage holds it; null when none is stored or it is not four digits. */
export function readStoredYear(text: string | null): number | null {
  return text !== null && /^\d{4}$/.test(text) ? Number(text) : null;
}

/** A choice of the year toggle, and why plans of that year start when they do (PLN-02). */
export interface YearOffer {
  readonly year: number;
  readonly starts: 'january-or-later' | 'nov-or-dec';
}

/** The choices of the year toggle, next year first; none means that the toggle does not show (PLN-02, PLN-03). */
export function yearsOffered(today: WallClock): readonly YearOffer[] {
  if (!isEnrollmentPeriod(today)) return [];
  const { current, next } = planYears(today);
  return [
    { year: next, starts: 'january-or-later' },
    { year: current, starts: 'nov-or-dec' },
  ];
}
