import { describe, expect, it } from 'vitest';
import { type CostRow, costFamily, groupCosts } from '../../../../src/features/cost/rules/cost-chart.js';
import type { YearlyTotal } from '../../../../src/features/cost/rules/yearly-total.js';
import type { PlanId, PlanKey, PlanKind } from '../../../../src/features/plans/rules/plan.js';

const facts = { drugPart: 'priced', includesFullPrice: [], isWithExtraHelp: false, regular: null } as const;
const complete = (total: number): YearlyTotal => ({ kind: 'complete', sum: { premium: 0, drugs: total, total }, ...facts });
const incomplete = (total: number): YearlyTotal => ({
  kind: 'incomplete',
  sum: { premium: 0, drugs: total, total },
  missing: [{ drugName: 'Trulicity', reason: 'full-price' }],
  ...facts,
});
const none: YearlyTotal = { kind: 'none', reason: 'premium-unknown', premium: null, drugs: 3 };

function row(name: string, total: YearlyTotal, over: Partial<CostRow> = {}): CostRow {
  const shared = { displayedId: null, year: 2027, restOfYear: null, isYourPlanNow: false, isSaved: true };
  return { key: `${name}-2027` as PlanKey, planId: name as PlanId, name, kind: 'MAPD', total, ...shared, ...over };
}

const namesOf = (rows: readonly CostRow[]) =>
  groupCosts(rows).map(({ family, ...lists }) => ({
    family,
    complete: lists.complete.map(({ name }) => name),
    incomplete: lists.incomplete.map(({ name }) => name),
    withoutTotal: lists.withoutTotal.map(({ name }) => name),
  }));

describe('the groups of the cost chart', () => {
  it('[COST-03] puts complete totals first, lowest first, then incomplete ones, then plans without a total', () => {
    const rows = [row('None', none), row('Cheap but incomplete', incomplete(6.4)), row('Dear', complete(96)), row('Low', complete(64))];
    expect(namesOf(rows)).toEqual([
      { family: 'medicare-advantage', complete: ['Low', 'Dear'], incomplete: ['Cheap but incomplete'], withoutTotal: ['None'] },
    ]);
  });

  it('[COST-03] sorts ties, incomplete totals and plans without a total by name, in any letter case', () => {
    const rows = [
      row('zed', complete(9)),
      row('Abe', complete(9)),
      row('moe', complete(9)),
      row('z', incomplete(1)),
      row('B', incomplete(2)),
      row('y', none),
      row('A', none),
    ];
    expect(namesOf(rows)).toMatchObject([{ complete: ['Abe', 'moe', 'zed'], incomplete: ['B', 'z'], withoutTotal: ['A', 'y'] }]);
  });

  it('[COST-03] keeps the order of rows that share total and name', () => {
    const [group] = groupCosts([row('a', complete(1), { year: 2 }), row('A', complete(1), { year: 1 })]);
    expect(group?.complete.map(({ year }) => year)).toEqual([2, 1]);
  });

  it('[COST-04] ranks drug plans and plans without drug coverage in groups of their own', () => {
    const rows = [
      row('Drug plan', complete(1), { kind: 'PDP' }),
      row('Advantage', complete(50)),
      row('Drug plan, incomplete', incomplete(0), { kind: 'PDP' }),
      row('Special needs', complete(40), { kind: 'SNP' }),
      row('No drug coverage', complete(0), { kind: 'MA' }),
    ];
    expect(namesOf(rows)).toEqual([
      { family: 'medicare-advantage', complete: ['Special needs', 'Advantage'], incomplete: [], withoutTotal: [] },
      { family: 'no-drug-coverage', complete: ['No drug coverage'], incomplete: [], withoutTotal: [] },
      { family: 'drug-plan', complete: ['Drug plan'], incomplete: ['Drug plan, incomplete'], withoutTotal: [] },
    ]);
  });

  it.each<[PlanKind | null, string | null]>([
    ['MAPD', 'medicare-advantage'],
    ['SNP', 'medicare-advantage'],
    ['MA', 'no-drug-coverage'],
    ['PDP', 'drug-plan'],
    ['MEDSUPP', null],
    [null, 'medicare-advantage'],
  ])('[COST-04] puts %s in %s', (kind, family) => {
    expect(costFamily(kind)).toBe(family);
    expect(groupCosts([row('One', complete(1), { kind })]).map((group) => group.family)).toEqual(family ? [family] : []);
  });

  it("[COST-05] ranks 'Your plan now' with the other plans", () => {
    const rows = [row('Saved', complete(96)), row('Now', complete(88), { isYourPlanNow: true, isSaved: false })];
    expect(groupCosts(rows)[0]?.complete.map(({ isYourPlanNow }) => isYourPlanNow)).toEqual([true, false]);
  });

  it('leaves out a group without rows', () => {
    expect(groupCosts([])).toEqual([]);
  });
});
