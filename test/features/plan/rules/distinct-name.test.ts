import { expect, it } from 'vitest';
import { distinctName, sharedNames } from '../../../../src/features/plan/rules/distinct-name.js';
import type { PlanId } from '../../../../src/features/plan/rules/plan.js';
import { medicarePlan, supplementPlan } from '../../plans/rules/samples.js';

const gold = (segment: string, name = 'Gold Plus (HMO)') => medicarePlan({ id: `H0028074${segment}` as PlanId, name });

it.each([
  ['no plan', [], []],
  ['one plan', [gold('001')], []],
  ['two plans with different names', [gold('001'), gold('002', 'Gold (HMO)')], []],
  ['two plans with the same name', [gold('001'), gold('002')], ['Gold Plus (HMO)']],
  ['three plans with the same name, listed once', [gold('001'), gold('002'), gold('003')], ['Gold Plus (HMO)']],
  ['two plans whose names differ only in the hidden code', [gold('001', 'Gold - H0028-074'), gold('002', 'Gold H0028-075')], ['Gold']],
])('[CARD-13] finds the names that several plans share: %s', (_, plans, shared) => {
  expect(sharedNames(plans)).toEqual(shared);
});

it.each([
  ['a unique name', gold('001'), ['Gold (HMO)'], 'Gold Plus (HMO)'],
  ['a shared name', gold('001'), ['Gold Plus (HMO)'], 'Gold Plus (HMO), H0028-074-001'],
  ['a supplement plan, which has no plan id', supplementPlan({ name: 'Plan G' }), ['Plan G'], 'Plan G'],
])('[CARD-13] [REM-01] adds the plan id if other plans have the same name: %s', (_, plan, shared, name) => {
  expect(distinctName(plan, shared)).toBe(name);
});
