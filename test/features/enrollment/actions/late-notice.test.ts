import { beforeEach, describe, expect, it } from 'vitest';
import type { NextYear } from '../../../../src/features/enrollment/rules/enrollment.js';
import { $lateNotice } from '../../../../src/features/enrollment/state/late-notice.js';
import { setPlanDetails } from '../../../../src/features/known-plans/state/plan-details.js';
import { planKey } from '../../../../src/features/plan/rules/plan.js';
import { readSavedPlans } from '../../../../src/features/plan/rules/saved-plans.js';
import { setActiveYear } from '../../../../src/features/plan-year/state/year.js';
import { $yearOffers } from '../../../../src/features/plan-year/state/year-offers.js';
import { $lateList } from '../../../../src/features/plans/state/late-list.js';
import { profileLoaded } from '../../../../src/features/profile/state/profile.js';
import { setServerTime, turnDay } from '../../../../src/shared/calendar/clock-state.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { resetStore } from '../../../../src/shared/state/store.js';
import { anEnrolledPlan } from '../../../fixtures/enrollments.js';
import { aDualPlan, anInstitutionalPlan, aPlan } from '../../../fixtures/plans.js';
import { aProfile } from '../../../fixtures/profile.js';

/** Tests the notices of a page in December, and of one that stays open over midnight. */

const ends: NextYear = { outcome: 'ends', planId: null };
const noteOf = () => ($yearOffers.get() ?? []).map(({ isNoLongerSold }) => isNoLongerSold);

beforeEach(resetStore);

describe('a page that stays open', () => {
  it.each([
    ['December 7', wallClock(2026, 12, 7, 23, 59, 59), [null, [false, false]], ['ended', [false, true]]],
    ['December 30', wallClock(2026, 12, 30, 23, 59, 59), ['ended', [false, true]], ['ended', [false, true]]],
    ['December 31', wallClock(2026, 12, 31, 23, 59, 59), ['ended', [false, true]], [null, []]],
  ])('[HAND-06] says the next day what holds then: %s', (_, evening, before, after) => {
    setServerTime(evening, 0);
    expect([$lateNotice.get(), noteOf()]).toEqual(before);
    expect(turnDay(1_000)).toBe(true);
    expect([$lateNotice.get(), noteOf()]).toEqual(after);
  });

  it('[HAND-06] [NEXT-02] says that the plan ends when the profile has loaded, and no more when another plan is joined', () => {
    setServerTime(wallClock(2026, 12, 10), 0);
    expect($lateNotice.get()).toBe('ended');
    profileLoaded(aProfile({ enrolledPlans: [anEnrolledPlan({ nextYear: ends })] }));
    expect($lateNotice.get()).toBe('plan-ends');
    const joined = anEnrolledPlan({ planId: 'H0609044000', planYear: 2027, effectiveDate: '2027-01-01' });
    profileLoaded(aProfile({ enrolledPlans: [anEnrolledPlan({ nextYear: ends }), joined] }));
    expect($lateNotice.get()).toBe('ended');
  });
});

describe('the line above the cards', () => {
  const save = (text: string, ...plans: readonly ReturnType<typeof aPlan>[]) => {
    const { plans: some } = aProfile();
    profileLoaded(aProfile({ plans: { ...some, savedPlans: readSavedPlans(text) } }));
    setPlanDetails(Object.fromEntries(plans.map((plan) => [planKey(plan.id, plan.year), plan])));
  };
  const dual = aDualPlan({ year: 2027 });
  const institutional = anInstitutionalPlan({ year: 2027 });

  it.each([
    ['a plan that is loading', 'H0609044000 2027 MAPD', [], 2027, 'ended'],
    ['a special needs plan', `${dual.id} 2027 SNP`, [dual], 2027, 'ended'],
    ['an institutional plan alone, which can be joined all year', `${institutional.id} 2027 SNP`, [institutional], 2027, null],
    ['plans of the current year', 'H0609044000 2026 MAPD', [aPlan({ year: 2026 })], 2026, null],
    ['no plan of the year', 'H0609044000 2026 MAPD', [], 2027, null],
  ] as const)('[HAND-06] shows if one of the cards can be joined: %s', (_, text, plans, year, expected) => {
    setServerTime(wallClock(2026, 12, 10), 0);
    setActiveYear(year);
    save(text, ...plans);
    expect($lateList.get()).toBe(expected);
  });

  it('[HAND-06] [HAND-02] is not there if the only plan is the one that the shopper has joined', () => {
    setServerTime(wallClock(2026, 12, 10), 0);
    setActiveYear(2027);
    save('H0609044000 2027 MAPD', aPlan({ year: 2027 }));
    expect($lateList.get()).toBe('ended');
    const { plans } = aProfile();
    const joined = anEnrolledPlan({ planId: 'H0609044000', planYear: 2027, effectiveDate: '2027-01-01' });
    const saved = {
      text: '',
      plans: [{ id: 'H0609044000', year: 2027, rawType: 'MAPD' }],
      isCut: false,
    } as unknown as typeof plans.savedPlans;
    profileLoaded(aProfile({ plans: { ...plans, savedPlans: saved }, enrolledPlans: [joined] }));
    expect($lateList.get()).toBeNull();
  });
});
