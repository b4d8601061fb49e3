import { describe, expect, it } from 'vitest';
import { arrangeCosts, type CostRow } from '../../../../src/features/cost/rules/cost-chart.js';
import {
  type PharmacyCell,
  type PharmacyPrice,
  type PharmacyTable,
  pharmacyTable,
} from '../../../../src/features/cost/rules/pharmacy-table.js';
import type { YearlyTotalContext } from '../../../../src/features/cost/rules/yearly-total.js';
import { withUnpriced } from '../../../../src/features/known-plans/rules/unpriced-drugs.js';
import type { DrugEstimate, MedicarePlan, PlanKey } from '../../../../src/features/plan/rules/plan.js';
import { drug, drugContext, estimate } from '../../drugs/rules/samples.js';
import { medicarePlan } from '../../plans/rules/samples.js';
import { complete, costRow, incomplete, none } from '../support/cost-rows.js';

const context: YearlyTotalContext = { ...drugContext({ drugs: [drug('1', 'Amlodipine'), drug('2', 'Trulicity')] }), lowIncome: null };
const both = { coveredDrugs: ['1', '2'] };
const plan = medicarePlan({ monthlyPremium: 0 });

const loading: PharmacyPrice = { kind: 'loading' };
const failed: PharmacyPrice = { kind: 'failed' };
const ready = (over: Partial<DrugEstimate>): PharmacyPrice => ({ kind: 'ready', estimate: estimate(over) });
const at = (annualCost: number) => ready({ ...both, annualCost });
const withoutFullPrice = (annualCost: number) => ready({ coveredDrugs: ['1'], annualCost });
const unpriced = (annualCost: number) => ready({ coveredDrugs: null, annualCost });
const outOfNetwork = ready({ ...both, annualCost: 1, isPharmacyInNetwork: false });
const notCovered = ready({ ...both, annualCost: 1, isPharmacyCovered: false, isPharmacyInNetwork: false });

interface Row {
  readonly row: CostRow;
  readonly plan: MedicarePlan | null;
  readonly prices: readonly PharmacyPrice[];
}

function tableOf(rows: readonly Row[], given = context): PharmacyTable {
  const byKey = new Map<PlanKey, Row>(rows.map((one) => [one.row.key, one]));
  const arranged = arrangeCosts(
    rows.map(({ row }) => row),
    2027,
  );
  return pharmacyTable(arranged, rows[0]?.prices.length ?? 0, ({ key }) => byKey.get(key) ?? { plan: null, prices: [] }, given);
}

/** A short word for each cell, such as `64 lowest`. */
function wordOf(cell: PharmacyCell): string {
  if (cell.kind === 'total') return `${cell.total.sum.total}${cell.isLowest ? ' lowest' : ''}`;
  if (cell.kind === 'incomplete') {
    return `${cell.total.sum.total} + ${cell.total.missing.map(({ drugName, reason }) => `${drugName} ${reason}`).join(', ')}`;
  }
  return cell.kind === 'no-total' ? cell.reason : cell.kind;
}

const cellsOf = ({ sections }: PharmacyTable) => sections.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(wordOf)));
const rowOf = (prices: readonly PharmacyPrice[], over: Partial<MedicarePlan> = {}, given = context) =>
  cellsOf(tableOf([{ row: costRow('One', complete(0, 1)), plan: { ...plan, ...over }, prices: marked(prices) }], given))[0];

/** The prices as the page knows them: each estimate is marked by those of the other pharmacies. */
function marked(prices: readonly PharmacyPrice[]): readonly PharmacyPrice[] {
  const estimates = prices.map((price) => (price.kind === 'ready' ? price.estimate : null));
  return prices.map((price, at) => {
    const own = estimates[at];
    const others = estimates.flatMap((one, other) => (one && other !== at ? [one] : []));
    return own ? { kind: 'ready', estimate: withUnpriced(own, others) } : price;
  });
}

