import type { Site } from '../../../shared/navigation/site.js';
import { siteUrl } from '../../../shared/navigation/url.js';
import { shopperZip } from '../../../shared/validation/zip.js';

/** The plan summary, or the page that asks for a ZIP code. */
export interface PlanSummaryTarget {
  readonly page: 'plan-summary' | 'zip-entry';
  readonly url: string;
}

/** Returns the plan summary, or the ZIP code page if the shopper gave no ZIP code (LINK-03). */
export function planSummaryUrl(zipCode: string | null, planYear: number, site: Site): PlanSummaryTarget {
  return planSummaryOrZipEntry(site.links.planSummary, zipCode, planYear, site);
}

/** Returns the page with all plans of a year, or the ZIP code page (VW-07, PLN-04). */
export function browsePlansUrl(zipCode: string | null, planYear: number, site: Site): PlanSummaryTarget {
  return planSummaryOrZipEntry(site.links.browsePlans, zipCode, planYear, site);
}

function planSummaryOrZipEntry(link: string, zipCode: string | null, planYear: number, { links, root }: Site): PlanSummaryTarget {
  const zip = shopperZip(zipCode);
  if (!zip) return { page: 'zip-entry', url: siteUrl(root, links.zipEntry) };
  return { page: 'plan-summary', url: siteUrl(root, link, { zipCode: zip, planYear }) };
}
