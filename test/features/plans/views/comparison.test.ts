import { describe, expect, it } from 'vitest';
import type { CostAnswer } from '../../../../src/features/cost/rules/cost-answer.js';
import type { CostRow } from '../../../../src/features/cost/rules/cost-chart.js';
import { cost } from '../../../../src/features/cost/text/en/cost.js';
import { costChart as chart } from '../../../../src/features/cost/text/en/cost-chart.js';
import type { Plan } from '../../../../src/features/plan/rules/plan.js';
import { planCard as card } from '../../../../src/features/plan/text/en/plan-card.js';
import { type ComparedPlan, comparisonOf } from '../../../../src/features/plans/PlanComparison/comparison.js';
import type { ComparisonRow, PlanComparison } from '../../../../src/features/plans/rules/comparison.js';
import { type CardContext, decidePlanCard } from '../../../../src/features/plans/rules/plan-card.js';
import { comparison as text } from '../../../../src/features/plans/text/en/comparison.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { spanish } from '../../../../src/spanish.js';
import { anMaPlan, aPdpPlan } from '../../../fixtures/plans.js';
import { complete, costRow } from '../../cost/support/cost-rows.js';
import { drug, estimate, pharmacy, provider } from '../../drugs/rules/samples.js';
import { cardContext, sent, withApplication } from '../rules/card-samples.js';
import { medicarePlan as ofThisYear, supplementPlan } from '../rules/samples.js';

/** The saved plans side by side, as they are printed and sent by email. */

const english = { text, card, cost, chart };
const atWhalley = pharmacy;
const amlodipine = drug('1', 'Amlodipine');
const trulicity = drug('2', 'Trulicity');
const coversBoth = estimate({ coveredDrugs: ['1', '2'], costs: { 1: 0, 2: 64 }, annualCost: 64 });
const leavesTrulicityOut = estimate({ coveredDrugs: ['1'], costs: { 1: 6.4 }, annualCost: 6.4 });
const medicarePlan = (over: Parameters<typeof ofThisYear>[0] = {}) => ofThisYear({ year: 2027, ...over });
const november = wallClock(2026, 11, 20);

function compared(plan: Plan, context: Partial<CardContext> = {}, over: Partial<ComparedPlan> = {}): ComparedPlan {
  const model = decidePlanCard(plan, cardContext({ today: november, pharmacy: atWhalley, ...context }));
  return {
    planId: 'H0609044000',
    name: model.name,
    displayedId: 'Plan ID H0609-044-000',
    model,
    hasFailed: false,
    now: null,
    family: 'medicare-advantage',
    ...over,
  };
}

const counts = (covered: number) => ({ drugs: { covered: 4, of: 4 }, doctors: { covered, of: 4 } });
const lowest: CostAnswer = {
  kind: 'lowest',
  plan: { ...costRow('Low', complete(0, 64), { counts: counts(1) }), total: complete(0, 64) },
  about: 'anybody-can-join',
  moreDoctors: { plan: { ...costRow('Dear', complete(0, 96), { counts: counts(4) }), total: complete(0, 96) }, more: 32 },
};
const noAnswer: CostAnswer = { kind: 'none', reason: 'too-few' };

function compare(plans: readonly ComparedPlan[], now: readonly CostRow[] = [], words = english, answer = noAnswer): PlanComparison {
  return comparisonOf({ plans, now, answer, changes: [], phone: '1-800-555-0142', stars: 'Star ratings are for 2027.' }, words);
}

function cell(plan: Plan, context: Partial<CardContext>, key: ComparisonRow['key']): readonly string[] | undefined {
  return compare([compared(plan, context)]).rows.find((row) => row.key === key)?.cells[0];
}

