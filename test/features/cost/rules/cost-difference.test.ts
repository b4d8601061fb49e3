import { describe, expect, it } from 'vitest';
import { costDifference, type PricedPlan } from '../../../../src/features/cost/rules/cost-difference.js';
import type { YearlyTotal } from '../../../../src/features/cost/rules/yearly-total.js';
import type { PlanKind } from '../../../../src/features/plan/rules/plan.js';

const facts = { drugPart: 'priced', includesFullPrice: [], isWithExtraHelp: false, regular: null } as const;
const complete = (total: number): YearlyTotal => ({ kind: 'complete', sum: { premium: 0, drugs: total, total }, ...facts });
const incomplete: YearlyTotal = {
  kind: 'incomplete',
  sum: { premium: 0, drugs: 6.4, total: 6.4 },
  missing: [{ drugName: 'Trulicity', reason: 'full-price' }],
  ...facts,
};
const loading: YearlyTotal = { kind: 'none', reason: 'loading', premium: 0, drugs: null };

const plan = (total: YearlyTotal, kind: PlanKind = 'MAPD', over: Partial<PricedPlan> = {}): PricedPlan => ({
  key: 'a-plan',
  kind,
  year: 2027,
  total,
  ...over,
});
const now = (total: YearlyTotal, kind: PlanKind = 'MAPD', over: Partial<PricedPlan> = {}) =>
  plan(total, kind, { key: 'the-plan-now', ...over });

describe('the total of a plan against that of the plan now', () => {
  it.each([
    ['less', 88, 112, { kind: 'less', amount: 24 }],
    ['more', 120, 112, { kind: 'more', amount: 8 }],
    ['the same', 112, 112, { kind: 'same' }],
    ['the same in cents', 0.1 + 0.2, 0.3, { kind: 'same' }],
    ['one cent more', 112.01, 112, { kind: 'more', amount: 0.01 }],
    ['against a plan that costs nothing', 12.5, 0, { kind: 'more', amount: 12.5 }],
  ])('[COST-14] is %s', (_, own, ofNow, expected) => {
    expect(costDifference(plan(complete(own)), [now(complete(ofNow))])).toEqual(expected);
  });

  it.each([
    ['the plan is incomplete', plan(incomplete), [now(complete(112))]],
    ['the plan now is incomplete', plan(complete(88)), [now(incomplete)]],
    ['the plan now is incomplete, and the plan is loading', plan(loading), [now(incomplete)]],
    ['there is no plan now', plan(complete(88)), []],
    ['it is the plan now itself', now(complete(88)), [now(complete(88))]],
    ['the plan now is of another year', plan(complete(88)), [now(complete(112), 'MAPD', { year: 2026 })]],
    ['two plans now could be meant', plan(complete(88)), [now(complete(112)), now(complete(96), 'SNP', { key: 'another' })]],
  ])('[COST-14] is not said if %s', (_, own, plansNow) => {
    expect(costDifference(own, plansNow)).toBeNull();
  });

  it.each([
    ['the plan is', plan(loading), now(complete(112))],
    ['the plan now is', plan(complete(88)), now(loading)],
    ['both are', plan(loading), now(loading)],
  ])('[COST-14] [LOAD-04] keeps its place while %s loading', (_, own, planNow) => {
    expect(costDifference(own, [planNow])).toEqual({ kind: 'waits' });
  });

  const kinds = ['MAPD', 'SNP', 'MA', 'PDP', 'MEDSUPP'] as const;
  const comparable = new Set(['MAPD MAPD', 'MAPD SNP', 'SNP MAPD', 'SNP SNP', 'MA MA', 'PDP PDP', 'MEDSUPP MEDSUPP']);
  it.each(kinds.flatMap((one) => kinds.map((other) => [one, other] as const)))(
    '[COST-14] never compares plans that leave different things to pay: %s with %s',
    (one, other) => {
      expect(costDifference(plan(complete(88), one), [now(complete(112), other)]) !== null).toBe(comparable.has(`${one} ${other}`));
    },
  );

  it('[COST-14] compares a drug plan with the drug plan of somebody who has two plans now', () => {
    const plansNow = [now(complete(500)), now(complete(112), 'PDP', { key: 'drugs-now' })];
    expect(costDifference(plan(complete(88), 'PDP'), plansNow)).toEqual({ kind: 'less', amount: 24 });
  });
});
