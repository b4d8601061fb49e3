import type { PlanKey } from '../../plans/rules/plan.js';
import type { CostRow } from '../rules/cost-chart.js';

/** So many rows show on a phone until the shopper asks for all. */
const FEW = 6;

/** The rows that show on a phone: the first six, with the plan that the shopper has now always among them. */
export function firstRows(rows: readonly CostRow[]): ReadonlySet<PlanKey> {
  const now = rows.filter(({ isYourPlanNow }) => isYourPlanNow).slice(0, FEW);
  const others = rows.filter((row) => !now.includes(row)).slice(0, FEW - now.length);
  return new Set([...now, ...others].map(({ key }) => key));
}
