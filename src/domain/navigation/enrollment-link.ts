import type { MedicarePlan } from '../plan/plan.js';
import type { SiteId } from '../settings/settings.js';
import { shopperZip } from '../validation/zip.js';
import type { Links } from './links.js';
import type { Site } from './site.js';
import { siteUrl } from './url.js';

/** The value of the setting `siteMode` under which all plans are applied for on one page (LINK-05). */
const WELCOME_MODE = 'welcome';

export interface EnrollmentSite extends Site {
  readonly siteMode: string;
  readonly siteId: SiteId;
}

/** The application page: one for all plans in the welcome mode, else by plan type and brand (LINK-05). */
export function enrollmentUrl(plan: Pick<MedicarePlan, 'kind' | 'id' | 'year' | 'zipCode'>, site: EnrollmentSite): string {
  const link = site.siteMode === WELCOME_MODE ? site.links.enrollWelcome : applicationPage(plan.kind, site.links);
  return siteUrl(site.root, link, {
    brand: site.siteId.toLowerCase(),
    planId: plan.id,
    planYear: plan.year,
    zipCode: shopperZip(plan.zipCode),
  });
}

function applicationPage(kind: MedicarePlan['kind'], links: Links): string {
  if (kind === 'PDP') return links.enrollPdp;
  return kind === 'SNP' ? links.enrollSnp : links.enrollMa;
}
