import type { CostRow } from '../../../../src/features/cost/rules/cost-chart.js';
import { noCounts } from '../../../../src/features/cost/rules/known-counts.js';
import type { CompleteTotal, IncompleteTotal, NoTotal, YearlySum, YearlyTotal } from '../../../../src/features/cost/rules/yearly-total.js';
import type { PlanId, PlanKey } from '../../../../src/features/plan/rules/plan.js';
import { planNeed } from '../../../../src/features/plan/rules/plan-need.js';

const facts = { drugPart: 'priced', includesFullPrice: [], isWithExtraHelp: false, regular: null } as const;

export const sumOf = (premium: number, drugs: number): YearlySum => ({ premium, drugs, total: premium + drugs });

export const complete = (premium: number, drugs: number, over: Partial<CompleteTotal> = {}): CompleteTotal => ({
  kind: 'complete',
  sum: sumOf(premium, drugs),
  ...facts,
  ...over,
});

export const incomplete = (drugs: number, over: Partial<IncompleteTotal> = {}): IncompleteTotal => ({
  kind: 'incomplete',
  sum: sumOf(0, drugs),
  missing: [{ drugName: 'Trulicity', reason: 'full-price' }],
  ...facts,
  ...over,
});

export const none = (reason: NoTotal['reason'], premium: number | null = null): NoTotal => ({ kind: 'none', reason, premium, drugs: null });

/** A row of a saved plan of 2027. Its need follows from its kind. */
export function costRow(name: string, total: YearlyTotal, over: Partial<CostRow> = {}): CostRow {
  const year = over.year ?? 2027;
  const kind = { kind: 'MAPD', snpKind: null, ...over } as const;
  return {
    key: `${name}-${year}` as PlanKey,
    planId: name as PlanId,
    name,
    displayedId: null,
    need: planNeed(kind),
    year,
    total,
    restOfYear: null,
    counts: noCounts,
    stars: null,
    isYourPlanNow: false,
    sinceLastYear: null,
    outcome: null,
    movesFrom: null,
    doesEnd: false,
    isSaved: true,
    ...kind,
  };
}
