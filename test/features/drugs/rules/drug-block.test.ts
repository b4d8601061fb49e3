import { describe, expect, it } from 'vitest';
import { type DrugBlock, type DrugContext, decideDrugBlock } from '../../../../src/features/drugs/rules/drug-block.js';
import { type DrugEstimate, keyOf, type MedicarePlan, type PlanKey, planKey } from '../../../../src/features/plan/rules/plan.js';
import { medicarePlan, supplementPlan } from '../../plans/rules/samples.js';
import { drug, drugContext, estimate, ndcOf, pharmacy } from './samples.js';

const amlodipine = drug('00093081901', 'Amlodipine');
const trulicity = drug('00002143480', 'Trulicity');

/** Decides the block of an MAPD plan with this estimate. */
function blockOf(of: Partial<DrugEstimate> | null, context: Partial<DrugContext> = {}, plan: Partial<MedicarePlan> = {}): DrugBlock {
  const drugEstimate = of && estimate(of);
  return decideDrugBlock(
    medicarePlan({ ...plan, drugEstimate } as Partial<MedicarePlan>),
    drugContext({ drugs: [amlodipine], ...context }),
  );
}

function rowsOf(block: DrugBlock) {
  if (block.kind !== 'drugs') throw new Error(`no rows in ${block.kind}`);
  return block.rows;
}

const firstRow = (block: DrugBlock) => rowsOf(block)[0];
const costOf = (block: DrugBlock) => ('cost' in block ? block.cost : null);
const countOf = (block: DrugBlock) => ('count' in block ? block.count : null);

describe('the kind of drug block', () => {
  it.each([
    ['MA', medicarePlan({ kind: 'MA' }), 'no-drug-coverage'],
    ['MA with an estimate', medicarePlan({ kind: 'MA', drugEstimate: estimate() }), 'no-drug-coverage'],
    ['a supplement plan', supplementPlan(), 'no-drug-coverage'],
    ['MAPD', medicarePlan(), 'drugs'],
    ['SNP', medicarePlan({ kind: 'SNP' }), 'drugs'],
    ['PDP', medicarePlan({ kind: 'PDP' }), 'drugs'],
  ])('[DRUG-01] decides whether the plan has drug coverage: %s', (_, plan, kind) => {
    expect(decideDrugBlock(plan, drugContext({ drugs: [amlodipine] })).kind).toBe(kind);
  });

  it.each([
    ['MAPD', medicarePlan({ drugEstimate: estimate() }), 'add-drugs'],
    [
      'MAPD whose pharmacy is not covered',
      medicarePlan({ drugEstimate: estimate({ isPharmacyMessageShown: true, isPharmacyCovered: false }) }),
      'add-drugs',
    ],
    ['MA', medicarePlan({ kind: 'MA' }), 'no-drug-coverage'],
  ])('[DRUG-04] offers to add drugs if none are saved: %s', (_, plan, kind) => {
    expect(decideDrugBlock(plan, drugContext()).kind).toBe(kind);
  });
});

describe('the pharmacy message', () => {
  it.each([
    // isPharmacyMessageShown, isPharmacyCovered, isPharmacyInNetwork, reason
    [true, false, false, 'not-covered'],
    [true, false, true, 'not-covered'],
    [true, false, null, 'not-covered'],
    [true, true, false, 'out-of-network'],
    [true, true, true, null],
    [true, true, null, null],
    [true, null, false, null],
    [true, null, null, null],
    [false, false, false, null],
    [false, true, false, null],
  ])(
    '[DRUG-03] decides the pharmacy message for required %s, covered %s, in network %s: %s',
    (isPharmacyMessageShown, isPharmacyCovered, isPharmacyInNetwork, reason) => {
      const block = blockOf({ isPharmacyMessageShown, isPharmacyCovered, isPharmacyInNetwork });
      expect(block).toMatchObject(reason ? { kind: 'pharmacy-message', reason, pharmacy } : { kind: 'drugs', pharmacy });
    },
  );

  it('[DRUG-03] replaces the rows only, and keeps count and cost', () => {
    const block = blockOf({ isPharmacyMessageShown: true, isPharmacyCovered: false, coveredDrugs: [amlodipine.ndc], annualCost: 90 });
    expect(block).not.toHaveProperty('rows');
    expect(block).toMatchObject({ count: { covered: 1, of: 1 }, cost: { kind: 'regular', annual: 90 } });
  });

  it('[DRUG-03] hides the message while prices load, because it may be for another pharmacy', () => {
    const block = blockOf({ isPharmacyMessageShown: true, isPharmacyCovered: false }, { awaitedPrices: 'all' });
    expect(block).toMatchObject({ kind: 'drugs', count: null });
  });

  it('[DRUG-03] shows the message even if the pharmacy failed to load', () => {
    const block = blockOf({ isPharmacyMessageShown: true, isPharmacyCovered: false }, { pharmacy: null });
    expect(block).toMatchObject({ kind: 'pharmacy-message', pharmacy: null });
  });
});

