import type { CataloguePlan } from './medicare-plans.js';

/** What Extra Help pays of a premium at most: an invented figure. US dollars a month. */
const MOST = 24;

/** The plan's premium with full Extra Help, in US dollars a month; null where the plan has no premium for drugs to lower. */
export function subsidisedPremium(plan: CataloguePlan): number | null {
  if (plan.premium === null || plan.family === 'MA') return null;
  return Math.max(0, Math.round((plan.premium - MOST) * 100) / 100);
}
