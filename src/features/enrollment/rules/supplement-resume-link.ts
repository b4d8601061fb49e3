import { readCalendarDate, slashedDate } from '../../../shared/calendar/calendar-date.js';
import type { Site } from '../../../shared/navigation/site.js';
import { siteUrl, withQuery } from '../../../shared/navigation/url.js';
import type { SiteId } from '../../../shared/settings/settings.js';
import { shopperZip } from '../../../shared/validation/zip.js';

/** A saved supplement application (LINK-07). */
export interface SupplementApplication {
  readonly applicationId: string;
  /** As the service wrote it. A time or offset after the date is ignored. */
  readonly dateOfBirth: string | null;
  readonly zipCode: string | null;
  readonly stateCode: string | null;
}

/**
 * Returns the page that resumes a supplement application (LINK-07). This is the only address with a birth date, written
 * month first. `ucp-navigate` has the address without its query. Missing values are left out.
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

/** Returns the referrer of a brand from the setting `resumeReferrer`. It is empty if the brand has none (LINK-07). */
export function resumeReferrer(byBrand: Readonly<Record<string, string>>, siteId: SiteId): string {
  return byBrand[siteId] ?? '';
}