describe('the coverage of a drug', () => {
  it.each([
    ['the same code', ['00093081901'], 'covered'],
    ['dashes in the list', ['00093-0819-01'], 'covered'],
    ['another code', ['00093081902'], 'not-covered'],
    ['part of the code', ['0009308190'], 'not-covered'],
    ['an empty list', [], 'not-covered'],
    ['no list', null, 'not-available'],
  ])('[DRUG-02] [DRUG-06] [DRUG-13] decides whether a drug is covered: %s', (_, coveredDrugs, coverage) => {
    expect(firstRow(blockOf({ coveredDrugs }))).toMatchObject({ drug: amlodipine, coverage });
  });

  it('[DRUG-06] ignores dashes in the code of the saved drug', () => {
    const block = blockOf({ coveredDrugs: ['00093081901'] }, { drugs: [drug('00093-0819-01')] });
    expect(firstRow(block)?.coverage).toBe('covered');
  });

  it.each([
    ['pricing not shown', { isPricingShown: false, coveredDrugs: ['00093081901'] }],
    ['pricing not shown and an empty list', { isPricingShown: false, coveredDrugs: [] }],
    ['coverage not loaded', { coveredDrugs: null }],
    ['no estimate, because the call failed', null],
  ])('[DRUG-13] shows coverage as not available, without a count: %s', (_, of) => {
    const block = blockOf(of, { drugs: [amlodipine, trulicity] });
    expect(rowsOf(block).map((row) => row.coverage)).toEqual(['not-available', 'not-available']);
    expect(countOf(block)).toBeNull();
  });

  it('[DRUG-07] [DRUG-13] [CONST-01] shows no tier and no price for a drug that could not be priced', () => {
    const of = { tiers: { [amlodipine.ndc]: 2 }, costs: { [amlodipine.ndc]: 5 }, lisCosts: { [amlodipine.ndc]: 3 } };
    const drugs = [{ ...amlodipine, quantity: null }];
    expect(firstRow(blockOf(of, { drugs, hasExtraHelp: true }))).toMatchObject({
      coverage: 'not-available',
      tier: null,
      annualCost: null,
      lisAnnualCost: null,
    });
  });

  it('[DRUG-13] shows coverage as loading while prices load, even with an earlier estimate', () => {
    const block = blockOf({ coveredDrugs: [amlodipine.ndc], costs: { [amlodipine.ndc]: 5 } }, { awaitedPrices: 'all' });
    expect(firstRow(block)).toMatchObject({ coverage: 'loading', annualCost: null });
    expect(block).toMatchObject({ kind: 'drugs', count: null, cost: { kind: 'loading', annual: null, isHelped: false } });
  });

  it.each([
    ['its own price is loading', [keyOf(medicarePlan())], 'loading'],
    ['the price of another plan or year is loading', ['H0000-000-000 2026', planKey(medicarePlan().id, 2031)] as PlanKey[], 'covered'],
    ['no price is loading', [], 'covered'],
  ])('[DRUG-13] waits only for its own price: %s', (_, awaitedPrices, coverage) => {
    expect(firstRow(blockOf({ coveredDrugs: [amlodipine.ndc] }, { awaitedPrices }))).toMatchObject({ coverage });
  });

  it.each([
    ['Extra Help applies', true, {}, true],
    ['no Extra Help', false, {}, false],
    ['a buy-down', true, { lisBuyDown: true }, false],
  ])('[LOAD-04] reserves a line for the cost with Extra Help while prices load: %s', (_, hasExtraHelp, plan, isHelped) => {
    expect(costOf(blockOf({}, { awaitedPrices: 'all', hasExtraHelp }, plan))).toEqual({ kind: 'loading', annual: null, isHelped });
  });

  it.each([
    ['all', ['00093081901', '00002143480'], { covered: 2, of: 2 }],
    ['one', ['00002143480'], { covered: 1, of: 2 }],
    ['none', [], { covered: 0, of: 2 }],
    ['one saved drug among others', ['00002143480', '11111111111', '22222222222'], { covered: 1, of: 2 }],
  ])('[DRUG-11] counts the covered drugs: %s', (_, coveredDrugs, count) => {
    expect(countOf(blockOf({ coveredDrugs }, { drugs: [amlodipine, trulicity] }))).toEqual(count);
  });
});

