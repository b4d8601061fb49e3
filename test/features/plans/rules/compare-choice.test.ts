import { describe, expect, it } from 'vitest';
import { keyOf, type MedicarePlan } from '../../../../src/features/plan/rules/plan.js';
import { compareGroup, compareOption } from '../../../../src/features/plans/rules/compare-choice.js';
import { medicarePlan } from './samples.js';

const plan = (order: number, over: Partial<MedicarePlan> = {}) => medicarePlan({ id: `H000000000${order}` as never, ...over });
const chosen = (...plans: readonly MedicarePlan[]) => plans.map((one) => ({ key: keyOf(one), plan: one }));
const drugPlan = (order: number) => plan(order, { kind: 'PDP' });

describe('the compare checkbox of a card', () => {
  const full = chosen(plan(1), plan(2), plan(3), plan(4));
  it.each([
    ['no plan is selected', plan(1), [], { kind: 'open', isChosen: false }],
    ['the plan is selected', plan(1), chosen(plan(1)), { kind: 'open', isChosen: true }],
    ['it would be the fourth plan', plan(4), chosen(plan(1), plan(2), plan(3)), { kind: 'open', isChosen: false }],
    ['it would be the fifth plan', plan(5), full, { kind: 'not-now', reason: 'full' }],
    ['it is one of four selected plans', plan(4), full, { kind: 'open', isChosen: true }],
    ['an MA plan joins an MAPD plan', plan(2, { kind: 'MA' }), chosen(plan(1)), { kind: 'open', isChosen: false }],
    [
      'a drug plan with Medicare Advantage plans',
      drugPlan(2),
      chosen(plan(1)),
      { kind: 'not-now', reason: 'other-group', chosen: 'medicare-advantage' },
    ],
    [
      'a Medicare Advantage plan with drug plans',
      plan(2),
      chosen(drugPlan(1)),
      { kind: 'not-now', reason: 'other-group', chosen: 'drug-plans' },
    ],
    ['a plan of another year', plan(1, { year: 2027 }), chosen(plan(1)), { kind: 'not-now', reason: 'other-year' }],
    ['another segment of the plan', medicarePlan({ id: 'H0609044001' }), chosen(medicarePlan()), { kind: 'open', isChosen: false }],
  ])('[CMP-01] decides the checkbox: %s', (_, one, choice, expected) => {
    expect(compareOption(one, choice)).toEqual(expected);
  });

  it.each([
    ['MA', 'medicare-advantage'],
    ['MAPD', 'medicare-advantage'],
    ['SNP', 'medicare-advantage'],
    ['PDP', 'drug-plans'],
  ] as const)('[CMP-01] [COST-04] puts %s plans in the group %s', (kind, group) => {
    expect(compareGroup({ kind })).toBe(group);
  });
});
