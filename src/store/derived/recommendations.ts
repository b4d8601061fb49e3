import { premiumText } from '../../domain/money/money-text.js';
import { recommendationEditUrl, recommendationResultsUrl } from '../../domain/navigation/recommendation-links.js';
import { followable } from '../../domain/navigation/safe-url.js';
import type { GuardedSite } from '../../domain/navigation/site.js';
import { siteUrl } from '../../domain/navigation/url.js';
import { displayName } from '../../domain/plan/display-name.js';
import { keyOf, type Plan, type PlanKind, planKey } from '../../domain/plan/plan.js';
import { checkPlanId } from '../../domain/plan/plan-id.js';
import { planKindOf } from '../../domain/plan/plan-kind.js';
import { type SaveContext, saveOffer } from '../../domain/plan/save-offer.js';
import type { RecommendationProfile } from '../../domain/profile/profile.js';
import { rankedPlans, recommendationType } from '../../domain/recommendation/ranked-plans.js';
import { decideRecommendedButton, type RecommendedContext } from '../../domain/recommendation/recommended-button.js';
import type { RecommendedPlan } from '../../domain/recommendation/recommended-plan.js';
import { decideSupplementButton, type SupplementButtonContext } from '../../domain/recommendation/supplement-button.js';
import { $today } from '../clock.js';
import { $suppression } from '../content.js';
import { $areSupplementApplicationsLoading, $supplementApplications } from '../enrollments.js';
import { $identity } from '../identity.js';
import type { View } from '../page.js';
import { $place, type Place } from '../place.js';
import { $planDetails, type PlanDetails } from '../plan-details.js';
import { $profile } from '../profile.js';
import { $settings } from '../settings.js';
import {
  $recommendationLinks,
  $recommendations,
  type RecommendationAction,
  type RecommendationLinks,
  type ShownRecommendation,
  type ShownRecommendations,
} from '../shown-recommendations.js';
import { $activeYear } from '../year.js';
import { derived, type Keep, type SiteNow } from './derived.js';
import { $dashboardBlocks, $shownEnrollments } from './enrollments.js';
import { detailsUrlOf, zipCodeFor } from './plan-address.js';
import { $savedPlans } from './plans.js';
import { $applying } from './supplement-applying.js';

const unanswered: RecommendationProfile = { plans: [], hasResults: false, stateCode: null };

const $recommendation: View<RecommendationProfile> = derived($profile, ({ profile }) => profile?.recommendation ?? unanswered);

/** What every recommended plan's button is decided with; null until the settings and the day are known. */
const $context = derived(
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

function recommendations($results: View<readonly ShownRecommendation[]>): View<ShownRecommendations> {
  return derived(
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

function results(site: SiteNow): View<readonly ShownRecommendation[]> {
  return derived([$recommendation, $activeYear, $context, $place, $planDetails], ({ plans }, year, context, place, details) => {
    const where = site();
    if (!where || !context || year === null) return [];
    return rankedPlans(plans, year).map((plan) => shown(plan, context, place, details[planKey(plan.planId, plan.planYear)], where));
  });
}

function shown(
  plan: RecommendedPlan,
  context: ButtonContext,
  place: Place | null,
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

/** Where a plan's own page is when its details are not known (LINK-01, LINK-04). */
function addressOf({ planId, planYear: year, zipCode }: RecommendedPlan, kind: PlanKind | null, place: Place | null, site: GuardedSite) {
  if (kind === 'MEDSUPP') return detailsUrlOf({ kind, code: planId, year, zipCode }, place, site);
  const id = checkPlanId(planId);
  return id.ok ? detailsUrlOf({ id: id.value, year, detailsUrl: null }, place, site) : null;
}

function links(site: SiteNow): View<RecommendationLinks | null> {
  return derived([$settings, $activeYear], (_settings, year) => {
    const where = site();
    if (!where || year === null) return null;
    return {
      planFinder: followable(siteUrl(where.root, where.links.planFinder), where.allowed),
      results: followable(recommendationResultsUrl(year, where), where.allowed),
      edit: followable(recommendationEditUrl(where), where.allowed),
    };
  });
}
