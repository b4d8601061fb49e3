import type { CostRow } from '../../../src/features/cost/rules/cost-chart.js';
import { $shownCost } from '../../../src/features/cost/state/cost.js';

/** The rows of the yearly chart, in its order. */
export function costRows(): readonly CostRow[] {
  const groups = $shownCost.get()?.groups ?? [];
  return groups.flatMap(({ complete, incomplete, withoutTotal }): readonly CostRow[] => [...complete, ...incomplete, ...withoutTotal]);
}
