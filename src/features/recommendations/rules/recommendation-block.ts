import type { RecommendationType } from './ranked-plans.js';

export interface RecommendationFacts {
  /** Only signed-in shoppers see the block (DASH-09). */
  readonly isSignedIn: boolean;
  readonly recommendationType: RecommendationType;
  readonly hasApplications: boolean;
}

/** The dashboard's block: the number one recommendation, the invitation to answer questions, or neither (DASH-05). */
export type RecommendationBlock = 'top' | 'prompt' | 'none';

/** Decides the dashboard's block of recommendations (DASH-05, DASH-09). */
export function recommendationBlock({ isSignedIn, recommendationType, hasApplications }: RecommendationFacts): RecommendationBlock {
  if (!isSignedIn) return 'none';
  if (recommendationType === 'PRE_NUMBER_1') return 'top';
  return recommendationType === 'PRE_EMPTY' && !hasApplications ? 'prompt' : 'none';
}
