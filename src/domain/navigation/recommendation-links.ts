import type { Site } from './site.js';
import { siteUrl } from './url.js';

/** The first of the questions (REC-03). */
export function recommendationStartUrl({ links, root }: Site): string {
  return siteUrl(root, links.recommendationStart);
}

/** The ranked results of a year (REC-03). */
export function recommendationResultsUrl(activeYear: number, { links, root }: Site): string {
  return siteUrl(root, links.recommendationResults, { activeYear });
}

/** The given answers, to be changed (REC-03). */
export function recommendationEditUrl({ links, root }: Site): string {
  return siteUrl(root, links.recommendationEdit);
}
