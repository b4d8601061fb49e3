import { describe, expect, it } from 'vitest';
import type { ActivePlan } from '../../../../src/features/enrollment/rules/active-plans.js';
import type { EnrolledPlan, NextYear } from '../../../../src/features/enrollment/rules/enrollment.js';
import { doesCurrentPlanEnd, isNoticeAbout, lateNotice } from '../../../../src/features/enrollment/rules/late-enrollment.js';
import type { SnpKind } from '../../../../src/features/plan/rules/plan.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { anEnrolledPlan } from '../../../fixtures/enrollments.js';

const december10 = wallClock(2026, 12, 10);

describe('the notice of December', () => {
  it.each([
    ['Jan 1 of the current year', wallClock(2026, 1, 1), null],
    ['Oct 15', wallClock(2026, 10, 15), null],
    ['Dec 7 00:00:00', wallClock(2026, 12, 7), null],
    ['Dec 7 23:59:59', wallClock(2026, 12, 7, 23, 59, 59), null],
    ['Dec 8 00:00:00', wallClock(2026, 12, 8), 'ended'],
    ['Dec 31 23:59:59', wallClock(2026, 12, 31, 23, 59, 59), 'ended'],
    ['Jan 1 00:00:00', wallClock(2027, 1, 1), null],
  ] as const)('[HAND-06] shows from December 8 to 31: %s', (_, today, expected) => {
    expect(lateNotice(today, false)).toBe(expected);
    expect(lateNotice(today, true)).toBe(expected && 'plan-ends');
  });

  it.each([
    ['a plan of the next year', 2027, null, true],
    ['a dual special needs plan of the next year', 2027, 'dual', true],
    ['an institutional plan, which can be joined all year', 2027, 'institutional', false],
    ['a plan of the current year', 2026, null, false],
    ['a plan of the year after the next', 2028, null, false],
  ] as const)('[HAND-06] is about plans of the next year that can be joined: %s', (_, year: number, snpKind: SnpKind | null, expected) => {
    expect(isNoticeAbout({ year, snpKind }, december10)).toBe(expected);
  });
});

describe('whether the current plan ends', () => {
  const now = (nextYear: NextYear | null, over: Partial<EnrolledPlan> = {}): ActivePlan => ({
    plan: anEnrolledPlan({ nextYear, ...over }),
    isNextYear: false,
  });
  const joined = (over: Partial<EnrolledPlan> = {}): ActivePlan => ({
    plan: anEnrolledPlan({ planYear: 2027, ...over }),
    isNextYear: true,
  });
  const ends: NextYear = { outcome: 'ends', planId: null };
  const supplement = { planType: 'MEDSUPP', planId: 'G' };

  it.each([
    ['no plan', [], false],
    ['not known', [now(null)], false],
    ['it renews', [now({ outcome: 'renews', planId: null })], false],
    ['it moves', [now({ outcome: 'moves', planId: null })], false],
    ['it ends', [now(ends)], true],
    ['one of two ends', [now(null), now(ends)], true],
    ['a plan of the next year is joined already', [now(ends), joined()], false],
    ['a supplement plan ends', [now(ends, supplement)], false],
    ['it ends, and a supplement plan starts', [now(ends), joined(supplement)], true],
  ])('[HAND-06] [NEXT-02] %s', (_, active, expected) => {
    expect(doesCurrentPlanEnd(active)).toBe(expected);
  });
});