describe('the saved plans side by side', () => {
  const drugs = [amlodipine, trulicity];
  const hoppe = provider({ id: 'p1', name: 'Dr. Novella Hoppe', plans: [] });
  const klocko = provider({ id: 'p2', name: 'Dr. Leonard Klocko', plans: ['H0609044000'] });
  const rows: readonly (readonly [string, ComparisonRow['key'], Plan, Partial<CardContext>, readonly string[]])[] = [
    [
      '[COST-01] the yearly total with cents',
      'total',
      medicarePlan({ monthlyPremium: 2, drugEstimate: coversBoth }),
      { drugs },
      ['$88.00'],
    ],
    [
      '[COST-02] what an incomplete total lacks',
      'total',
      medicarePlan({ monthlyPremium: 0, drugEstimate: leavesTrulicityOut }),
      { drugs },
      ['$6.40', '+ Trulicity at full price', 'Total is incomplete'],
    ],
    [
      '[COST-02] the full price that a total includes',
      'total',
      medicarePlan({ monthlyPremium: 0, drugEstimate: { ...leavesTrulicityOut, fullCosts: { '00000000002': 9600 } } }),
      { drugs },
      ['$9,606.40', 'includes Trulicity at full price, $9,600'],
    ],
    [
      '[COST-11] the number of three full prices and their sum',
      'total',
      medicarePlan({
        monthlyPremium: 0,
        drugEstimate: estimate({
          coveredDrugs: [],
          annualCost: 0,
          fullCosts: { '00000000001': 9000, '00000000002': 9000, '00000000003': 9000 },
        }),
      }),
      { drugs: [...drugs, drug('3', 'Eliquis')] },
      ['$27,000.00', 'includes 3 drugs at full price, $27,000'],
    ],
    ['[COST-01] no total without a premium', 'total', medicarePlan({ monthlyPremium: null }), {}, ['--', 'The premium is not available']],
    [
      '[COST-01] the premium alone without saved drugs',
      'total',
      medicarePlan({ monthlyPremium: 26 }),
      {},
      ['$312.00', 'premium only, until you add your drugs'],
    ],
    [
      '[COST-07] the rest of this year',
      'total',
      medicarePlan({ monthlyPremium: 7, year: 2026 }),
      {},
      ['$84.00', 'premium only, until you add your drugs', 'December 2026: about $7'],
    ],
    [
      '[CARD-16] the premium with Extra Help, and the one without',
      'premium',
      medicarePlan({ monthlyPremium: 26, lisMonthlyPremiumText: '$2.00' }),
      { hasExtraHelp: true },
      ['$2.00', '$26.00 without'],
    ],
    ['[COST-06] whole dollars for the maximum', 'limit', medicarePlan({ outOfPocketMaximum: 3500 }), {}, ['$3,500']],
    ['[FACT-01] that a drug plan has no medical care', 'limit', aPdpPlan(), {}, ['Medical care is not included']],
    ['[FACT-01] the deductible for drugs', 'deductible', aPdpPlan(), {}, ['$590 for drugs']],
    ['[FACT-01] the medical deductible', 'deductible', medicarePlan({ medicalDeductible: 0 }), {}, ['$0 medical']],
    ['[FACT-01] the stars', 'stars', medicarePlan({ overallStarRating: 4.5 }), {}, ['4.5 of 5 stars']],
    [
      '[FACT-02] every drug that is not covered, by name',
      'drugs',
      medicarePlan({ drugEstimate: estimate({ coveredDrugs: ['1'], annualCost: 0 }) }),
      { drugs: [amlodipine, trulicity, drug('3', 'Eliquis'), drug('4', 'Humira'), drug('5', 'Ozempic')] },
      ['1 of 5 covered', 'Not covered: Eliquis, Humira, Ozempic, Trulicity'],
    ],
    ['[DRUG-01] that no drug is covered', 'drugs', anMaPlan(), { drugs }, ['No prescription drug coverage']],
    [
      '[FACT-02] the doctors who are not in the network',
      'providers',
      medicarePlan(),
      { providers: [hoppe, klocko] },
      ['1 of 2 in network', 'Not in network: Hoppe'],
    ],
    [
      '[FACT-01] which doctors can be seen',
      'network',
      medicarePlan({ networkType: 'HMO' }),
      {},
      ['Network doctors only, except emergencies'],
    ],
    ['[HAND-03] that enrolling is open', 'enroll', medicarePlan({ year: 2027 }), {}, ['Open now']],
    [
      '[HAND-03] that enrolling is closed',
      'enroll',
      medicarePlan({ year: 2026 }),
      { today: wallClock(2026, 12, 3) },
      ['Enrollment for 2026 coverage has closed.'],
    ],
    [
      '[HAND-03] whom to call for a plan that is not sold online',
      'enroll',
      medicarePlan({ year: 2027 }),
      { suppression: [{ planId: 'H0609044000', year: 2027 }] },
      ['Not available online. Call 1-800-555-0142.'],
    ],
    [
      '[HAND-04] the application of the plan',
      'enroll',
      medicarePlan({ year: 2027 }),
      withApplication(medicarePlan({ year: 2027 }), sent('Approved', { outcome: 'approved' })),
      ['Approved'],
    ],
    ['[FACT-03] that supplement plans have no stars', 'stars', supplementPlan(), {}, ['Supplement plans have no stars']],
  ];

  it.each(rows)('%s', (_, key, plan, context, words) => {
    // Beside another plan, so that no row is left out for want of anything to compare.
    const other = { drugs: [amlodipine], providers: [klocko] };
    const { cells } = compare([compared(plan, context), compared(medicarePlan(), other)]).rows.find((row) => row.key === key) ?? {};
    expect(cells?.[0]).toEqual(words);
  });

  it('[COST-08] says once that all totals include Extra Help, or in each cell that does', () => {
    const helped = medicarePlan({ monthlyPremium: 26, lisMonthlyPremiumText: '$2.00' });
    const all = compare([compared(helped, { hasExtraHelp: true })]).rows[0];
    expect([all?.hint, all?.cells[0]]).toEqual(['Premium, with Extra Help', ['$24.00', 'premium only, until you add your drugs']]);
    const some = compare([compared(helped, { hasExtraHelp: true }), compared(medicarePlan({ monthlyPremium: 26 }))]).rows[0];
    expect(some?.hint).toBe('Premium');
    expect(some?.cells.map((lines) => lines.includes('With Extra Help'))).toEqual([true, false]);
  });

  it('[ERR-02] keeps a plan whose details could not be loaded, and says so', () => {
    const missing = { planId: 'H1', name: 'Essentials', displayedId: 'Plan ID H1', model: null, now: null, family: null };
    const { plans, rows: found } = compare([
      compared(medicarePlan()),
      { ...missing, hasFailed: true },
      { ...missing, planId: 'H2', hasFailed: false },
    ]);
    expect(plans.map(({ name }) => name)).toContain('Essentials');
    expect(found[0]?.cells.slice(1)).toEqual([
      ['--', 'We could not load this plan'],
      ['--', 'Estimating the cost'],
    ]);
    expect(found.slice(1).every(({ cells }) => cells[1]?.join() === '--')).toBe(true);
  });

  it('[COST-05] [NEXT-03] marks the plan that the shopper has now, and names it first, above the table, if it is not saved', () => {
    const now = costRow('SCAN Classic (HMO)', complete(0, 96), { year: 2026, isYourPlanNow: true, isSaved: false });
    const { plans, lead } = compare([compared(medicarePlan(), {}, { now })], [now], english, lowest);
    expect(plans[0]?.lines).toContain('Your plan now');
    expect(lead).toEqual([
      'Your plan now: SCAN Classic (HMO), $96.00 for 2026.',
      'Lowest yearly cost of a Medicare Advantage plan that anybody can join: Low, $64.00. It covers 4 of 4 drugs. 1 of 4 doctors is in its network.',
      'Dear has 4 of 4 doctors, for $32.00 more a year.',
    ]);
  });

  it.each([
    [{ kind: 'more', amount: 8 } as const, '$8.00 more than 2026'],
    [{ kind: 'less', amount: 8 } as const, '$8.00 less than 2026'],
    [{ kind: 'same' } as const, 'the same as 2026'],
  ])('[NEXT-03] [NEXT-05] says what the plan now costs in the next year: %j', (difference, words) => {
    const now = costRow('SCAN Classic (HMO)', complete(0, 96), {
      isYourPlanNow: true,
      isSaved: false,
      sinceLastYear: { year: 2026, difference, lost: { drugs: [], doctors: [] } },
    });
    const { plans, lead } = compare([compared(medicarePlan(), {}, { now })], [now]);
    expect(lead[0]).toBe(`Your plan now, in 2027: SCAN Classic (HMO), $96.00 a year, ${words}.`);
    expect(plans[0]?.lines).toEqual(expect.arrayContaining(['Your plan now, in 2027', words]));
    const unknown = { ...now, sinceLastYear: { year: 2026, difference: null, lost: { drugs: [], doctors: [] } } };
    expect(compare([], [unknown]).lead[0]).toBe('Your plan now, in 2027: SCAN Classic (HMO), $96.00 a year.');
  });

  it('[NEXT-03] [NEXT-05] says that the plan now ends', () => {
    const now = costRow('SCAN Classic (HMO)', complete(0, 96), { year: 2026, isYourPlanNow: true, isSaved: false, doesEnd: true });
    expect(compare([], [now]).lead).toEqual(['Your plan now: SCAN Classic (HMO), $96.00 for 2026. It ends December 31, 2026.']);
  });

  it('[COST-10] names the group over special needs plans, and their need under the name', () => {
    const dual = compared(medicarePlan({ kind: 'SNP', snpKind: 'dual' }), {}, { family: 'special-needs' });
    const chronic = medicarePlan({ kind: 'SNP', snpKind: 'chronic', snpConditions: ['diabetes', 'heart-failure'] });
    const own = compared(chronic, {}, { family: 'medicare-advantage' });
    const { plans } = compare([compared(medicarePlan()), own, compared(aPdpPlan(), {}, { family: 'drug-plan' }), dual]);
    expect(plans.map(({ group, need, lines }) => [group, need, lines[0]])).toEqual([
      [null, null, 'Medicare Advantage'],
      [null, 'For people with diabetes or heart failure', 'For people with diabetes or heart failure'],
      ['Drug plans, used with Original Medicare', null, 'Prescription Drug Plan'],
      ['Special needs plans. You can join only if you qualify.', 'Medicaid required', 'Medicaid required'],
    ]);
  });

  it('[COST-09] [FACT-04] says that the figures are estimates, and what the stars mean if there are any', () => {
    const estimates = 'These figures are estimates. They do not include copays for doctor visits.';
    expect(compare([compared(medicarePlan({ overallStarRating: null }))]).notes).toEqual([estimates]);
    expect(compare([compared(medicarePlan({ overallStarRating: 4 }))]).notes).toEqual([estimates, 'Star ratings are for 2027.']);
  });

  it('[TOP-05] leaves out a row that no plan has an answer for', () => {
    expect(cell(medicarePlan(), {}, 'drugs')).toBeUndefined();
    expect(cell(medicarePlan(), {}, 'providers')).toBeUndefined();
    expect(cell(medicarePlan({ overallStarRating: null }), {}, 'stars')).toBeUndefined();
  });

  it('[TOP-05] speaks Spanish', () => {
    const words = { text: spanish.comparison, card: spanish.planCard, cost: spanish.cost, chart: spanish.costChart };
    const plan = medicarePlan({ monthlyPremium: 0, drugEstimate: leavesTrulicityOut });
    const { rows: found, notes } = compare([compared(plan, { drugs })], [], words);
    expect(found.find(({ key }) => key === 'drugs')?.cells[0]).toEqual(['1 de 2 cubiertos', 'Sin cobertura: Trulicity']);
    expect(notes).toContain('Estas cifras son estimaciones. No incluyen los copagos de las visitas al médico.');
  });
});
