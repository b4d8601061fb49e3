import { describe, expect, it } from 'vitest';
import {
  type ActivePlanContext,
  decideActivePlanCard,
  isAutoEnrolled,
} from '../../../../src/features/enrollment/rules/active-plan-card.js';
import { activePlans, isActive, medicareAdvantagePlans } from '../../../../src/features/enrollment/rules/active-plans.js';
import type { EnrolledPlan } from '../../../../src/features/enrollment/rules/enrollment.js';
import { type WallClock, wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { anEnrolledPlan } from '../../../fixtures/enrollments.js';

const june = wallClock(2026, 6, 15, 10);

describe('active plans', () => {
  const cases: readonly [string, Partial<EnrolledPlan>, WallClock, boolean][] = [
    ['enrolled since January', {}, june, true],
    ['not enrolled', { isEnrolled: false }, june, false],
    ['effective today', { effectiveDate: '2026-06-15' }, wallClock(2026, 6, 15), true],
    ['effective today, written month first', { effectiveDate: '06/15/2026' }, wallClock(2026, 6, 15), true],
    ['effective tomorrow', { effectiveDate: '2026-06-16' }, wallClock(2026, 6, 15, 23, 59, 59), false],
    ['effective on February 1, in January', { effectiveDate: '2026-02-01' }, wallClock(2026, 1, 31, 23, 59, 59), false],
    ['effective on February 1, on February 1', { effectiveDate: '2026-02-01' }, wallClock(2026, 2, 1), true],
    ['effective today at noon, at 10', { effectiveDate: '2026-06-15T12:00:00' }, june, false],
    ['effective on January 1, 1970', { effectiveDate: '1970-01-01' }, june, true],
    ['no effective date', { effectiveDate: null }, june, false],
    ['an unreadable effective date', { effectiveDate: 'soon' }, june, false],
    ['terminated yesterday', { terminationDate: '2026-06-14' }, june, false],
    ['terminates today, at 23:59:59', { terminationDate: '2026-06-15' }, wallClock(2026, 6, 15, 23, 59, 59), true],
    ['terminated today, one second after 23:59:59', { terminationDate: '2026-06-15' }, wallClock(2026, 6, 16), false],
    ['terminated today at 9, at 10', { terminationDate: '2026-06-15T09:00:00' }, june, false],
    ['terminates today at 11, at 10', { terminationDate: '2026-06-15T11:00:00' }, june, true],
    ['terminates at this moment', { terminationDate: '2026-06-15T10:00:00' }, june, false],
    ['terminates in the future', { terminationDate: '2026-12-31' }, june, true],
    [
      'effective tomorrow, written as its midnight in UTC',
      { effectiveDate: '2026-06-16T00:00:00Z' },
      wallClock(2026, 6, 15, 23, 59, 59),
      false,
    ],
    ['effective today, written as its midnight in UTC', { effectiveDate: '2026-06-16T00:00:00.000Z' }, wallClock(2026, 6, 16), true],
    ['terminates today, written as its midnight in UTC', { terminationDate: '2026-06-15T00:00:00.000Z' }, june, true],
    [
      'terminates today, written as its midnight without a time zone',
      { terminationDate: '2026-06-15T00:00:00' },
      wallClock(2026, 6, 15, 23, 59, 59),
      true,
    ],
    [
      'terminated today, written as its midnight in UTC, one second after 23:59:59',
      { terminationDate: '2026-06-15T00:00:00+00:00' },
      wallClock(2026, 6, 16),
      false,
    ],
    ['terminated today at 9, written in UTC', { terminationDate: '2026-06-15T14:00:00Z' }, june, false],
    ['an empty termination date', { terminationDate: ' ' }, june, true],
    ['an unreadable termination date', { terminationDate: 'later' }, june, false],
  ];
  it.each(cases)('[ACT-01] decides whether a plan is active: %s', (_, of, now, expected) => {
    expect(isActive(anEnrolledPlan(of), now)).toBe(expected);
  });
});

describe('plans of the next year', () => {
  const next = { planYear: 2027, effectiveDate: '2027-01-01' };
  const cases: readonly [string, Partial<EnrolledPlan>, WallClock, boolean][] = [
    ['Sep 30 23:59:59', next, wallClock(2026, 9, 30, 23, 59, 59), false],
    ['Oct 1 00:00:00', next, wallClock(2026, 10, 1), true],
    ['Dec 31 23:59:59', next, wallClock(2026, 12, 31, 23, 59, 59), true],
    ['not enrolled', { ...next, isEnrolled: false }, wallClock(2026, 11, 1), false],
    ['terminated before it starts', { ...next, terminationDate: '2026-11-30' }, wallClock(2026, 11, 1), false],
    ['terminated later', { ...next, terminationDate: '2027-12-31' }, wallClock(2026, 11, 1), true],
    ['already started and ended', { ...next, effectiveDate: '2026-10-01', terminationDate: '2026-10-15' }, wallClock(2026, 11, 1), false],
    ['the year after next', { planYear: 2028, effectiveDate: '2028-01-01' }, wallClock(2026, 11, 1), false],
    ['this year, not started yet', { effectiveDate: '2026-12-01' }, wallClock(2026, 11, 1), false],
    ['without an effective date', { ...next, effectiveDate: null }, wallClock(2026, 11, 1), false],
  ];
  it.each(cases)('[ACT-02] decides whether a plan of the next year shows: %s', (_, of, now, isKept) => {
    const plan = anEnrolledPlan(of);
    expect(activePlans([plan], now)).toEqual(isKept ? [{ plan, isNextYear: true }] : []);
  });

  it('[ACT-01] shows a plan with several entries once, with the entry that is active now', () => {
    const ended = anEnrolledPlan({ terminationDate: '2026-03-31' });
    const again = anEnrolledPlan({ effectiveDate: '2026-05-01' });
    const changed = anEnrolledPlan({ effectiveDate: '2026-06-01' });
    expect(activePlans([ended, again, changed], june)).toEqual([{ plan: again, isNextYear: false }]);
    expect(activePlans([ended, again], wallClock(2026, 2, 1))).toEqual([{ plan: ended, isNextYear: false }]);
    expect(activePlans([ended, again], wallClock(2026, 4, 15))).toEqual([]);
  });

  it('[ACT-01] [ACT-02] shows the next-year plan next to the current one, and alone from January 1', () => {
    const plans = [anEnrolledPlan({ terminationDate: '2026-12-31' }), anEnrolledPlan(next), anEnrolledPlan({ isEnrolled: false })];
    const flags = (now: WallClock) => activePlans(plans, now).map(({ plan, isNextYear }) => [plan.planYear, isNextYear]);
    expect(flags(wallClock(2026, 12, 31, 23, 59, 59))).toEqual([
      [2026, false],
      [2027, true],
    ]);
    expect(flags(wallClock(2027, 1, 1))).toEqual([[2027, false]]);
  });
});

describe('auto-enrollment', () => {
  const entry = (yearAndPlanId: string, applicationIdentifier: string | null) => ({ yearAndPlanId, applicationIdentifier });
  it.each([
    ['no identifier', [entry('2026-H0609026000', null)], true],
    ['an empty identifier', [entry('2026-H0609026000', ' ')], true],
    ['an identifier', [entry('2026-H0609026000', 'X1')], false],
    ['not in the list', [], true],
    ['an identifier for another year', [entry('2027-H0609026000', 'X1')], true],
    ['an identifier for another plan', [entry('2026-H0609026001', 'X1')], true],
    ['two entries, one with an identifier', [entry('2026-H0609026000', null), entry('2026-H0609026000', 'X1')], false],
    ['the call failed', null, false],
  ])('[ACT-03] [ACT-04] decides whether a plan is auto-enrolled: %s', (_, memberPlans, expected) => {
    expect(isAutoEnrolled(anEnrolledPlan(), memberPlans)).toBe(expected);
  });
});

describe('the card of an enrolled plan', () => {
  const nextYear = { plan: anEnrolledPlan({ planYear: 2027, effectiveDate: '2027-01-01' }), isNextYear: true };
  const off = { nextYearEnrollment: false, disableAutoEnrolledStatus: false };
  const context: ActivePlanContext = { today: wallClock(2026, 11, 1), memberPlans: [], flags: off };
  const applied = [{ yearAndPlanId: '2027-H0609026000', applicationIdentifier: 'X1' }];
  const status = (of: string) => ({ kind: 'next-year', status: of, year: 2027 });

  it.each([true, false])(
    '[ACT-04] [ACT-07] calls a plan in force active and links to its benefits, next-year enrollment %s',
    (nextYearEnrollment) => {
      const card = decideActivePlanCard(
        { plan: anEnrolledPlan(), isNextYear: false },
        { ...context, flags: { ...off, nextYearEnrollment } },
      );
      expect(card).toEqual({ kind: 'active', action: 'view-member-benefits' });
    },
  );

  it.each([
    ['no application', {}, status('auto-enrolled')],
    ['an application', { memberPlans: applied }, status('enrolled')],
    ['the call failed', { memberPlans: null }, status('enrolled')],
    ['the flag turns the auto-enrolled status off', { flags: { ...off, disableAutoEnrolledStatus: true } }, status('enrolled')],
  ])('[ACT-03] [ACT-04] [ACT-05] shows the status of a next-year plan: %s', (_, over, card) => {
    expect(decideActivePlanCard(nextYear, { ...context, ...over })).toEqual(card);
  });

  it.each([null, [], applied])('[ACT-06] adds nothing to a next-year plan if next-year enrollment is on', (memberPlans) => {
    const flags = { ...off, nextYearEnrollment: true };
    expect(decideActivePlanCard(nextYear, { ...context, memberPlans, flags })).toEqual({ kind: 'plain' });
  });
});

describe('the block of Medicare Advantage plans', () => {
  const active = (planType: string, planName = 'Plan', snpType: string | null = null) => ({
    plan: anEnrolledPlan({ planType, planName, snpType }),
    isNextYear: false,
  });

  it('[DASH-04] has Medicare Advantage plans only', () => {
    const plans = [
      active('MA'),
      active('PDP'),
      active('MAPD'),
      active('SNP'),
      active('MAPD', 'Complete (HMO D-SNP)'),
      active('MAPD', 'Plan', 'D-SNP'),
    ];
    expect(medicareAdvantagePlans(plans)).toEqual([plans[0], plans[2]]);
  });

  it.each([
    ['no enrolled plan', []],
    ['a drug plan alone', [active('PDP')]],
  ])('[DASH-04] is empty: %s', (_, plans) => {
    expect(medicareAdvantagePlans(plans)).toEqual([]);
  });
});
