import { fieldsOf, type WallClock } from './wall-clock.js';

/** A stretch of the year in which the rules of both plan years stay the same (YEAR-06). */
export interface Season {
  readonly name: 'current-year' | 'preview' | 'both-years' | 'next-year';
  /** Month times 100 plus day; the season ends where the next one starts. */
  readonly from: number;
  /** The annual enrollment period: both years are offered (PLN-03). */
  readonly isEnrollmentPeriod: boolean;
  readonly isCurrentYearOpen: boolean;
  readonly isNextYearOpen: boolean;
}

const currentYear: Season = {
  name: 'current-year',
  from: 101,
  isEnrollmentPeriod: false,
  isCurrentYearOpen: true,
  isNextYearOpen: false,
};

/** Latest first, so that the first one that has begun is the season. */
const seasons: readonly Season[] = [
  { name: 'next-year', from: 1201, isEnrollmentPeriod: true, isCurrentYearOpen: false, isNextYearOpen: true },
  { name: 'both-years', from: 1015, isEnrollmentPeriod: true, isCurrentYearOpen: true, isNextYearOpen: true },
  { name: 'preview', from: 1001, isEnrollmentPeriod: true, isCurrentYearOpen: true, isNextYearOpen: false },
];

/** The season of a moment: Jan 1 to Sep 30, Oct 1 to 14, Oct 15 to Nov 30, Dec 1 to 31 (YEAR-06). */
export function seasonOf(today: WallClock): Season {
  const { month, day } = fieldsOf(today);
  return seasons.find((season) => month * 100 + day >= season.from) ?? currentYear;
}

/** October or later: the active year is the next one, and the year toggle shows (YEAR-01, PLN-03). */
export function isEnrollmentPeriod(today: WallClock): boolean {
  return seasonOf(today).isEnrollmentPeriod;
}
