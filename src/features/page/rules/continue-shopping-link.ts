import type { Site } from '../../../shared/navigation/site.js';
import { siteUrl } from '../../../shared/navigation/url.js';
import { drugCostEstimatorUrl } from '../../navigation/rules/drug-cost-estimator-link.js';
import { planSummaryUrl } from '../../navigation/rules/plan-summary-link.js';
import type { PreviousPage } from '../../navigation/rules/previous-page.js';
import { recommendationResultsUrl, recommendationStartUrl } from '../../recommendations/rules/recommendation-links.js';

export interface ShoppingState {
  readonly zipCode: string | null;
  readonly activeYear: number;
  /** True if there are results to return to, false if there are only the questions. */
  readonly hasRecommendations: boolean;
}

/** Returns the page that the shopper came from, for continue shopping and the back link (TOP-03). */
export function continueShoppingUrl(
  previousPage: PreviousPage,
  { zipCode, activeYear, hasRecommendations }: ShoppingState,
  site: Site,
): string {
  switch (previousPage) {
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
