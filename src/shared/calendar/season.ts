import { fieldsOf, type WallClock } from './wall-clock.js';

/** A part of the year in which the enrollment rules stay the same (YEAR-06). */
export interface Season {
  readonly name: 'current-year' | 'preview' | 'both-years' | 'next-year' | 'late';
  /** First day of the season, as month times 100 plus day. The season ends before the next one starts. */
  readonly from: number;
  /** October to December, when both years are offered (PLN-03). */
  readonly isEnrollmentPeriod: boolean;
  readonly isCurrentYearOpen: boolean;
  readonly isNextYearOpen: boolean;
  /** December 8 to 31, when most people can no longer join a plan of the next year (HAND-06). */
  readonly isAfterOpenEnrollment: boolean;
}

const currentYear: Season = {
  name: 'current-year',
  from: 101,
  isEnrollmentPeriod: false,
  isCurrentYearOpen: true,
  isNextYearOpen: false,
  isAfterOpenEnrollment: false,
};

const nextYear: Season = {
  name: 'next-year',
  from: 1201,
  isEnrollmentPeriod: true,
  isCurrentYearOpen: false,
  isNextYearOpen: true,
  isAfterOpenEnrollment: false,
};

/** Latest first, so the first match is the current season. */
const seasons: readonly Season[] = [
  { ...nextYear, name: 'late', from: 1208, isAfterOpenEnrollment: true },
  nextYear,
  { ...nextYear, name: 'both-years', from: 1015, isCurrentYearOpen: true },
  { ...nextYear, name: 'preview', from: 1001, isCurrentYearOpen: true, isNextYearOpen: false },
];

/** Returns the season: January 1 to September 30, October 1 to 14, October 15 to November 30, December 1 to 7, or the rest of December (YEAR-06). */
export function seasonOf(today: WallClock): Season {
  const { month, day } = fieldsOf(today);
  return seasons.find((season) => month * 100 + day >= season.from) ?? currentYear;
}

/** Whether it is October or later. The next year is then active, and the year toggle shows (YEAR-01, PLN-03). */
export function isEnrollmentPeriod(today: WallClock): boolean {
  return seasonOf(today).isEnrollmentPeriod;
}