describe('a row of pharmacies', () => {
  it.each<[string, readonly PharmacyPrice[], readonly string[]]>([
    ['one of three is lowest', [at(88), at(81.6), at(76)], ['88', '81.6', '76 lowest']],
    ['two are lowest', [at(76), at(81.6), at(76)], ['76 lowest', '81.6', '76 lowest']],
    ['three are equal, so none is', [at(76), at(76), at(76)], ['76', '76', '76']],
    ['equal at $0', [at(0), at(0)], ['0', '0']],
    ['$0 is lower than a cent', [at(0), at(0.01)], ['0 lowest', '0.01']],
    ['equal to the cent', [at(76.001), at(76)], ['76', '76']],
    ['alone', [at(76)], ['76']],
    ['incomplete is never lowest', [at(88), at(81.6), withoutFullPrice(6.4)], ['88', '81.6 lowest', '6.4 + Trulicity full-price']],
    ['the only complete one is compared with none', [at(88), withoutFullPrice(6.4)], ['88', '6.4 + Trulicity full-price']],
    ['all incomplete', [withoutFullPrice(6.4), withoutFullPrice(4.8)], ['6.4 + Trulicity full-price', '4.8 + Trulicity full-price']],
    [
      'one cannot price the drugs',
      [at(64), at(70.4), unpriced(6.4)],
      ['64 lowest', '70.4', '6.4 + Amlodipine price-not-available, Trulicity price-not-available'],
    ],
    ['out of network in place of a figure', [at(96), at(92), outOfNetwork], ['96', '92 lowest', 'out-of-network']],
    ['not covered in place of a figure', [at(96), at(92), notCovered], ['96', '92 lowest', 'not-covered']],
    ['all out of network', [outOfNetwork, outOfNetwork], ['out-of-network', 'out-of-network']],
    ['lowest waits for a column', [at(88), at(76), loading], ['88', '76', 'loading']],
    ['lowest does not wait for a failed column', [at(88), at(76), failed], ['88', '76 lowest', 'failed']],
    ['five pharmacies', [at(5), at(4), at(3), at(2), at(1)], ['5', '4', '3', '2', '1 lowest']],
  ])('[PHARM-03] %s', (_, prices, words) => {
    expect(rowOf(prices)).toEqual(words);
  });

  it('[PHARM-03] adds the premium of twelve months at each pharmacy, as the chart does', () => {
    expect(rowOf([at(88), at(76)], { monthlyPremium: 10 })).toEqual(['208', '196 lowest']);
  });

  it('[COST-02] includes the full price of an uncovered drug if the pharmacy sends it', () => {
    const priced = ready({ coveredDrugs: ['1'], annualCost: 64, fullCosts: { '00000000002': 24 } });
    const table = tableOf([{ row: costRow('One', complete(0, 1)), plan, prices: [priced, at(96)] }]);
    expect(table.sections[0]?.rows[0]?.cells[0]).toMatchObject({
      kind: 'total',
      isLowest: true,
      total: { sum: { total: 88 }, includesFullPrice: [{ drugName: 'Trulicity', annual: 24 }] },
    });
  });

  it.each([
    ['no price of its own', { costs: { 1: 6.4 } }, '6.4 + Trulicity price-not-available'],
    ['a price of its own', { costs: { 1: 6.4, 2: 0 } }, '6.4 lowest'],
    ['no estimate for the plan', null, '0 + Amlodipine price-not-available, Trulicity price-not-available'],
  ])('[PHARM-05] says so of a drug that another pharmacy prices and this one does not: %s', (_, over, word) => {
    const other = ready({ ...both, annualCost: 64, costs: { 1: 4, 2: 60 } });
    const own: PharmacyPrice = over ? ready({ ...both, annualCost: 6.4, ...over }) : { kind: 'ready', estimate: null };
    expect(rowOf([other, own])?.[1]).toBe(word);
  });

  it('[PHARM-05] needs no price for each drug where no pharmacy has one', () => {
    expect(rowOf([at(88), at(76)])).toEqual(['88', '76 lowest']);
  });

  it('[PHARM-05] names a drug once if the whole cost is missing too', () => {
    const other = ready({ ...both, annualCost: 64, costs: { 1: 4, 2: 60 } });
    const own = ready({ ...both, annualCost: null, costs: { 1: 4 } });
    expect(rowOf([other, own])?.[1]).toBe('0 + Amlodipine price-not-available, Trulicity price-not-available');
  });

  it.each([
    ['premium-unknown', { monthlyPremium: null }],
    ['not-available', { monthlyPremium: 8e11 }],
  ])('[COST-01] has no figure without a total: %s', (word, over) => {
    expect(rowOf([at(9e12), at(9e12)], over)).toEqual([word, word]);
  });

  it('[DRUG-01] a plan without drug coverage has its premium, whatever is said about the pharmacy', () => {
    expect(rowOf([notCovered, outOfNetwork], { kind: 'MA', monthlyPremium: 2 })).toEqual([
      '24 + Amlodipine full-price, Trulicity full-price',
      '24 + Amlodipine full-price, Trulicity full-price',
    ]);
  });

  it('[LOAD-04] ignores that the chart waits for the prices of its own pharmacy', () => {
    expect(rowOf([at(88), at(76)], {}, { ...context, awaitedPrices: 'all' })).toEqual(['88', '76 lowest']);
  });

  it.each([
    ['loading', none('loading'), 'loading'],
    ['failed', none('not-available'), 'not-available'],
  ])('[ERR-02] without the details of the plan: %s', (_, total, word) => {
    expect(cellsOf(tableOf([{ row: costRow('One', total), plan: null, prices: [at(88), at(76)] }]))).toEqual([[word, word]]);
  });
});

