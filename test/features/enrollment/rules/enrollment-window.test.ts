import { describe, expect, it } from 'vitest';
import { enrollmentWindow, visibleEnrollments } from '../../../../src/features/enrollment/rules/enrollment-window.js';
import { plus, wallClock } from '../../../../src/shared/calendar/wall-clock.js';

const oct14 = wallClock(2026, 10, 14, 23, 59, 59);
const oct15 = wallClock(2026, 10, 15);
const nov30 = wallClock(2026, 11, 30, 23, 59, 59);
const dec1 = wallClock(2026, 12, 1);

describe('the enrollment windows', () => {
  it.each([
    ['current year, Jan 1 00:00:00', 2026, wallClock(2026, 1, 1), true, 'current-year'],
    ['current year, Nov 30 23:59:59', 2026, nov30, true, 'current-year'],
    ['current year, Nov 30 23:59:59.999', 2026, plus(nov30, 999), true, 'current-year'],
    ['current year, Dec 1 00:00:00', 2026, dec1, false, 'current-year-closed'],
    ['current year, Dec 31 23:59:59', 2026, wallClock(2026, 12, 31, 23, 59, 59), false, 'current-year-closed'],
    ['next year, Jan 1', 2027, wallClock(2026, 1, 1), false, 'next-year-not-yet'],
    ['next year, Oct 1', 2027, wallClock(2026, 10, 1), false, 'next-year-not-yet'],
    ['next year, Oct 14 23:59:59', 2027, oct14, false, 'next-year-not-yet'],
    ['next year, Oct 15 00:00:00', 2027, oct15, true, 'next-year'],
    ['next year, Dec 31 23:59:59', 2027, wallClock(2026, 12, 31, 23, 59, 59), true, 'next-year'],
    ['next year, one second later, now the current year', 2027, wallClock(2027, 1, 1), true, 'current-year'],
    ['past year', 2025, oct15, false, 'other-year'],
    ['the year after the next one', 2028, oct15, false, 'other-year'],
    ['not a number', Number.NaN, oct15, false, 'other-year'],
  ])('[CARD-08] [YEAR-06] decides whether enrollment is open, and why: %s', (_, planYear, today, isOpen, reason) => {
    expect(enrollmentWindow(planYear, today)).toEqual({ isOpen, reason });
  });

  const enrollments = Object.freeze([{ planYear: 2025 }, { planYear: 2026 }, { planYear: 2027 }, { planYear: 2028 }]);
  it.each([
    ['Oct 14: the current year', oct14, [2026]],
    ['Oct 15: both years', oct15, [2026, 2027]],
    ['Nov 30 23:59:59: both years', nov30, [2026, 2027]],
    ['Dec 1: the next year', dec1, [2027]],
  ])('[YEAR-06] [YEAR-07] shows the enrollments of %s, and keeps the list', (_, today, years) => {
    expect(visibleEnrollments(enrollments, today).map((one) => one.planYear)).toEqual(years);
    expect(enrollments).toHaveLength(4);
  });
});
