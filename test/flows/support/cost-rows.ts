import { allRows, type CostRow } from '../../../src/features/cost/rules/cost-chart.js';
import { $shownCost } from '../../../src/features/cost/state/cost.js';

/** The rows of the yearly chart, in its order. */
export function costRows(): readonly CostRow[] {
  const shown = $shownCost.get();
  return shown ? allRows(shown) : [];
}
