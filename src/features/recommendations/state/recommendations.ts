import { $today } from '../../../shared/calendar/clock-state.js';
import { premiumText } from '../../../shared/money/money-text.js';
import { linkHref } from '../../../shared/navigation/safe-url.js';
import type { GuardedSite } from '../../../shared/navigation/site.js';
import { siteUrl } from '../../../shared/navigation/url.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { computedByValue, type Keep, type SiteNow } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $suppression } from '../../content/state/content.js';
import { $dashboardBlocks, $shownEnrollments } from '../../enrollment/state/derived-enrollments.js';
import { $areSupplementApplicationsLoading, $supplementApplications } from '../../enrollment/state/enrollments.js';
import { $place, type ShopperLocation } from '../../place/state/place.js';
import { displayName } from '../../plans/rules/display-name.js';
import { keyOf, type Plan, type PlanKind, planKey } from '../../plans/rules/plan.js';
import { checkPlanId } from '../../plans/rules/plan-id.js';
import { planKindOf } from '../../plans/rules/plan-kind.js';
import { type SaveContext, saveOffer } from '../../plans/rules/save-offer.js';
import { detailsUrlOf, zipCodeFor } from '../../plans/state/plan-address.js';
import { $planDetails, type PlanDetails } from '../../plans/state/plan-details.js';
import { $savedPlans } from '../../plans/state/plans.js';
import { $activeYear } from '../../plans/state/year.js';
import type { RecommendationProfile } from '../../profile/rules/profile.js';
import { $profile } from '../../profile/state/profile.js';
import { decideSupplementButton, type SupplementButtonContext } from '../../supplement/rules/supplement-button.js';
import { $applying } from '../../supplement/state/supplement-applying.js';
import { rankedPlans, recommendationType } from '../rules/ranked-plans.js';
import { recommendationEditUrl, recommendationResultsUrl } from '../rules/recommendation-links.js';
import { decideRecommendedButton, type RecommendedContext } from '../rules/recommended-button.js';
import type { RecommendedPlan } from '../rules/recommended-plan.js';
import {
  $recommendationLinks,
  $recommendations,
  type RecommendationAction,
  type RecommendationLinks,
  type ShownRecommendation,
  type ShownRecommendations,
} from './shown-recommendations.js';

const unanswered: RecommendationProfile = { plans: [], hasResults: false, stateCode: null };

const $recommendation: ReadableAtom<RecommendationProfile> = computedByValue(
  $profile,
  ({ profile }) => profile?.recommendation ?? unanswered,
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

/** Keeps what the recommendations draw from in step with the facts. */
export function keepRecommendations(keep: Keep, site: SiteNow): void {
  keep($recommendations, recommendations(results(site)));
  keep($recommendationLinks, links(site));
}

function recommendations($results: ReadableAtom<readonly ShownRecommendation[]>): ReadableAtom<ShownRecommendations> {
  return computedByValue(
    [$recommendation, $activeYear, $dashboardBlocks, $results, $identity, $areSupplementApplicationsLoading],
    (recommendation, year, { recommendation: decided }, shown, identity, isLoading): ShownRecommendations => {
      const type = year === null ? 'PRE_EMPTY' : recommendationType(recommendation, year);
      // Results without a number one are listed instead of the prompt, for signed-in shoppers (DASH-09).
      const isRanked = type === 'PRE_NO_1_RANKED_PLAN' && shown.length > 0 && identity?.isGuest === false;
      // With an application there is no prompt, and it is not known yet whether there is one.
      const block = decided === 'prompt' && isLoading ? 'loading' : decided;
      return { type, block: isRanked ? 'ranked' : block, results: shown, isDisabled: identity?.isCloaked ?? false };
    },
  );
}

function results(site: SiteNow): ReadableAtom<readonly ShownRecommendation[]> {
  return computedByValue([$recommendation, $activeYear, $context, $place, $planDetails], ({ plans }, year, context, place, details) => {
    const where = site();
    if (!where || !context || year === null) return [];
    return rankedPlans(plans, year).map((plan) => shown(plan, context, place, details[planKey(plan.planId, plan.planYear)], where));
  });
}

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
    save: saveOffer({ planId: plan.planId, planYear: plan.planYear, kind }, context),
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

function links(site: SiteNow): ReadableAtom<RecommendationLinks | null> {
  return computedByValue([$settings, $activeYear], (_settings, year) => {
    const where = site();
    if (!where || year === null) return null;
    return {
      planFinder: linkHref(siteUrl(where.root, where.links.planFinder), where.allowed),
      results: linkHref(recommendationResultsUrl(year, where), where.allowed),
      edit: linkHref(recommendationEditUrl(where), where.allowed),
    };
  });
}
