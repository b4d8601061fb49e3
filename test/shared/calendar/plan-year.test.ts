import { describe, expect, it } from 'vitest';
import { nextMidnight } from '../../../src/shared/calendar/midnight.js';
import { activeYear, isSupportedYear, planYears, readStoredYear, yearsOffered } from '../../../src/shared/calendar/plan-year.js';
import { isEnrollmentPeriod, seasonOf } from '../../../src/shared/calendar/season.js';
import { plus, type WallClock, wallClock } from '../../../src/shared/calendar/wall-clock.js';

const firstOfJanuary = wallClock(2026, 1, 1);
const endOfSeptember = wallClock(2026, 9, 30, 23, 59, 59);
const firstOfOctober = wallClock(2026, 10, 1);
const endOfYear = wallClock(2026, 12, 31, 23, 59, 59);

describe('the active year', () => {
  it.each([
    ['Jan 1 00:00:00', firstOfJanuary, 2026],
    ['Sep 30 23:59:59', endOfSeptember, 2026],
    ['Oct 1 00:00:00', firstOfOctober, 2027],
    ['Dec 31 23:59:59', endOfYear, 2027],
  ])('[YEAR-01] opens on the year of the date, without a stored year: %s', (_, today, expected) => {
    expect(activeYear(today, null)).toBe(expected);
  });

  it.each([
    ['the current year in the enrollment period', firstOfOctober, 2026, 2026],
    ['the next year in the enrollment period', firstOfOctober, 2027, 2027],
    ['the current year outside the period', endOfSeptember, 2026, 2026],
    ['the next year outside the period is ignored', endOfSeptember, 2027, 2026],
    ['a past year in the period is ignored', firstOfOctober, 2025, 2027],
    ['a past year outside the period is ignored', endOfSeptember, 2025, 2026],
    ['the year after the next one is ignored', firstOfOctober, 2028, 2027],
    ['last year’s choice of the next year, now current', wallClock(2027, 1, 1), 2027, 2027],
    ['last year’s choice of the current year, now past', wallClock(2027, 1, 1), 2026, 2027],
  ])('[YEAR-05] uses the stored year while it is on offer: %s', (_, today, stored, expected) => {
    expect(activeYear(today, stored)).toBe(expected);
  });

  it.each([
    ['2026', 2026],
    [null, null],
    ['', null],
    ['26', null],
    ['20260', null],
    [' 2026', null],
    ['2026.0', null],
    ['null', null],
    ['NaN', null],
  ])('[YEAR-05] reads the stored year %j', (text, expected) => {
    expect(readStoredYear(text)).toBe(expected);
  });

  it('[YEAR-05] makes the next year the current one on January 1, on an open page', () => {
    expect(planYears(endOfYear)).toEqual({ current: 2026, next: 2027 });
    expect(nextMidnight(endOfYear)).toBe(wallClock(2027, 1, 1));
    expect(planYears(nextMidnight(endOfYear))).toEqual({ current: 2027, next: 2028 });
    expect(yearsOffered(nextMidnight(endOfYear))).toEqual([]);
  });

  it.each([
    ['during the day', wallClock(2026, 11, 30, 23, 59, 59), 1000],
    ['at midnight', wallClock(2026, 12, 1), 86_400_000],
    ['with milliseconds', plus(wallClock(2026, 12, 1), 1), 86_399_999],
    ['before a leap day', wallClock(2028, 2, 28, 12), 43_200_000],
  ])('[YEAR-05] finds the next midnight: %s', (_, moment, expected) => {
    expect(nextMidnight(moment) - moment).toBe(expected);
  });
});

describe('the year toggle', () => {
  it.each([
    ['Jan 1', firstOfJanuary, false],
    ['Sep 30 23:59:59', endOfSeptember, false],
    ['Oct 1 00:00:00', firstOfOctober, true],
    ['Oct 14', wallClock(2026, 10, 14), true],
    ['Nov 30', wallClock(2026, 11, 30), true],
    ['Dec 31 23:59:59', endOfYear, true],
  ])('[PLN-03] shows the toggle from October to December: %s', (_, today, expected) => {
    expect(isEnrollmentPeriod(today)).toBe(expected);
    expect(yearsOffered(today).length > 0).toBe(expected);
  });

  it('[PLN-02] offers the next year from January and the current year for November or December', () => {
    expect(yearsOffered(firstOfOctober)).toEqual([
      { year: 2027, starts: 'january-or-later', isNoLongerSold: false },
      { year: 2026, starts: 'nov-or-dec', isNoLongerSold: false },
    ]);
  });

  it.each([
    ['Oct 1', firstOfOctober, false],
    ['Nov 30', wallClock(2026, 11, 30), false],
    ['Dec 1', wallClock(2026, 12, 1), false],
    ['Dec 7 23:59:59', wallClock(2026, 12, 7, 23, 59, 59), false],
    ['Dec 8 00:00:00', wallClock(2026, 12, 8), true],
    ['Dec 31 23:59:59', endOfYear, true],
  ])('[HAND-06] says from December 8 that the current year is no longer sold, and still offers it: %s', (_, today, expected) => {
    expect(yearsOffered(today).map(({ year, isNoLongerSold }) => [year, isNoLongerSold])).toEqual([
      [2027, false],
      [2026, expected],
    ]);
  });
});

describe('years that count', () => {
  const keptInOctober: readonly [string, WallClock, number, boolean][] = [
    ['past year', endOfSeptember, 2025, false],
    ['current year', endOfSeptember, 2026, true],
    ['next year before October', endOfSeptember, 2027, false],
    ['past year in October', firstOfOctober, 2025, false],
    ['current year in October', firstOfOctober, 2026, true],
    ['next year in October', firstOfOctober, 2027, true],
    ['year after the next in October', firstOfOctober, 2028, false],
    ['current year in December', endOfYear, 2026, true],
    ['year 0', firstOfOctober, 0, false],
    ['not a number', firstOfOctober, Number.NaN, false],
  ];
  it.each(keptInOctober)('[YEAR-03] decides whether plans of a year count: %s', (_, today, year, expected) => {
    expect(isSupportedYear(year, today)).toBe(expected);
  });
});

describe('the seasons', () => {
  it.each([
    ['Jan 1 00:00:00', firstOfJanuary, 'current-year'],
    ['Sep 30 23:59:59', endOfSeptember, 'current-year'],
    ['Oct 1 00:00:00', firstOfOctober, 'preview'],
    ['Oct 14 23:59:59', wallClock(2026, 10, 14, 23, 59, 59), 'preview'],
    ['Oct 15 00:00:00', wallClock(2026, 10, 15), 'both-years'],
    ['Nov 30 23:59:59', wallClock(2026, 11, 30, 23, 59, 59), 'both-years'],
    ['Dec 1 00:00:00', wallClock(2026, 12, 1), 'next-year'],
    ['Dec 7 23:59:59', wallClock(2026, 12, 7, 23, 59, 59), 'next-year'],
    ['Dec 8 00:00:00', wallClock(2026, 12, 8), 'late'],
    ['Dec 31 23:59:59', endOfYear, 'late'],
    ['Jan 1 00:00:00 of the next year', wallClock(2027, 1, 1), 'current-year'],
    ['Feb 29', wallClock(2028, 2, 29), 'current-year'],
  ])('[YEAR-06] finds the season of a date: %s', (_, today, expected) => {
    expect(seasonOf(today).name).toBe(expected);
  });
});
