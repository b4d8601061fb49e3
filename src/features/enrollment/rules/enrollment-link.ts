import type { Links } from '../../../shared/navigation/links.js';
import type { Site } from '../../../shared/navigation/site.js';
import { siteUrl, withMissingQuery } from '../../../shared/navigation/url.js';
import type { SiteId } from '../../../shared/settings/settings.js';
import { shopperZip } from '../../../shared/validation/zip.js';
import type { MedicarePlan } from '../../plan/rules/plan.js';
import { type EnrollablePlan, planTypeOf } from './enrollable-plan.js';

/** The value of the setting `siteMode` with one application page for all plans (LINK-05). */
const WELCOME_MODE = 'welcome';

export interface EnrollmentSite extends Site {
  readonly siteMode: string;
  readonly siteId: SiteId;
}

/** The shopper's ZIP code and county. */
export interface EnrollmentLocation {
  /** As stored. The default ZIP code counts as missing (CONST-04). */
  readonly zipCode: string | null;
  /** Three digits, such as '013'. Null if the county is unknown. */
  readonly fipsCountyCode: string | null;
}

/**
 * Returns the application page of a plan (LINK-05). The welcome mode has one page for all plans. Otherwise plan type
 * and brand decide. The query has planId, planYear, planType, zipcode and county (HAND-01). `county` is the FIPS code.
 * Missing values are left out.
 */
export function enrollmentUrl(plan: EnrollablePlan, place: EnrollmentLocation, site: EnrollmentSite): string {
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
