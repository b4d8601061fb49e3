import type { Site } from '../../../shared/navigation/site.js';
import { siteUrl, withQuery } from '../../../shared/navigation/url.js';

/** Returns the drug cost estimator with `profile=true` (TOP-03). */
export function drugCostEstimatorUrl({ links, root }: Site): string {
  return withQuery(siteUrl(root, links.drugCostEstimator), { profile: 'true' });
}
