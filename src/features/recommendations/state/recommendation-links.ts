import { linkHref } from '../../../shared/navigation/safe-url.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { siteUrl } from '../../../shared/navigation/url.js';
import { $agent } from '../../../shared/shopper/identity.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $profile } from '../../profile/state/profile.js';
import { topPlan } from '../rules/ranked-plans.js';
import { recommendationEditUrl, recommendationResultsUrl } from '../rules/recommendation-links.js';

/** The addresses where recommendations are requested, read and changed (REC-01, REC-03). */
export interface RecommendationLinks {
  readonly planFinder: string;
  readonly results: string;
  readonly edit: string;
}

/** Null until the settings and the year are known. */
export const $recommendationLinks: ReadableAtom<RecommendationLinks | null> = computedByValue([$site, $activeYear], (site, year) => {
  if (!site || year === null) return null;
  return {
    planFinder: linkHref(siteUrl(site.root, site.links.planFinder), site.allowed),
    results: linkHref(recommendationResultsUrl(year, site), site.allowed),
    edit: linkHref(recommendationEditUrl(site), site.allowed),
  };
});

/** Whether the doctors list offers a recommendation: nobody has recommended a plan of this year, and no agent is there to do it (PV-06). */
export const $offersRecommendation: ReadableAtom<boolean> = computedByValue(
  [$profile, $activeYear, $agent],
  ({ profile }, year, { isAgentFlow }) => !isAgentFlow && !(profile && year !== null && topPlan(profile.recommendation.plans, year)),
);
