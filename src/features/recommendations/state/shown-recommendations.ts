import { computed } from 'nanostores';
import { createAtom, type ReadableAtom } from '../../../shared/state/store.js';
import type { PlanKind } from '../../plans/rules/plan.js';
import type { SaveOffer } from '../../plans/rules/save-offer.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import type { SupplementButton } from '../../supplement/rules/supplement-button.js';
import type { RecommendationType } from '../rules/ranked-plans.js';
import type { RecommendedButton } from '../rules/recommended-button.js';
import type { RecommendedPlan } from '../rules/recommended-plan.js';

/** The data of the recommendations, worked out by `derived/recommendations.ts`. */

/** The button of a recommended plan, or the status in its place (REC-05, REC-06). */
export type RecommendationAction = RecommendedButton | SupplementButton;

export interface ShownRecommendation {
  readonly plan: RecommendedPlan;
  readonly name: string;
  /** Null when the type is none that we know. */
  readonly kind: PlanKind | null;
  /** A month's premium as text, `--` when it is not known. */
  readonly premium: string;
  readonly action: RecommendationAction;
  readonly save: SaveOffer;
  readonly detailsUrl: string | null;
}

export interface ShownRecommendations {
  readonly type: RecommendationType;
  /** The state of the block: the prompt, or its outline while applications are loading; the results, or nothing (DASH-05). */
  readonly block: 'prompt' | 'loading' | 'top' | 'ranked' | 'none';
  /** By rank, at most five; the first is the number one where the block is `top` (REC-02). */
  readonly results: readonly ShownRecommendation[];
  readonly isDisabled: boolean;
}

/** The addresses where recommendations are requested, read and changed (REC-01, REC-03). */
export interface RecommendationLinks {
  readonly planFinder: string;
  readonly results: string;
  readonly edit: string;
}

export const $recommendations = createAtom<ShownRecommendations>('recommendations', {
  type: 'PRE_EMPTY',
  block: 'none',
  results: [],
  isDisabled: false,
});
/** The profile has loaded, and decides whether there is a prompt. */
export const $areRecommendationsKnown: ReadableAtom<boolean> = computed(
  [$isProfileKnown, $recommendations],
  (isKnown, { block }) => isKnown && block !== 'loading',
);
/** Null until the settings and the year are known. */
export const $recommendationLinks = createAtom<RecommendationLinks | null>('recommendationLinks', null);
