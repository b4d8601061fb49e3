import { expect, it } from 'vitest';
import { distinctName, sharedNames } from '../../../src/domain/plan/distinct-name.js';
import type { PlanId } from '../../../src/domain/plan/plan.js';
import { medicarePlan, supplementPlan } from './samples.js';

const gold = (segment: string, name = 'Gold Plus (HMO)') => medicarePlan({ id: `H0028074${segment}` as PlanId, name });

it.each([
  ['no plan', [], []],
  ['one', [gold('001')], []],
  ['two of other names', [gold('001'), gold('002', 'Gold (HMO)')], []],
  ['two of one name', [gold('001'), gold('002')], ['Gold Plus (HMO)']],
  ['three of one name, told once', [gold('001'), gold('002'), gold('003')], ['Gold Plus (HMO)']],
  ['two that differ in the code that is not shown', [gold('001', 'Gold - H0028-074'), gold('002', 'Gold H0028-075')], ['Gold']],
])('[CARD-13] a name that several plans have: %s', (_, plans, shared) => {
  expect(sharedNames(plans)).toEqual(shared);
});

it.each([
  ['a name of its own', gold('001'), ['Gold (HMO)'], 'Gold Plus (HMO)'],
  ['a shared one', gold('001'), ['Gold Plus (HMO)'], 'Gold Plus (HMO), H0028-074-001'],
  ['a supplement plan, which has no plan id', supplementPlan({ name: 'Plan G' }), ['Plan G'], 'Plan G'],
])('[CARD-13] [REM-01] says its id too where others have its name: %s', (_, plan, shared, name) => {
  expect(distinctName(plan, shared)).toBe(name);
});
