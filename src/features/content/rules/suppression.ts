import { idOrCodeOf, type Plan } from '../../plan/rules/plan.js';

/** An entry of the suppression content: a plan id or supplement code with its year. A null year means every year (SUPP-01). */
export interface SuppressedPlan {
  readonly planId: string;
  readonly year: number | null;
}

export type SuppressionList = readonly SuppressedPlan[];

/** Whether the list has the plan id or supplement code for this year or for every year (SUPP-01). */
export function isSuppressed(list: SuppressionList, idOrCode: string, year: number): boolean {
  return list.some((entry) => entry.planId === idOrCode && (entry.year === null || entry.year === year));
}

/** Whether the list has the plan, by its id or by its supplement code (SUPP-01). */
export function isPlanSuppressed(list: SuppressionList, plan: Plan): boolean {
  return isSuppressed(list, idOrCodeOf(plan), plan.year);
}
