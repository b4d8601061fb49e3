import type { MedicarePlan } from '../../plan/rules/plan.js';
import { amountDifference, type CostDifference } from './cost-difference.js';
import { isTotalHelpKnown } from './help-known.js';
import { type YearlyTotalContext, yearlyTotal } from './yearly-total.js';

/**
 * Compares the yearly totals of a plan in two years (NEXT-03, NEXT-04). Returns null if a total is incomplete or not known, or if the amount
 * with Extra Help is known for one year only.
 */
export function yearDifference(before: MedicarePlan, after: MedicarePlan, context: YearlyTotalContext): CostDifference | null {
  const [from, to] = [yearlyTotal(before, context), yearlyTotal(after, context)];
  if (from.kind !== 'complete' || to.kind !== 'complete' || from.drugPart !== to.drugPart) return null;
  return isTotalHelpKnown(before, context) === isTotalHelpKnown(after, context) ? amountDifference(from.sum.total, to.sum.total) : null;
}
