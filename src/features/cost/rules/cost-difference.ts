import { inCents } from '../../../shared/money/money-text.js';
import type { YearlyTotal } from './yearly-total.js';

/** The difference between two yearly totals. The amount is positive, in US dollars. */
export type CostDifference = { readonly kind: 'less' | 'more'; readonly amount: number } | { readonly kind: 'same' };

/** Compares a total with the total of the plan now. Returns null if one of them is incomplete or not known (COST-14). */
export function costDifference(total: YearlyTotal, now: YearlyTotal): CostDifference | null {
  if (total.kind !== 'complete' || now.kind !== 'complete') return null;
  const more = total.sum.total - now.sum.total;
  const amount = inCents(Math.abs(more));
  if (amount === null) return null;
  return amount === 0 ? { kind: 'same' } : { kind: more > 0 ? 'more' : 'less', amount };
}
