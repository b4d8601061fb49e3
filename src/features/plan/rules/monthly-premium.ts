import { readAmount } from '../../../shared/money/amount.js';
import type { Plan } from './plan.js';

/** The fields that decide the premium. A plan from the host page may lack any of them. */
type PremiumFacts = Partial<Pick<Plan, 'monthlyPremium' | 'monthlyPremiumText'>>;

/** Returns US dollars a month without Extra Help, or null if unknown. An amount in the service's text wins (CONST-01). */
export function monthlyPremium(plan: PremiumFacts): number | null {
  return priceOrNull(readAmount(plan.monthlyPremiumText)) ?? priceOrNull(plan.monthlyPremium ?? null);
}

/** A price is never negative. */
export function priceOrNull(amount: number | null): number | null {
  return amount !== null && amount >= 0 ? amount : null;
}
