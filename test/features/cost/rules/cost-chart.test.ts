import { describe, expect, it } from 'vitest';
import { arrangeCosts, type CostRow, costFamily } from '../../../../src/features/cost/rules/cost-chart.js';
import type { PlanKind, SnpKind } from '../../../../src/features/plan/rules/plan.js';
import { complete as completeOf, incomplete, none as noTotal, costRow as row } from '../support/cost-rows.js';

const complete = (total: number) => completeOf(0, total);
const none = noTotal('premium-unknown');
const groupCosts = (rows: readonly CostRow[]) => arrangeCosts(rows, 2027).groups;

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
      row('Special needs', complete(40), { kind: 'SNP', snpKind: 'dual' }),
      row('No drug coverage', complete(0), { kind: 'MA' }),
    ];
    expect(namesOf(rows)).toEqual([
      { family: 'medicare-advantage', complete: ['Advantage'], incomplete: [], withoutTotal: [] },
      { family: 'no-drug-coverage', complete: ['No drug coverage'], incomplete: [], withoutTotal: [] },
      { family: 'drug-plan', complete: ['Drug plan'], incomplete: ['Drug plan, incomplete'], withoutTotal: [] },
      { family: 'special-needs', complete: ['Special needs'], incomplete: [], withoutTotal: [] },
    ]);
  });

  it.each<[PlanKind | null, string | null]>([
    ['MAPD', 'medicare-advantage'],
    ['SNP', 'special-needs'],
    ['MA', 'no-drug-coverage'],
    ['PDP', 'drug-plan'],
    ['MEDSUPP', null],
    [null, 'medicare-advantage'],
  ])('[COST-04] puts %s in %s', (kind, family) => {
    expect(costFamily({ kind, snpKind: null }, new Set())).toBe(family);
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

describe('special needs plans', () => {
  const dual = row('Dual', complete(10), { kind: 'SNP', snpKind: 'dual' });
  const chronic = row('Chronic', complete(20), { kind: 'SNP', snpKind: 'chronic' });
  const institutional = row('Institutional', complete(30), { kind: 'SNP', snpKind: 'institutional' });
  const unknown = row('Unknown', complete(40), { kind: 'SNP' });
  const advantage = row('Advantage', complete(99));
  const drugPlan = row('Drug plan', complete(1), { kind: 'PDP' });
  const four = [dual, chronic, institutional, unknown];
  const now = (kind: SnpKind | null, over: Partial<CostRow> = {}) =>
    row('Now', complete(50), { kind: 'SNP', snpKind: kind, isYourPlanNow: true, isSaved: false, ...over });

  it.each<[string, readonly CostRow[], readonly [string, readonly string[]][]]>([
    ['special needs plans alone', four, [['special-needs', ['Dual', 'Chronic', 'Institutional', 'Unknown']]]],
    [
      'one other and three of them',
      [dual, chronic, institutional, advantage],
      [
        ['medicare-advantage', ['Advantage']],
        ['special-needs', ['Dual', 'Chronic', 'Institutional']],
      ],
    ],
    [
      'a drug plan and three of them',
      [dual, chronic, institutional, drugPlan],
      [
        ['drug-plan', ['Drug plan']],
        ['special-needs', ['Dual', 'Chronic', 'Institutional']],
      ],
    ],
    [
      'the own plan is a D-SNP',
      [...four, advantage, now('dual')],
      [
        ['medicare-advantage', ['Dual', 'Now', 'Advantage']],
        ['special-needs', ['Chronic', 'Institutional', 'Unknown']],
      ],
    ],
    [
      'the own plan is a C-SNP of last year',
      [...four, advantage, now('chronic', { year: 2026 })],
      [
        ['medicare-advantage', ['Chronic', 'Advantage']],
        ['special-needs', ['Dual', 'Institutional', 'Unknown']],
      ],
    ],
    [
      'the own plan is a special needs plan of an unknown kind',
      [...four, advantage, now(null)],
      [
        ['medicare-advantage', ['Advantage']],
        ['special-needs', ['Dual', 'Chronic', 'Institutional', 'Unknown', 'Now']],
      ],
    ],
    [
      'the own plan is none',
      [dual, advantage, row('Now', complete(5), { isYourPlanNow: true })],
      [
        ['medicare-advantage', ['Now', 'Advantage']],
        ['special-needs', ['Dual']],
      ],
    ],
  ])(
    '[COST-10] stand in a group of their own, last, but those of the kind of the own plan stand among the others: %s',
    (_, rows, expected) => {
      expect(groupCosts(rows).map(({ family, complete: all }) => [family, all.map(({ name }) => name)])).toEqual(expected);
    },
  );

  it('[COST-10] have complete totals first in their group', () => {
    const snp = { kind: 'SNP', snpKind: 'dual' } as const;
    expect(namesOf([row('Low part', incomplete(1), snp), row('No total', none, snp), row('Whole', complete(99), snp)])).toEqual([
      { family: 'special-needs', complete: ['Whole'], incomplete: ['Low part'], withoutTotal: ['No total'] },
    ]);
  });
});

describe('the cost of another year', () => {
  const ofLastYear = { year: 2026, isYourPlanNow: true, isSaved: false } as const;

  it('[NEXT-03] stands apart and has no rank', () => {
    const { apart, groups } = arrangeCosts([row('Saved', complete(96)), row('Now', complete(8), ofLastYear)], 2027);
    expect(apart.map(({ name }) => name)).toEqual(['Now']);
    expect(groups.map((group) => group.complete.map(({ name }) => name))).toEqual([['Saved']]);
  });

  it('[NEXT-03] is ranked in the chart of its own year', () => {
    const { apart, groups } = arrangeCosts([row('Now', complete(8), ofLastYear)], 2026);
    expect([apart, groups[0]?.complete.map(({ name }) => name)]).toEqual([[], ['Now']]);
  });
});
