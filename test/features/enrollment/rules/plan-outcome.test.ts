import { describe, expect, it } from 'vitest';
import { activePlans } from '../../../../src/features/enrollment/rules/active-plans.js';
import type { EnrolledPlan, NextYear } from '../../../../src/features/enrollment/rules/enrollment.js';
import { type PlanOutcome, planOutcomes } from '../../../../src/features/enrollment/rules/plan-outcome.js';
import { type WallClock, wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { anEnrolledPlan } from '../../../fixtures/enrollments.js';

const november = wallClock(2026, 11, 20);
const OWN = 'H1822001000';
const OTHER = 'H0609044000';
const DRUG_PLAN = 'S0001001000';

const says = (outcome: NextYear['outcome'], planId: string | null = null) => ({ outcome, planId }) as NextYear;
const of = (over: Partial<EnrolledPlan> = {}): EnrolledPlan =>
  anEnrolledPlan({ planId: OWN, planYear: 2026, planType: 'MAPD', planName: 'Own', effectiveDate: '2026-01-01', ...over });
const drugPlan = (over: Partial<EnrolledPlan> = {}) => of({ planId: DRUG_PLAN, planType: 'PDP', planName: 'Drugs', ...over });
const joins = (over: Partial<EnrolledPlan> = {}) =>
  of({ planId: OTHER, planName: 'Another', planYear: 2027, effectiveDate: '2027-01-01', ...over });

/** The outcome for each plan, by id. */
function outcomes(plans: readonly EnrolledPlan[], today: WallClock = november) {
  return Object.fromEntries([...planOutcomes(activePlans(plans, today), today)].map(([{ planId }, outcome]) => [planId, outcome]));
}

const starts = { year: 2027, month: 1, day: 1 };
const joined: PlanOutcome = { kind: 'joined', name: 'Another', starts };

describe('the outcome for a plan on January 1', () => {
  it.each<[string, NextYear | null, PlanOutcome]>([
    ['nothing is said', null, { kind: 'unknown', planId: OWN } as PlanOutcome],
    ['another word, with a plan', says('unknown', OTHER), { kind: 'unknown', planId: OTHER } as PlanOutcome],
    ['it renews', says('renews'), { kind: 'renews', planId: OWN } as PlanOutcome],
    ['it renews under another id', says('renews', OTHER), { kind: 'renews', planId: OTHER } as PlanOutcome],
    ['it moves', says('moves', OTHER), { kind: 'moves', planId: OTHER } as PlanOutcome],
    ['it moves to an unknown plan', says('moves'), { kind: 'moves', planId: null }],
    ['it moves to itself', says('moves', OWN), { kind: 'renews', planId: OWN } as PlanOutcome],
    ['it ends', says('ends'), { kind: 'ends', lost: 'care-and-drugs' }],
    ['it ends, and a plan is named', says('ends', OTHER), { kind: 'ends', lost: 'care-and-drugs' }],
  ])('[NEXT-02] says what the service says: %s', (_, nextYear, expected) => {
    expect(outcomes([of({ nextYear })])).toEqual({ [OWN]: expected });
  });

  it.each<[string, Partial<EnrolledPlan>, string]>([
    ['a Medicare Advantage plan', {}, 'care-and-drugs'],
    ['a special needs plan', { planType: 'SNP', snpType: 'D-SNP' }, 'care-and-drugs'],
    ['a drug plan', { planType: 'PDP' }, 'drugs'],
    ['a plan of an unknown type', { planType: 'something' }, 'unknown'],
  ])('[NEXT-02] says what the member loses if it ends: %s', (_, over, lost) => {
    expect(outcomes([of({ nextYear: says('ends'), ...over })])).toEqual({ [OWN]: { kind: 'ends', lost } });
  });

  it('[NEXT-02] never takes drug coverage away that another plan keeps', () => {
    const ends = of({ planType: 'MA', nextYear: says('ends') });
    expect(outcomes([ends, drugPlan()])[OWN]).toEqual({ kind: 'ends', lost: 'care' });
    expect(outcomes([ends, drugPlan({ nextYear: says('ends') })])[OWN]).toEqual({ kind: 'ends', lost: 'care-and-drugs' });
  });

  it.each<[string, readonly EnrolledPlan[], Readonly<Record<string, unknown>>]>([
    ['in another plan', [of({ nextYear: says('ends') }), joins()], { [OWN]: joined }],
    ['in another plan, although it renews', [of({ nextYear: says('renews') }), joins()], { [OWN]: joined }],
    ['in the same plan', [of({ nextYear: says('ends') }), joins({ planId: OWN })], { [OWN]: { kind: 'renews', planId: OWN } }],
    ['in the plan that it moves to', [of({ nextYear: says('moves', OTHER) }), joins()], { [OWN]: { kind: 'moves', planId: OTHER } }],
    [
      'in the same plan, not the one that it moves to',
      [of({ nextYear: says('moves', OTHER) }), joins({ planId: OWN })],
      { [OWN]: { kind: 'renews', planId: OWN } },
    ],
    ['that was canceled', [of(), joins({ isEnrolled: false })], { [OWN]: { kind: 'unknown', planId: OWN } }],
    ['that ended before it began', [of(), joins({ terminationDate: '2026-12-31' })], { [OWN]: { kind: 'unknown', planId: OWN } }],
    ['in a supplement plan', [of(), joins({ planId: 'G', planType: 'MEDSUPP' })], { [OWN]: { kind: 'unknown', planId: OWN } }],
    ['in a drug plan alone', [of(), joins({ planType: 'PDP' })], { [OWN]: joined }],
    [
      'in a drug plan, beside a plan for care and one for drugs',
      [of({ planType: 'MA' }), drugPlan(), joins({ planType: 'PDP' })],
      { [OWN]: { kind: 'unknown', planId: OWN }, [DRUG_PLAN]: joined },
    ],
    ['in a Medicare Advantage plan, from a drug plan', [drugPlan(), joins()], { [DRUG_PLAN]: joined }],
  ])('[NEXT-02] [ACT-02] an enrollment of the next year wins: %s', (_, plans, expected) => {
    expect(outcomes(plans)).toEqual(expected);
  });

  it('[NEXT-02] decides each plan once, and no supplement plan', () => {
    const supplement = of({ planId: 'G', planType: 'MEDSUPP', nextYear: says('ends') });
    expect(outcomes([of(), of(), drugPlan(), supplement])).toEqual({
      [OWN]: { kind: 'unknown', planId: OWN },
      [DRUG_PLAN]: { kind: 'unknown', planId: DRUG_PLAN },
    });
  });

  it.each<[string, WallClock, boolean]>([
    ['September 30, 23:59:59', wallClock(2026, 9, 30, 23, 59, 59), false],
    ['October 1', wallClock(2026, 10, 1), true],
    ['December 31, 23:59:59', wallClock(2026, 12, 31, 23, 59, 59), true],
    ['January 1', wallClock(2027, 1, 1), false],
  ])('[NEXT-01] [NEXT-02] is known from October 1 to December 31: %s', (_, today, isKnown) => {
    expect(Object.keys(outcomes([of({ nextYear: says('renews') })], today))).toEqual(isKnown ? [OWN] : []);
  });
});
