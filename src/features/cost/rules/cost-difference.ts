import { inCents } from '../../../shared/money/money-text.js';
import type { PlanKind } from '../../plan/rules/plan.js';
import type { YearlyTotal } from './yearly-total.js';

/** The difference between two yearly totals. The amount is positive, in US dollars. */
export type CostDifference = { readonly kind: 'less' | 'more'; readonly amount: number } | { readonly kind: 'same' };

/** `waits` while the price of one of them is on its way, so that a place can be kept (LOAD-04). */
export type ComparedCost = CostDifference | { readonly kind: 'waits' };

/** A plan and its yearly total. */
export interface PricedPlan {
  readonly key: string;
  readonly kind: PlanKind;
  readonly year: number;
  readonly total: YearlyTotal;
}

/**
 * Compares a plan's total with that of the plan now (COST-14). Returns null in these cases:
 *
 * - It is the plan now itself.
 * - A total is incomplete or not known.
 * - The plans leave different things to pay.
 * - There are two plans now of one kind: it is not known which one counts.
 */
export function costDifference(plan: PricedPlan, plansNow: readonly PricedPlan[]): ComparedCost | null {
  const [now, another] = plansNow.filter((one) => one.year === plan.year && pays(one.kind) === pays(plan.kind));
  if (!now || another || now.key === plan.key) return null;
  const totals = [plan.total, now.total];
  if (totals.some(isLoading)) return totals.every((total) => isLoading(total) || total.kind === 'complete') ? { kind: 'waits' } : null;
  if (plan.total.kind !== 'complete' || now.total.kind !== 'complete') return null;
  return amountDifference(now.total.sum.total, plan.total.sum.total);
}

function isLoading(total: YearlyTotal): boolean {
  return total.kind === 'none' && total.reason === 'loading';
}

/** Compares two amounts in US dollars, rounded to cents. Returns null if one of them is not a price. */
export function amountDifference(from: number, to: number): CostDifference | null {
  const [before, after] = [inCents(from), inCents(to)];
  const amount = before === null || after === null ? null : inCents(Math.abs(after - before));
  if (amount === null) return null;
  return amount === 0 ? { kind: 'same' } : { kind: to > from ? 'more' : 'less', amount };
}

/** A drug plan pays for no doctors, and some Medicare Advantage plans pay for no drugs. */
function pays(kind: PlanKind): 'all' | 'drugs' | 'care' | 'rest' {
  if (kind === 'PDP') return 'drugs';
  if (kind === 'MEDSUPP') return 'rest';
  return kind === 'MA' ? 'care' : 'all';
}
