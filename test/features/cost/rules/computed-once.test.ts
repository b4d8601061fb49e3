import { describe, expect, it, vi } from 'vitest';
import { knownCounts } from '../../../../src/features/cost/rules/known-counts.js';
import { yearlyTotal } from '../../../../src/features/cost/rules/yearly-total.js';
import { distinctId } from '../../../../src/features/plan/rules/distinct-name.js';
import { keyOf } from '../../../../src/features/plan/rules/plan.js';
import { decidePlanCard } from '../../../../src/features/plans/rules/plan-card.js';
import * as ndc from '../../../../src/shared/validation/ndc.js';
import { drug, estimate, ndcOf } from '../../drugs/rules/samples.js';
import { cardContext } from '../../plans/rules/card-samples.js';
import { medicarePlan } from '../../plans/rules/samples.js';

/** An estimate that counts how often a drug is looked up in it. Each lookup reads the tiers once. */
function countedEstimate(codes: readonly string[], count: () => void) {
  const known = estimate({ coveredDrugs: codes, tiers: Object.fromEntries(codes.map((code) => [code, 1])) });
  return Object.defineProperty({ ...known }, 'tiers', {
    get() {
      count();
      return known.tiers;
    },
  });
}

describe('the facts of the saved drugs on the saved plans', () => {
  it.each([30, 100, 300].flatMap((plans) => [5, 40].map((drugs) => [plans, drugs] as const)))(
    '[DRUG-06] [COST-01] are found once for each plan and drug, for the cards and the chart together: %i plans, %i drugs',
    (planCount, drugCount) => {
      let lookups = 0;
      const codes = Array.from({ length: drugCount }, (_, index) => ndcOf(String(index + 1)));
      const drugs = codes.map((code) => drug(code));
      const plans = Array.from({ length: planCount }, (_, index) =>
        medicarePlan({ id: `H${String(index).padStart(10, '0')}`, drugEstimate: countedEstimate(codes, () => void lookups++) } as never),
      );
      const ofCards = cardContext({ drugs, plansNow: plans.slice(0, 1) });
      const ofChart = { ...ofCards };
      const normalized = vi.spyOn(ndc, 'comparableNdc');
      for (const plan of plans) {
        decidePlanCard(plan, ofCards);
        yearlyTotal(plan, ofChart);
        knownCounts(plan, ofChart);
      }
      expect(lookups).toBe(planCount * drugCount);
      // A drug's own code once, and each code of the two lists of an estimate.
      expect(normalized.mock.calls.length).toBeLessThanOrEqual(drugCount + planCount * drugCount * 2);
      normalized.mockRestore();
    },
  );
});

/** A list that counts how often one of its rows is read. */
function countedList<T>(rows: readonly T[], count: () => void): readonly T[] {
  return new Proxy(rows, {
    get(target, name, receiver) {
      if (typeof name === 'string' && /^\d+$/.test(name)) count();
      return Reflect.get(target, name, receiver);
    },
  });
}

describe('lists about all plans', () => {
  it.each([30, 100, 300])(
    '[CARD-13] [LOAD-04] are read once for the cards and the chart together, and not for each card: %i plans',
    (planCount) => {
      let reads = 0;
      const count = () => void reads++;
      const plans = Array.from({ length: planCount }, (_, index) =>
        medicarePlan({ id: `H${String(index).padStart(10, '0')}`, name: `Plan ${index}` } as never),
      );
      const context = cardContext({
        drugs: [drug(ndcOf('1'))],
        awaitedPrices: countedList(plans.map(keyOf), count),
        sharedNames: countedList(
          plans.map(({ name }) => name),
          count,
        ),
      });
      for (const plan of plans) {
        decidePlanCard(plan, context);
        yearlyTotal(plan, context);
        distinctId(plan, context.sharedNames);
      }
      expect(reads).toBeGreaterThan(0);
      expect(reads).toBeLessThanOrEqual(2 * planCount);
    },
  );
});
