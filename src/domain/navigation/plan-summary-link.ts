import { shopperZip } from '../validation/zip.js';
import type { Site } from './site.js';
import { siteUrl } from './url.js';

/** Plans of a ZIP code, or first the page that asks for one. */
export interface PlanSummaryTarget {
  readonly page: 'plan-summary' | 'zip-entry';
  readonly url: string;
}

/** The plan summary for a shopper with a ZIP code; without one, ZIP entry (LINK-03). */
export function planSummaryUrl(zipCode: string | null, planYear: number, site: Site): PlanSummaryTarget {
  return guarded(site.links.planSummary, zipCode, planYear, site);
}

/** The page to browse all plans of a year, under the same guard (VW-07, PLN-04). */
export function browsePlansUrl(zipCode: string | null, planYear: number, site: Site): PlanSummaryTarget {
  return guarded(site.links.browsePlans, zipCode, planYear, site);
}

function guarded(link: string, zipCode: string | null, planYear: number, { links, root }: Site): PlanSummaryTarget {
  const zip = shopperZip(zipCode);
  if (!zip) return { page: 'zip-entry', url: siteUrl(root, links.zipEntry) };
  return { page: 'plan-summary', url: siteUrl(root, link, { zipCode: zip, planYear }) };
}
