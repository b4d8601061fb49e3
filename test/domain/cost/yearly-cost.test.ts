import { describe, expect, it } from 'vitest';
import { chartScale } from '../../../src/domain/cost/chart-scale.js';
import { type YearlyCostContext, yearlyCost, yearlyCostChart } from '../../../src/domain/cost/yearly-cost.js';
import { costText } from '../../../src/domain/money/money-text.js';
import { costTexts } from '../../../src/pieces/CostChart/cost-text.js';
import { drug, drugContext, estimate, ndcOf } from '../coverage/samples.js';
import { medicarePlan, supplementPlan } from '../plan/samples.js';

const trulicity = drug('2', 'Trulicity');
const saved = [drug('1', 'Amlodipine'), trulicity];
const context: YearlyCostContext = { ...drugContext({ drugs: saved }), lowIncome: null };
const helped = { ...context, hasExtraHelp: true };
const both = estimate({ annualCost: 1264, coveredDrugs: ['1', '2'] });

describe("a plan's year", () => {
  it('adds twelve premiums and the drugs', () => {
    expect(yearlyCost(medicarePlan({ monthlyPremium: 26, drugEstimate: both }), context)).toEqual({
      key: 'H0609044000-2026',
      name: 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)',
      kind: 'total',
      sum: { premium: 312, drugs: 1264, total: 1576 },
      isWithExtraHelp: false,
      regular: null,
      drugPart: 'priced',
      uncovered: [],
      isCoverageKnown: true,
    });
  });

  it.each([
    ['cents that binary fractions do not hold', 26.4, 0.1, { premium: 316.8, drugs: 0.1, total: 316.9 }],
    ['nothing at all', 0, 0, { premium: 0, drugs: 0, total: 0 }],
    ['a third of a cent', 8.333, 0, { premium: 100, drugs: 0, total: 100 }],
  ])('%s', (_, monthlyPremium, annualCost, sum) => {
    expect(yearlyCost(medicarePlan({ monthlyPremium, drugEstimate: { ...both, annualCost } }), context)).toMatchObject({ sum });
  });

  it.each([
    ['premium unknown', { monthlyPremium: null, drugEstimate: both }, 'premium-unknown', { premium: null, drugs: 1264 }],
    ['premium negative', { monthlyPremium: -1, drugEstimate: both }, 'premium-unknown', { premium: null, drugs: 1264 }],
    ['no estimate', { monthlyPremium: 26, drugEstimate: null }, 'drug-cost-unknown', { premium: 312, drugs: null }],
    ['pricing not shown', { drugEstimate: { ...both, isPricingShown: false } }, 'drug-cost-unknown', { premium: 312, drugs: null }],
    ['neither known', { monthlyPremium: null, drugEstimate: null }, 'premium-unknown', { premium: null, drugs: null }],
  ])('has no total: %s', (_, plan, reason, parts) => {
    expect(yearlyCost(medicarePlan(plan), context)).toMatchObject({ kind: 'no-total', reason, ...parts });
  });

  const largest = { premium: null, drugs: 1264 };
  it.each([
    ['a premium beyond what money can be written for', { monthlyPremium: 1e13 }, 'premium-unknown', largest],
    ['a premium whose year has no number', { monthlyPremium: Number.MAX_VALUE }, 'premium-unknown', largest],
    ['a drug cost beyond it', { drugEstimate: { ...both, annualCost: 1e13 } }, 'drug-cost-unknown', { premium: 312, drugs: null }],
    ['a drug cost that is a lot', { drugEstimate: { ...both, annualCost: Number.MAX_VALUE } }, 'drug-cost-unknown', { drugs: null }],
    [
      'parts that can be written, and a sum that cannot',
      { monthlyPremium: 8e11, drugEstimate: { ...both, annualCost: 9e12 } },
      'drug-cost-unknown',
      { premium: 9.6e12, drugs: 9e12 },
    ],
  ])('has no total, and a scale of numbers all the same: %s', (_, over, reason, parts) => {
    const plan = medicarePlan({ monthlyPremium: 26, drugEstimate: both, ...over });
    const { rows, scale } = yearlyCostChart([plan], context);
    expect(rows).toMatchObject([{ kind: 'no-total', reason, ...parts }]);
    expect([scale.max, ...scale.ticks].every(Number.isFinite)).toBe(true);
  });

  it('says that the drug cost is unknown where its amount is no money', () => {
    expect(yearlyCost(medicarePlan({ drugEstimate: { ...both, annualCost: 1e13 } }), context)).toMatchObject({ drugPart: 'unknown' });
  });

  it('has no total while prices load', () => {
    const row = yearlyCost(medicarePlan({ drugEstimate: both }), { ...context, awaitedPrices: 'all' });
    expect(row).toMatchObject({ kind: 'no-total', reason: 'drug-cost-unknown', drugPart: 'loading', isCoverageKnown: false });
  });

  it.each([
    ['MA', medicarePlan({ kind: 'MA' }), 'no-drug-coverage'],
    ['a supplement plan', supplementPlan(), 'no-drug-coverage'],
  ])('%s costs its premium and says that it covers no drugs', (_, plan, drugPart) => {
    expect(yearlyCost(plan, helped)).toMatchObject({
      drugPart,
      isCoverageKnown: true,
      isWithExtraHelp: false,
      sum: { premium: 312, drugs: 0, total: 312 },
    });
  });

  it('costs its premium when no drugs are saved, whatever an old estimate says', () => {
    const row = yearlyCost(medicarePlan({ drugEstimate: both }), { ...context, drugs: [] });
    expect(row).toMatchObject({ drugPart: 'none-saved', sum: { total: 312 }, uncovered: [] });
  });

  it('names the drugs that the total leaves out, also where the card has a pharmacy message', () => {
    const partly = { ...both, coveredDrugs: [ndcOf('1')] };
    expect(yearlyCost(medicarePlan({ drugEstimate: partly }), context)).toMatchObject({ uncovered: ['Trulicity'], isCoverageKnown: true });
    const message = { ...partly, isPharmacyMessageShown: true, isPharmacyCovered: false };
    expect(yearlyCost(medicarePlan({ drugEstimate: message }), context)).toMatchObject({ uncovered: ['Trulicity'] });
  });

  it('[DRUG-06] [DRUG-13] says that the total may leave out the one drug that nobody could be asked about', () => {
    const drugs = [drug('1', 'Amlodipine'), { ...trulicity, quantity: null }];
    const row = yearlyCost(medicarePlan({ drugEstimate: both }), { ...context, drugs });
    expect(row).toMatchObject({ kind: 'total', uncovered: [], isCoverageKnown: false });
  });

  it.each([
    ['in cents that the number lacks', { monthlyPremium: 26, monthlyPremiumText: '$26.40' }, 316.8],
    ['where the number is another one', { monthlyPremium: 26, monthlyPremiumText: '$0' }, 0],
    ['that names no amount', { monthlyPremium: 26, monthlyPremiumText: 'Ask your plan' }, 312],
  ])("[CONST-01] is made of the premium that the card shows, by the service's own wording %s", (_, premium, year) => {
    expect(yearlyCost(medicarePlan({ ...premium, kind: 'MA' }), context)).toMatchObject({ sum: { premium: year, total: year } });
  });

  it.each([1.005, 0.285, 1264.575, 143.999, 2.675])('[DRUG-08] adds up to what its parts say, of a drug cost of %f', (annualCost) => {
    const plan = medicarePlan({ monthlyPremium: 0, drugEstimate: { ...both, annualCost } });
    const { drugs, total } = costTexts(yearlyCost(plan, context));
    expect(costText(Number(total.slice(1).replaceAll(',', '')))).toBe(drugs);
  });

  it('says when nobody knows what is covered', () => {
    const row = yearlyCost(medicarePlan({ drugEstimate: { ...both, coveredDrugs: null } }), context);
    expect(row).toMatchObject({ kind: 'total', uncovered: [], isCoverageKnown: false });
  });
});

