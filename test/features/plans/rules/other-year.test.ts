import { expect, it } from 'vitest';
import { otherYear } from '../../../../src/features/plans/rules/other-year.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';

const inDecember = wallClock(2026, 12, 5);

it.each([
  ['three of the current year', [2026, 2026, 2026], 2027, inDecember, { year: 2026, count: 3 }],
  ['one of the current year', [2026], 2027, inDecember, { year: 2026, count: 1 }],
  ['two of the next year, while the current year shows', [2027, 2027], 2026, inDecember, { year: 2027, count: 2 }],
  ['none', [], 2027, inDecember, null],
  ['some of both years', [2026, 2027], 2027, inDecember, null],
  ['those of a past year, which do not count', [2025, 2025], 2027, inDecember, null],
  ['those of the past year after January 1', [2026, 2026], 2027, wallClock(2027, 1, 1), null],
  ['those of the next year before October', [2027], 2026, wallClock(2026, 9, 30, 23, 59, 59), null],
  ['those of the current year on October 1', [2026], 2027, wallClock(2026, 10, 1), { year: 2026, count: 1 }],
  ['those of the current year on December 31', [2026], 2027, wallClock(2026, 12, 31, 23, 59, 59), { year: 2026, count: 1 }],
] as const)('[NEXT-07] finds the plans of the other year if the shown year has none: %s', (_, years, shown, today, expected) => {
  expect(
    otherYear(
      years.map((year) => ({ year })),
      shown,
      today,
    ),
  ).toEqual(expected);
});
