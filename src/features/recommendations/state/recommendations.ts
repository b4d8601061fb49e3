import { computed } from 'nanostores';
import { $today } from '../../../shared/calendar/clock-state.js';
import { premiumText } from '../../../shared/money/money-text.js';
import type { GuardedSite } from '../../../shared/navigation/site.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $suppression } from '../../content/state/content.js';
import { $shownEnrollments } from '../../enrollment/state/applications.js';
import { $hasDashboard } from '../../enrollment/state/dashboard.js';
import { $areSupplementApplicationsLoading, $supplementApplications } from '../../enrollment/state/enrollments.js';
import { $applying } from '../../enrollment/state/supplement-applying.js';
import { $planDetails, type PlanDetails } from '../../known-plans/state/plan-details.js';
import { $savedPlans } from '../../known-plans/state/plans.js';
import { $location, type ShopperLocation, zipCodeFor } from '../../place/state/place.js';
import { displayName } from '../../plan/rules/display-name.js';
import { keyOf, type Plan, type PlanKind, planKey } from '../../plan/rules/plan.js';
import { checkPlanId } from '../../plan/rules/plan-id.js';
import { planKindOf } from '../../plan/rules/plan-kind.js';
import { detailsUrlOf } from '../../plan/rules/plan-links.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { type SaveContext, type SaveOffer, saveButton } from '../../plans/rules/save-offer.js';
import { $isProfileKnown, $profile } from '../../profile/state/profile.js';
import { type RecommendationType, rankedPlans, recommendationType } from '../rules/ranked-plans.js';
import { type RecommendationBlock, recommendationBlock } from '../rules/recommendation-block.js';
import { decideRecommendedButton, type RecommendedButton, type RecommendedContext } from '../rules/recommended-button.js';
import { noRecommendation, type RecommendationProfile, type RecommendedPlan } from '../rules/recommended-plan.js';
import { decideSupplementButton, type SupplementButton, type SupplementButtonContext } from '../rules/supplement-button.js';

/** The button of a recommended plan, or the status in its place (REC-05, REC-06). */
type RecommendationAction = RecommendedButton | SupplementButton;

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

const $recommendation: ReadableAtom<RecommendationProfile> = computedByValue(
  $profile,
  ({ profile }) => profile?.recommendation ?? noRecommendation,
);

/** The input for every recommended plan's button. Null until the settings and the day are known. */
const $context = computedByValue(
  [$settings, $today, $suppression, $shownEnrollments, $supplementApplications, $applying, $savedPlans],
  (settings, today, suppression, enrollments, applications, applying, plans): ButtonContext | null => {
    if (!settings || today === null) return null;
    const saved = new Set<string>(plans.map(keyOf));
    return { today, suppression, enrollments, applications, applying, flags: settings.flags, saved };
  },
);

interface ButtonContext extends RecommendedContext, SupplementButtonContext, SaveContext {
  readonly flags: RecommendedContext['flags'] & SupplementButtonContext['flags'];
}

const $results: ReadableAtom<readonly ShownRecommendation[]> = computedByValue(
  [$site, $recommendation, $activeYear, $context, $location, $planDetails],
  (site, { plans }, year, context, place, details) => {
    if (!site || !context || year === null) return [];
    return rankedPlans(plans, year).map((plan) => shown(plan, context, place, details[planKey(plan.planId, plan.planYear)], site));
  },
);

const $type: ReadableAtom<RecommendationType> = computed([$recommendation, $activeYear], (recommendation, year) =>
  year === null ? 'PRE_EMPTY' : recommendationType(recommendation, year),
);

const $block: ReadableAtom<RecommendationBlock> = computed(
  [$hasDashboard, $type, $shownEnrollments, $supplementApplications],
  (isSignedIn, type, enrollments, supplement) =>
    recommendationBlock({ isSignedIn, recommendationType: type, hasApplications: enrollments.length + supplement.length > 0 }),
);

export const $recommendations: ReadableAtom<ShownRecommendations> = computedByValue(
  [$type, $block, $results, $identity, $areSupplementApplicationsLoading],
  (type, decided, results, identity, isLoading): ShownRecommendations => {
    // Results without a number one are listed instead of the prompt, for signed-in shoppers (DASH-09).
    const isRanked = type === 'PRE_NO_1_RANKED_PLAN' && results.length > 0 && identity?.isGuest === false;
    // With an application there is no prompt, and it is not known yet whether there is one.
    const block = decided === 'prompt' && isLoading ? 'loading' : decided;
    return { type, block: isRanked ? 'ranked' : block, results, isDisabled: identity?.isCloaked ?? false };
  },
);

/** The profile has loaded, and decides whether there is a prompt. */
export const $areRecommendationsKnown: ReadableAtom<boolean> = computed(
  [$isProfileKnown, $recommendations],
  (isKnown, { block }) => isKnown && block !== 'loading',
);

function shown(
  plan: RecommendedPlan,
  context: ButtonContext,
  place: ShopperLocation | null,
  details: PlanDetails | undefined,
  site: GuardedSite,
): ShownRecommendation {
  const known = typeof details === 'object' ? details : null;
  const kind = known?.kind ?? planKindOf({ rawType: plan.planType, planName: plan.planName, snpType: null });
  const detailsUrl = known ? detailsUrlOf(known, place, site) : addressOf(plan, kind, place, site);
  return {
    plan,
    name: displayName(plan.planName),
    kind,
    premium: premiumText(null, plan.monthlyPremiumText),
    action: kind === 'MEDSUPP' ? supplementAction(plan, context) : medicareAction(plan, known, context),
    save: saveButton({ planId: plan.planId, planYear: plan.planYear, kind }, context),
    detailsUrl,
  };
}

function medicareAction(plan: RecommendedPlan, known: Plan | null, context: ButtonContext): RecommendationAction {
  return decideRecommendedButton(plan, context, known?.kind === 'SNP' ? known.snpKind : null);
}

function supplementAction(plan: RecommendedPlan, context: ButtonContext): RecommendationAction {
  const { planId: planCode, planName, planYear } = plan;
  return decideSupplementButton({ planCode, planName, planYear, zipCode: zipCodeFor(plan.zipCode) }, context);
}

/** The address of a plan's own page if its details are not known (LINK-01, LINK-04). */
function addressOf(
  { planId, planYear: year, zipCode }: RecommendedPlan,
  kind: PlanKind | null,
  place: ShopperLocation | null,
  site: GuardedSite,
) {
  if (kind === 'MEDSUPP') return detailsUrlOf({ kind, code: planId, year, zipCode }, place, site);
  const id = checkPlanId(planId);
  return id.ok ? detailsUrlOf({ id: id.value, year, detailsUrl: null }, place, site) : null;
}
