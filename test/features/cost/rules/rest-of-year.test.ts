import { expect, it } from 'vitest';
import { restOfYear } from '../../../../src/features/cost/rules/rest-of-year.js';
import type { YearlyTotal } from '../../../../src/features/cost/rules/yearly-total.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';

const facts = { drugPart: 'priced', includesFullPrice: [], isWithExtraHelp: false, regular: null } as const;
const complete: YearlyTotal = { kind: 'complete', sum: { premium: 24, drugs: 64, total: 88 }, ...facts };
const incomplete: YearlyTotal = { ...complete, kind: 'incomplete', missing: [{ drugName: 'Trulicity', reason: 'full-price' }] };

it.each([
  ['September 30, last moment', wallClock(2026, 9, 30, 23, 59, 59), 2026, null],
  ['October 1', wallClock(2026, 10, 1), 2026, { fromMonth: 11, year: 2026, amount: 14.67 }],
  ['October 31, last moment', wallClock(2026, 10, 31, 23, 59, 59), 2026, { fromMonth: 11, year: 2026, amount: 14.67 }],
  ['November 1', wallClock(2026, 11, 1), 2026, { fromMonth: 12, year: 2026, amount: 7.33 }],
  ['November 30, last moment', wallClock(2026, 11, 30, 23, 59, 59), 2026, { fromMonth: 12, year: 2026, amount: 7.33 }],
  ['December 1', wallClock(2026, 12, 1), 2026, null],
  ['January 1 of the next year', wallClock(2027, 1, 1), 2027, null],
  ['November, a plan of the next year', wallClock(2026, 11, 15), 2027, null],
  ['November, a plan of last year', wallClock(2026, 11, 15), 2025, null],
])('[COST-07] shows the cost of the rest of the year: %s', (_, today, planYear, expected) => {
  expect(restOfYear(complete, planYear, today)).toEqual(expected);
});

it('[COST-07] shows the known part of an incomplete total, and nothing without a total', () => {
  const november = wallClock(2026, 11, 15);
  expect(restOfYear(incomplete, 2026, november)).toMatchObject({ amount: 7.33 });
  expect(restOfYear({ kind: 'none', reason: 'premium-unknown', premium: null, drugs: 64 }, 2026, november)).toBeNull();
});
