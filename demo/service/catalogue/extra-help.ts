import type { CataloguePlan } from './medicare-plans.js';

/** Maximum that Extra Help pays of a premium, in US dollars a month. Invented. */
const MOST = 24;

/** The plan's premium with full Extra Help, in US dollars a month; null if no part of it is for drugs. */
export function subsidisedPremium(plan: CataloguePlan): number | null {
  if (plan.premium === null || plan.family === 'MA') return null;
  return Math.max(0, Math.round((plan.premium - MOST) * 100) / 100);
}
