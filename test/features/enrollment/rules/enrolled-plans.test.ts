import { expect, it } from 'vitest';
import { activePlans } from '../../../../src/features/enrollment/rules/active-plans.js';
import { enrolledPlans } from '../../../../src/features/enrollment/rules/enrolled-plans.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { anEnrolledPlan } from '../../../fixtures/enrollments.js';

const now = wallClock(2026, 11, 20);
const of = (...plans: Parameters<typeof activePlans>[0]) => [...enrolledPlans(activePlans(plans, now))];
const id = 'H0609044000';

it.each([
  ['in force', { planYear: 2026, effectiveDate: '2026-01-01' }, [[`${id}-2026`, { starts: null }]]],
  ['of the next year', { planYear: 2027, effectiveDate: '2027-01-01' }, [[`${id}-2027`, { starts: { year: 2027, month: 1, day: 1 } }]]],
  ['starts today', { planYear: 2026, effectiveDate: '2026-11-20' }, [[`${id}-2026`, { starts: null }]]],
  ['ended yesterday', { planYear: 2026, effectiveDate: '2026-01-01', terminationDate: '2026-11-19' }, []],
  ['an unreadable date', { planYear: 2027, effectiveDate: 'soon' }, []],
  ['no date', { planYear: 2027, effectiveDate: null }, []],
  ['not enrolled', { planYear: 2026, effectiveDate: '2026-01-01', isEnrolled: false }, []],
])('[HAND-02] says when a plan of the next year starts: %s', (_, over, expected) => {
  expect(of(anEnrolledPlan({ planId: id, terminationDate: null, ...over }))).toEqual(expected);
});