describe('tier and cost of a drug', () => {
  it.each([
    ['a tier', { '00093081901': 3 }, 3],
    ['the lowest tier', { '00093081901': 1 }, 1],
    ['with dashes', { '00093-0819-01': 2 }, 2],
    ['zero', { '00093081901': 0 }, null],
    ['missing', {}, null],
    ['negative', { '00093081901': -1 }, null],
    ['a fraction', { '00093081901': 1.5 }, null],
    ['not a number', { '00093081901': Number.NaN }, null],
  ])('[DRUG-07] shows the tier, or none if it is invalid: %s', (_, tiers, tier) => {
    expect(firstRow(blockOf({ tiers: tiers as Record<string, number> }))?.tier).toBe(tier);
  });

  it('[DRUG-07] shows no tier for a drug named like an object property', () => {
    expect(firstRow(blockOf({ coveredDrugs: [] }, { drugs: [drug('constructor')] }))).toMatchObject({ tier: null, annualCost: null });
  });

  it.each([
    ['a cost', true, { '00093081901': 84 }, 84],
    ['zero is a cost', true, { '00093081901': 0 }, 0],
    ['with dashes', true, { '00093-0819-01': 12.5 }, 12.5],
    ['missing', true, {}, null],
    ['negative', true, { '00093081901': -1 }, null],
    ['not a number', true, { '00093081901': Number.NaN }, null],
    ['pricing not shown', false, { '00093081901': 84 }, null],
  ])('[DRUG-08] shows the cost of a drug, or none if it is invalid: %s', (_, isPricingShown, costs, annualCost) => {
    expect(firstRow(blockOf({ isPricingShown, costs: costs as Record<string, number> }))?.annualCost).toBe(annualCost);
  });
});

