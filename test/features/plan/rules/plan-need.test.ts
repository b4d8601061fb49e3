import { describe, expect, it } from 'vitest';
import { type NeedFacts, type PlanNeed, planNeed } from '../../../../src/features/plan/rules/plan-need.js';

describe('the need of a special needs plan', () => {
  it.each<[string, NeedFacts, PlanNeed | null]>([
    ['D-SNP', { kind: 'SNP', snpKind: 'dual' }, { kind: 'medicaid-required' }],
    ['D-SNP with a condition', { kind: 'SNP', snpKind: 'dual', snpConditions: ['diabetes'] }, { kind: 'medicaid-required' }],
    ['C-SNP', { kind: 'SNP', snpKind: 'chronic', snpConditions: null }, { kind: 'chronic-condition-required' }],
    ['C-SNP with an empty list', { kind: 'SNP', snpKind: 'chronic', snpConditions: [] }, { kind: 'chronic-condition-required' }],
    [
      'C-SNP for people with diabetes',
      { kind: 'SNP', snpKind: 'chronic', snpConditions: ['diabetes'] },
      { kind: 'conditions', conditions: ['diabetes'] },
    ],
    [
      'C-SNP for two conditions',
      { kind: 'SNP', snpKind: 'chronic', snpConditions: ['cardiovascular', 'diabetes'] },
      { kind: 'conditions', conditions: ['cardiovascular', 'diabetes'] },
    ],
    ['I-SNP', { kind: 'SNP', snpKind: 'institutional' }, { kind: 'nursing-home-care-required' }],
    [
      'I-SNP for people in a nursing home',
      { kind: 'SNP', snpKind: 'institutional', snpConditions: ['nursing-home'] },
      { kind: 'nursing-home' },
    ],
    ['of an unknown kind', { kind: 'SNP', snpKind: null }, { kind: 'special-needs' }],
    ['of an unknown kind, from a host page', { kind: 'SNP' }, { kind: 'special-needs' }],
    [
      'of an unknown kind with a condition',
      { kind: 'SNP', snpKind: null, snpConditions: ['dementia'] },
      { kind: 'conditions', conditions: ['dementia'] },
    ],
    ['Medicare Advantage', { kind: 'MAPD', snpKind: null }, null],
    ['a kind that nobody knows', { kind: null }, null],
    ['a drug plan', { kind: 'PDP', snpKind: null }, null],
    ['a supplement plan', { kind: 'MEDSUPP' }, null],
  ])('[CARD-14] [COST-10] is decided from what the service says: %s', (_, plan, need) => {
    expect(planNeed(plan)).toEqual(need);
  });
});
