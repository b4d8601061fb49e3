import type { PlanKey } from '../../plan/rules/plan.js';
import { type ArrangedCosts, allRows } from '../rules/cost-chart.js';

/** So many rows show on a phone until the shopper asks for all. */
const FEW = 6;

/** So many rows are drawn at once, more than a screen holds. Each further one waits for its turn. */
const AT_ONCE = 30;

export function rowsDrawnAtOnce(costs: ArrangedCosts): ReadonlySet<PlanKey> {
  return new Set(
    allRows(costs)
      .slice(0, AT_ONCE)
      .map(({ key }) => key),
  );
}

/** The six rows that show on a phone. The plan that the shopper has now, and its row of the chart's year, are always among them. */
export function firstRows(costs: ArrangedCosts): ReadonlySet<PlanKey> {
  const own = new Set(costs.apart.flatMap(({ key, inChartYear }) => (inChartYear ? [key, inChartYear] : [key])));
  const rows = allRows(costs);
  const isOwn = ({ key, isYourPlanNow }: (typeof rows)[number]) => isYourPlanNow || own.has(key);
  const first = [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
  return new Set(first.slice(0, FEW).map(({ key }) => key));
}