describe('costs with Extra Help', () => {
  const helped = { hasExtraHelp: true };
  const notAvailable = { kind: 'not-available', annual: null };
  const priced = { annualCost: 1180, lisAnnualCost: 62.4 };
  it.each([
    ['a subsidy strikes the regular cost through', priced, helped, {}, { kind: 'extra-help', annual: 62.4, struck: 1180 }],
    ['the subsidized cost is zero', { ...priced, lisAnnualCost: 0 }, helped, {}, { kind: 'extra-help', annual: 0, struck: 1180 }],
    ['a buy-down keeps the regular cost only', priced, helped, { lisBuyDown: true }, { kind: 'regular', annual: 1180 }],
    ['no Extra Help', priced, {}, {}, { kind: 'regular', annual: 1180 }],
    ['the feature is off', priced, { ...helped, flags: { lisChanges: false } }, {}, { kind: 'regular', annual: 1180 }],
    ['no subsidized cost', { ...priced, lisAnnualCost: null }, helped, {}, { kind: 'regular', annual: 1180 }],
    ['an invalid subsidized cost', { ...priced, lisAnnualCost: -1 }, helped, {}, { kind: 'regular', annual: 1180 }],
    ['the same cost', { ...priced, lisAnnualCost: 1180 }, helped, {}, { kind: 'regular', annual: 1180 }],
    ['the same cost after rounding to cents', { annualCost: 144, lisAnnualCost: 143.999 }, helped, {}, { kind: 'regular', annual: 144 }],
    ['both zero', { annualCost: 0, lisAnnualCost: 0 }, helped, {}, { kind: 'regular', annual: 0 }],
    ['the regular cost is unknown', { ...priced, annualCost: null }, helped, {}, { kind: 'extra-help', annual: 62.4, struck: null }],
    ['both costs are unknown', { annualCost: null }, helped, {}, notAvailable],
    ['pricing not shown', { ...priced, isPricingShown: false }, helped, {}, notAvailable],
    ['no estimate', null, helped, {}, notAvailable],
  ])('[DRUG-05] [DRUG-09] [DRUG-11] decides the drug cost: %s', (_, of, context, plan, cost) => {
    expect(costOf(blockOf(of, context, plan))).toEqual(cost);
  });

  const each = { costs: { '00093081901': 96 }, lisCosts: { '00093-0819-01': 9.6 } };
  it.each([
    ['a cost that differs', each, helped, {}, 9.6],
    ['buy-down', each, helped, { lisBuyDown: true }, null],
    ['no Extra Help', each, {}, {}, null],
    ['the feature is off', each, { ...helped, flags: { lisChanges: false } }, {}, null],
    ['the same cost', { ...each, lisCosts: { '00093081901': 96 } }, helped, {}, null],
    ['the same cost after rounding to cents', { ...each, lisCosts: { '00093081901': 96.0041 } }, helped, {}, null],
    ['missing', { ...each, lisCosts: {} }, helped, {}, null],
    ['pricing not shown', { ...each, isPricingShown: false }, helped, {}, null],
  ])('[DRUG-09] decides the cost of one drug with Extra Help: %s', (_, of, context, plan, lisAnnualCost) => {
    expect(firstRow(blockOf(of, context, plan))?.lisAnnualCost).toBe(lisAnnualCost);
  });
});

describe('the order of the drugs', () => {
  it('[DRUG-10] lists drugs that are not covered first, then sorts by name in any letter case', () => {
    const drugs = [drug('5', 'zinc'), drug('1', 'Trulicity'), drug('4', 'Árnica'), drug('2', ' amlodipine'), drug('3', 'Benazepril')];
    const block = blockOf({ coveredDrugs: ['5', '2', '4'] }, { drugs });
    expect(rowsOf(block).map((row) => row.drug.name)).toEqual(['Benazepril', 'Trulicity', ' amlodipine', 'Árnica', 'zinc']);
  });

  it('[DRUG-10] sorts by name if coverage is unknown, and keeps the saved list unchanged', () => {
    const drugs = Object.freeze([drug('1', 'b'), drug('2', 'C'), drug('3', 'A')]);
    expect(rowsOf(blockOf(null, { drugs })).map((row) => row.drug.name)).toEqual(['A', 'b', 'C']);
    expect(drugs.map((one) => one.name)).toEqual(['b', 'C', 'A']);
  });

  it('[DRUG-10] keeps the saved order of drugs that share a name', () => {
    const block = blockOf({ coveredDrugs: [] }, { drugs: [drug('2', 'Zinc'), drug('1', 'zinc'), drug('3', 'ZINC')] });
    expect(rowsOf(block).map((row) => row.drug.ndc)).toEqual(['2', '1', '3'].map(ndcOf));
  });
});

describe('unreadable drug codes', () => {
  const rows = (coveredDrugs: readonly string[], drugs = [drug('00378520977'), drug('00002143480')]) =>
    rowsOf(blockOf({ coveredDrugs }, { drugs })).map((row) => [row.drug.ndc, row.coverage]);

  it.each([
    ['two parts', '00002-1434'],
    ['nine digits', '000021434'],
    ['no digits', '?'],
  ])("[INP-06] never shows a drug as not covered if the plan's list has a code of %s", (_, code) => {
    expect(rows([code, '00378520977'])).toEqual([
      ['00002143480', 'not-available'],
      ['00378520977', 'covered'],
    ]);
  });

  it('[INP-06] shows a drug with an unreadable code as not available', () => {
    const list = ['00002-1434', '00378520977'];
    expect(rows(['00378520977'], [drug('00002-1434'), drug('00378520977')])).toEqual(
      expect.arrayContaining([['00002-1434', 'not-available']]),
    );
    expect(rows(list, [drug('00002-1434')])).toEqual([['00002-1434', 'not-available']]);
  });
});
