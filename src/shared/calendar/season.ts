import { fieldsOf, type WallClock } from './wall-clock.js';

/** A part of the year in which the enrollment rules stay the same (YEAR-06). */
export interface Season {
  readonly name: 'current-year' | 'preview' | 'both-years' | 'next-year';
  /** First day of the season, as month times 100 plus day. The season ends before the next one starts. */
  readonly from: number;
  /** October to December, when both years are offered (PLN-03). */
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

/** Latest first, so the first match is the current season. */
const seasons: readonly Season[] = [
  { name: 'next-year', from: 1201, isEnrollmentPeriod: true, isCurrentYearOpen: false, isNextYearOpen: true },
  { name: 'both-years', from: 1015, isEnrollmentPeriod: true, isCurrentYearOpen: true, isNextYearOpen: true },
  { name: 'preview', from: 1001, isEnrollmentPeriod: true, isCurrentYearOpen: true, isNextYearOpen: false },
];

/** Returns the season: January 1 to September 30, October 1 to 14, October 15 to November 30, or December (YEAR-06). */
export function seasonOf(today: WallClock): Season {
  const { month, day } = fieldsOf(today);
  return seasons.find((season) => month * 100 + day >= season.from) ?? currentYear;
}

/** Whether it is October or later. The next year is then active, and the year toggle shows (YEAR-01, PLN-03). */
export function isEnrollmentPeriod(today: WallClock): boolean {
  return seasonOf(today).isEnrollmentPeriod;
}