describe('with Extra Help', () => {
  const plan = medicarePlan({ monthlyPremium: 11.5, lisMonthlyPremiumText: '$0', drugEstimate: { ...both, lisAnnualCost: 62.4 } });
  const regular = { premium: 138, drugs: 1264, total: 1402 };
  it.each([
    ['both parts are lower', plan, helped, { premium: 0, drugs: 62.4, total: 62.4 }, true],
    ['it does not apply', plan, context, regular, false],
    ['the feature is off', plan, { ...helped, flags: { lisChanges: false } }, regular, false],
    ['a buy-down lowers the premium only', { ...plan, lisBuyDown: true }, helped, { premium: 0, drugs: 1264, total: 1264 }, true],
    [
      'no premium with it: the drugs only',
      { ...plan, lisMonthlyPremiumText: null },
      helped,
      { premium: 138, drugs: 62.4, total: 200.4 },
      true,
    ],
    ['it changes nothing', medicarePlan({ monthlyPremium: 11.5, drugEstimate: both }), helped, regular, false],
  ])('%s', (_, of, given, sum, isWithExtraHelp) => {
    expect(yearlyCost(of, given)).toMatchObject({ sum, isWithExtraHelp, regular: isWithExtraHelp ? regular : null });
  });

  it('[CARD-16] finds the premium of its year among 10,000 of the low-income data', () => {
    const premiums = Array.from({ length: 10_000 }, (_, at) => ({
      planId: `H${String(at).padStart(10, '0')}`,
      planYear: at % 2 === 0 ? 2026 : 2027,
      monthlyPremium: at,
    }));
    const lowIncome = { isEligible: true, level: null, premiums };
    const of = (id: string) => yearlyCost(medicarePlan({ id, monthlyPremium: 90_000, drugEstimate: both }), { ...helped, lowIncome });
    expect(of('H0000009998')).toMatchObject({ sum: { premium: 9998 * 12 } });
    expect(of('H0000009999'), 'the list has it for another year').toMatchObject({ sum: { premium: 90_000 * 12 } });
    expect(of('H0000010000'), 'not in the list').toMatchObject({ sum: { premium: 90_000 * 12 } });
  });

  it.each([
    ['premium', { monthlyPremium: null, lisMonthlyPremiumText: '$1', drugEstimate: both }, { premium: 12, drugs: 1264 }],
    ['drug cost', { monthlyPremium: 2, drugEstimate: { ...both, annualCost: null, lisAnnualCost: 9 } }, { premium: 24, drugs: 9 }],
  ])('[DRUG-09] has a total where of the %s only the one with Extra Help is known, and none to compare it with', (_, facts, parts) => {
    const row = yearlyCost(medicarePlan({ lisMonthlyPremiumText: null, ...facts }), helped);
    expect(row).toMatchObject({ kind: 'total', sum: parts, isWithExtraHelp: true, regular: null });
  });
});

