import { readCalendarDate, slashedDate } from '../calendar/calendar-date.js';
import type { SiteId } from '../settings/settings.js';
import { shopperZip } from '../validation/zip.js';
import type { Site } from './site.js';
import { siteUrl, withQuery } from './url.js';

/** A supplement application that was begun (LINK-07). */
export interface SupplementApplication {
  readonly applicationId: string;
  /** As the service wrote it; the day in it counts, whatever time or offset follows. */
  readonly dateOfBirth: string | null;
  readonly zipCode: string | null;
  readonly stateCode: string | null;
}

/**
 * The page that resumes a supplement application. The one address that carries a birth date, written as the es-PA locale
 * does, month first: `ucp-navigate` tells it without its query (LINK-07). What is missing is left out.
 */
export function supplementResumeUrl(application: SupplementApplication, referrer: string, { links, root }: Site): string {
  const birth = readCalendarDate(application.dateOfBirth);
  return withQuery(siteUrl(root, links.supplementResume), {
    referrer: referrer || null,
    applicationId: application.applicationId,
    DOB: birth && slashedDate(birth),
    zip: shopperZip(application.zipCode),
    state: application.stateCode,
    resume: 'true',
  });
}

/** The layer value of a brand, from the setting `resumeReferrer`; empty when the brand has none (LINK-07). */
export function resumeReferrer(byBrand: Readonly<Record<string, string>>, siteId: SiteId): string {
  return byBrand[siteId] ?? '';
}
