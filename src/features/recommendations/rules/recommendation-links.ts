import type { Site } from '../../../shared/navigation/site.js';
import { siteUrl } from '../../../shared/navigation/url.js';

/** Returns the page with the first question (REC-03). */
export function recommendationStartUrl({ links, root }: Site): string {
  return siteUrl(root, links.recommendationStart);
}

/** Returns the page with the ranked results of a year (REC-03). */
export function recommendationResultsUrl(activeYear: number, { links, root }: Site): string {
  return siteUrl(root, links.recommendationResults, { activeYear });
}

/** Returns the page to change the answers (REC-03). */
export function recommendationEditUrl({ links, root }: Site): string {
  return siteUrl(root, links.recommendationEdit);
}
