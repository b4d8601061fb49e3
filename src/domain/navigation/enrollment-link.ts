import { type EnrollablePlan, planTypeOf } from '../plan/enrollable-plan.js';
import type { MedicarePlan } from '../plan/plan.js';
import type { SiteId } from '../settings/settings.js';
import { shopperZip } from '../validation/zip.js';
import type { Links } from './links.js';
import type { Site } from './site.js';
import { siteUrl, withMissingQuery } from './url.js';

/** The value of the setting `siteMode` under which all plans are applied for on one page (LINK-05). */
const WELCOME_MODE = 'welcome';

export interface EnrollmentSite extends Site {
  readonly siteMode: string;
  readonly siteId: SiteId;
}

/** Where the shopper lives. */
export interface EnrollmentPlace {
  /** As stored; the default ZIP code counts as none (CONST-04). */
  readonly zipCode: string | null;
  /** Three digits, such as '013'; null when the county is not known. */
  readonly fipsCountyCode: string | null;
}

/**
 * The application page: one for all plans in the welcome mode, else by plan type and brand (LINK-05). The address names the plan and the
 * place: planId, planYear, planType, zipcode and county, the county's FIPS code (HAND-01). What is not known is left out.
 */
export function enrollmentUrl(plan: EnrollablePlan, place: EnrollmentPlace, site: EnrollmentSite): string {
  const link = site.siteMode === WELCOME_MODE ? site.links.enrollWelcome : applicationPage(plan.kind, site.links);
  const { id: planId, year: planYear } = plan;
  const zipCode = shopperZip(place.zipCode);
  const url = siteUrl(site.root, link, { brand: site.siteId.toLowerCase(), planId, planYear, zipCode });
  return withMissingQuery(url, { planId, planYear, planType: planTypeOf(plan), zipcode: zipCode, county: place.fipsCountyCode });
}

function applicationPage(kind: MedicarePlan['kind'], links: Links): string {
  if (kind === 'PDP') return links.enrollPdp;
  return kind === 'SNP' ? links.enrollSnp : links.enrollMa;
}
