import { expect, it } from 'vitest';
import { dayBefore } from '../../../../src/features/next-year/rules/day-before.js';

const date = (year: number, month: number, day: number) => ({ year, month, day });

it.each([
  [date(2027, 1, 1), date(2026, 12, 31)],
  [date(2027, 2, 1), date(2027, 1, 31)],
  [date(2027, 3, 1), date(2027, 2, 28)],
  [date(2028, 3, 1), date(2028, 2, 29)],
])('[NEXT-02] a plan ends the day before the next one starts: %j', (starts, ends) => {
  expect(dayBefore(starts)).toEqual(ends);
});
