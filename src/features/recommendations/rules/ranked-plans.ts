import type { RecommendationProfile, RecommendedPlan } from './recommended-plan.js';

/** The number of results that show, including the number one (REC-02). */
const MAX_RESULTS = 5;

/** No results yet, results with a number one for the active year, or results without it (REC-04). */
export type RecommendationType = 'PRE_EMPTY' | 'PRE_NUMBER_1' | 'PRE_NO_1_RANKED_PLAN';

/** Decides the type of a recommendation (REC-04). */
export function recommendationType(recommendation: RecommendationProfile, activeYear: number): RecommendationType {
  if (topPlan(recommendation.plans, activeYear)) return 'PRE_NUMBER_1';
  return recommendation.hasResults || recommendation.plans.length > 0 ? 'PRE_NO_1_RANKED_PLAN' : 'PRE_EMPTY';
}

/** Returns the plan of rank 1 for the active year (REC-02, REC-04). */
export function topPlan(plans: readonly RecommendedPlan[], activeYear: number): RecommendedPlan | null {
  return plans.find(({ rank, planYear }) => rank === 1 && planYear === activeYear) ?? null;
}

/** Returns the results of the active year by rank. If two have the same rank, the first one counts (REC-02). */
export function rankedPlans(plans: readonly RecommendedPlan[], activeYear: number): readonly RecommendedPlan[] {
  const byRank = new Map<number, RecommendedPlan>();
  for (const plan of plans) {
    const isRanked = Number.isInteger(plan.rank) && plan.rank > 0;
    if (isRanked && plan.planYear === activeYear && !byRank.has(plan.rank)) byRank.set(plan.rank, plan);
  }
  return [...byRank.values()].sort((a, b) => a.rank - b.rank).slice(0, MAX_RESULTS);
}
