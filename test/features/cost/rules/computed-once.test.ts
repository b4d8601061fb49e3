import { describe, expect, it, vi } from 'vitest';
import { knownCounts } from '../../../../src/features/cost/rules/known-counts.js';
import { yearlyTotal } from '../../../../src/features/cost/rules/yearly-total.js';
import { decidePlanCard } from '../../../../src/features/plans/rules/plan-card.js';
import * as ndc from '../../../../src/shared/validation/ndc.js';
import { drug, estimate, ndcOf } from '../../drugs/rules/samples.js';
import { cardContext } from '../../plans/rules/card-samples.js';
import { medicarePlan } from '../../plans/rules/samples.js';

const PLANS = 30;
const DRUGS = 40;

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
  it('[DRUG-06] [COST-01] are found once for each plan and drug, for the cards and the chart together', () => {
    let lookups = 0;
    const codes = Array.from({ length: DRUGS }, (_, index) => ndcOf(String(index + 1)));
    const drugs = codes.map((code) => drug(code));
    const plans = Array.from({ length: PLANS }, (_, index) =>
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
    expect(lookups).toBe(PLANS * DRUGS);
    // A drug's own code once, and each code of the two lists of an estimate.
    expect(normalized.mock.calls.length).toBeLessThanOrEqual(DRUGS + PLANS * DRUGS * 2);
  });
});