describe('the table of pharmacies', () => {
  const prices = [at(88), at(76)];
  const dual = { kind: 'SNP', snpKind: 'dual' } as const;
  const headingsOf = ({ sections }: PharmacyTable) => sections.map(({ heading, rows }) => [heading, ...rows.map((one) => one.plan.name)]);
  const rowed = (row: CostRow): Row => ({ row, plan, prices });

  it('[PHARM-03] has the groups and the order of the chart', () => {
    const table = tableOf([
      rowed(costRow('Dual', complete(0, 1), dual)),
      rowed(costRow('Drug plan', complete(0, 2), { kind: 'PDP' })),
      rowed(costRow('Costly', complete(0, 900))),
      rowed(costRow('Open', incomplete(6.4))),
      rowed(costRow('Unknown', none('premium-unknown'))),
      rowed(costRow('Cheap', complete(0, 88))),
    ]);
    expect(headingsOf(table)).toEqual([
      ['none', 'Cheap', 'Costly'],
      ['incomplete', 'Open'],
      ['without-total', 'Unknown'],
      ['drug-plan', 'Drug plan'],
      ['special-needs', 'Dual'],
    ]);
  });

  it.each<[string, readonly CostRow[], readonly (readonly string[])[]]>([
    ['drug plans alone', [costRow('Drug plan', complete(0, 2), { kind: 'PDP' })], [['none', 'Drug plan']]],
    ['special needs plans alone', [costRow('Dual', complete(0, 2), dual)], [['special-needs', 'Dual']]],
    ['plans without a total alone', [costRow('Unknown', none('loading'))], [['none', 'Unknown']]],
    ['no complete total', [costRow('Open', incomplete(1))], [['incomplete', 'Open']]],
    [
      'drug plans that are all incomplete',
      [costRow('Open', incomplete(1), { kind: 'PDP' }), costRow('Cheap', complete(0, 1))],
      [['none', 'Cheap'], ['drug-plan'], ['incomplete', 'Open']],
    ],
  ])('[COST-04] heads the groups as the chart does: %s', (_, rows, headings) => {
    expect(headingsOf(tableOf(rows.map(rowed)))).toEqual(headings);
  });

  it('[NEXT-03] leaves out a cost of another year', () => {
    const now = costRow('Now', complete(0, 88), { year: 2026, isYourPlanNow: true });
    expect(headingsOf(tableOf([rowed(now), rowed(costRow('Cheap', complete(0, 88)))]))).toEqual([['none', 'Cheap']]);
  });

  it.each<[string, readonly PharmacyPrice[], readonly PharmacyPrice[], string]>([
    ['loads', [loading], [loading], 'loading'],
    ['loads for a plan that was saved just now', [at(1)], [loading], 'loading'],
    ['has failed', [failed], [failed], 'failed'],
    ['has failed for one plan', [at(1)], [failed], 'ready'],
    ['is ready', [at(1)], [at(2)], 'ready'],
  ])('[PHARM-03] a column %s', (_, first, second, state) => {
    const table = tableOf([
      { row: costRow('One', complete(0, 1)), plan, prices: first },
      { row: costRow('Two', complete(0, 1)), plan, prices: second },
    ]);
    expect(table.columns).toEqual([state]);
  });

  it('[PHARM-03] no row says "lowest" while one price of another row loads', () => {
    const table = tableOf([
      { row: costRow('One', complete(0, 1)), plan, prices: [at(88), at(76)] },
      { row: costRow('Two', complete(0, 1)), plan, prices: [at(88), loading] },
    ]);
    expect(cellsOf(table)).toEqual([
      ['88', '76'],
      ['88', 'loading'],
    ]);
  });

  it.each([
    ['all', true, [true, true]],
    ['some', true, [true, false]],
    ['none', true, [false, false]],
    ['none', false, [true, true]],
  ])('[COST-08] says whether totals are with Extra Help: %s', (word, hasExtraHelp, lower) => {
    const helped = { ...context, hasExtraHelp };
    const own = lower.map((isLower) => ready({ ...both, annualCost: 88, lisAnnualCost: isLower ? 64 : null }));
    expect(tableOf([{ row: costRow('One', complete(0, 1)), plan, prices: own }], helped).extraHelp).toBe(word);
  });

  it('[PHARM-03] has no columns and no sections without plans', () => {
    expect(tableOf([])).toEqual({ columns: [], sections: [], extraHelp: 'none' });
  });
});