describe('the chart', () => {
  const plan = (id: string, name: string, monthlyPremium: number | null) => medicarePlan({ id, name, monthlyPremium, drugEstimate: both });
  it('stands lowest first, equal ones by name, those without a total last', () => {
    const plans = [plan('H0000000001', 'b none', null), plan('H0000000002', 'Zed', 20), plan('H0000000003', 'A none', null)];
    const more = [plan('H0000000004', 'abe', 20), plan('H0000000005', 'Moe', 0), plan('H0000000006', 'Free 1e9', 1e9)];
    const { rows } = yearlyCostChart([...plans, ...more], context);
    expect(rows.map((row) => row.name)).toEqual(['Moe', 'abe', 'Zed', 'Free 1e9', 'A none', 'b none']);
  });

  it.each([
    ['Abe', 'moe', 'Zed'],
    ['Zed', 'Abe', 'moe'],
    ['moe', 'Zed', 'Abe'],
  ])('sorts equal costs by name whatever the case, first given %s', (...names) => {
    const { rows } = yearlyCostChart(
      names.map((name, at) => plan(`H000000000${at}`, name, 20)),
      context,
    );
    expect(rows.map((row) => row.name)).toEqual(['Abe', 'moe', 'Zed']);
  });

  it('keeps the order given of plans that share cost and name', () => {
    const { rows } = yearlyCostChart([plan('H0000000002', 'a', 20), plan('H0000000001', 'A', 20), plan('H0000000003', 'a', 20)], context);
    expect(rows.map((row) => row.key)).toEqual(['H0000000002-2026', 'H0000000001-2026', 'H0000000003-2026']);
  });

  it('says the plan id of plans that share a name, and of no other', () => {
    const { rows } = yearlyCostChart(
      [plan('H0028074001', 'Gold', 0), plan('H0028074002', 'Gold', 10), plan('H0609044000', 'Blue', 20)],
      context,
    );
    expect(rows.map((row) => row.displayedId)).toEqual(['H0028-074-001', 'H0028-074-002', null]);
  });

  it('says none of supplement plans that share a name: they have none', () => {
    const { rows } = yearlyCostChart([supplementPlan({ code: 'G', name: 'Gold' }), supplementPlan({ code: 'N', name: 'Gold' })], context);
    expect(rows.map((row) => row.displayedId)).toEqual([null, null]);
  });

  it('goes by the sum with Extra Help where that applies', () => {
    const cheap = medicarePlan({
      id: 'H0000000001',
      name: 'Cheap with help',
      monthlyPremium: 90,
      lisMonthlyPremiumText: '$0',
      drugEstimate: both,
    });
    const plans = [cheap, plan('H0000000002', 'Other', 20)];
    expect(yearlyCostChart(plans, helped).rows[0]?.name).toBe('Cheap with help');
    expect(yearlyCostChart(plans, context).rows[0]?.name).toBe('Other');
  });

  it('has no rows and a scale all the same without plans', () => {
    expect(yearlyCostChart([], context)).toEqual({ rows: [], scale: { max: 100, ticks: [0, 25, 50, 75, 100] } });
  });

  it('holds the highest total in its scale', () => {
    expect(yearlyCostChart([plan('H0000000001', 'a', 26)], context).scale).toEqual({ max: 2000, ticks: [0, 500, 1000, 1500, 2000] });
  });

  it.each([
    [0, 100],
    [100, 100],
    [100.01, 200],
    [200, 200],
    [201, 400],
    [400, 400],
    [401, 800],
    [1000, 1000],
    [1950, 2000],
    [2000, 2000],
    [2001, 4000],
    [4001, 8000],
    [8001, 10_000],
    [12_000_001_264, 20_000_000_000],
  ])('a total of %d has a scale to %d', (total, max) => {
    expect(chartScale([total, 0])).toEqual({ max, ticks: [0, max / 4, max / 2, (max / 4) * 3, max] });
  });
});
