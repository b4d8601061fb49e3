import type { Origin } from '../view/origin.js';
import { planSummaryUrl } from './plan-summary-link.js';
import { recommendationResultsUrl, recommendationStartUrl } from './recommendation-links.js';
import type { Site } from './site.js';
import { siteUrl, withQuery } from './url.js';

export interface ShoppingState {
  readonly zipCode: string | null;
  readonly activeYear: number;
  /** Whether there are plan recommendations to go back to, or only the questions. */
  readonly hasRecommendations: boolean;
}

/** Where continue shopping and the back link lead: the page the shopper came from (TOP-03). */
export function continueShoppingUrl(origin: Origin, { zipCode, activeYear, hasRecommendations }: ShoppingState, site: Site): string {
  switch (origin) {
    case 'pharmacy-search':
      return siteUrl(site.root, site.links.pharmacySearch);
    case 'drug-cost-estimator':
      return drugCostEstimatorUrl(site);
    case 'plan-recommendation':
      return hasRecommendations ? recommendationResultsUrl(activeYear, site) : recommendationStartUrl(site);
    case 'plan-summary':
      return planSummaryUrl(zipCode, activeYear, site).url;
  }
}

/** The estimator's page, told that the shopper comes from the profile (TOP-03). */
export function drugCostEstimatorUrl({ links, root }: Site): string {
  return withQuery(siteUrl(root, links.drugCostEstimator), { profile: 'true' });
}
