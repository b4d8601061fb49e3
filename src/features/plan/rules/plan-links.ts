import { safeUrl } from '../../../shared/navigation/safe-url.js';
import type { GuardedSite, Site } from '../../../shared/navigation/site.js';
import { siteUrl, withQuery } from '../../../shared/navigation/url.js';
import { presentText } from '../../../shared/validation/missing-text.js';
import { invalid, type ValidationResult, valid, validOrNull } from '../../../shared/validation/validation-result.js';
import { shopperZip } from '../../../shared/validation/zip.js';
import type { MedicarePlan, SupplementPlan } from './plan.js';

/** The reason that a page does not open: its address is not allowed, or the ZIP code or county is missing. */
export type LinkProblem = 'invalid-url' | 'no-zip' | 'no-county';

/** The place for which the shopper looks for plans. */
export interface PlanLocation {
  /** As stored. */
  readonly zipCode: string | null;
  /** Three digits, such as '013'. */
  readonly fipsCountyCode: string | null;
}

/**
 * Returns the plan's own details URL, or else one from ZIP code, county, plan id and year (LINK-01). If the plan's own
 * URL is not allowed, no other replaces it.
 */
export function planDetailsUrl(
  plan: Pick<MedicarePlan, 'id' | 'year' | 'detailsUrl'>,
  place: PlanLocation,
  site: GuardedSite,
): ValidationResult<string, LinkProblem> {
  const own = presentText(plan.detailsUrl);
  if (own !== null) return safeUrl(own, site.allowed);
  const zipCode = shopperZip(place.zipCode);
  if (!zipCode) return invalid('no-zip');
  if (!place.fipsCountyCode) return invalid('no-county');
  const values = { zipCode, fipsCountyCode: place.fipsCountyCode, planId: plan.id, planYear: plan.year };
  return safeUrl(siteUrl(site.root, site.links.planDetails, values), site.allowed);
}

/** The parameters of the compare page (LINK-02). */
export interface CompareRequest {
  readonly planIds: readonly string[];
  /** The type as the service wrote it. */
  readonly planType: string;
  readonly planYear: number;
  readonly zipCode: string | null;
  readonly county: string | null;
}

/** Returns the compare page of these plans. An invalid ZIP code is left out (LINK-02). */
export function compareUrl({ planIds, planType, planYear, zipCode, county }: CompareRequest, { links, root }: Site): string {
  return withQuery(siteUrl(root, links.planCompare), {
    compareplanIds: planIds.join(','),
    planType,
    planYear,
    zipcode: shopperZip(zipCode),
    county,
  });
}

export interface SupplementDetails {
  readonly zipCode: string | null;
  /** The plan's code, or its id if it has no code. */
  readonly planCode: string;
  readonly planYear: number;
  readonly startApplication?: boolean;
}

/** Returns the page of a supplement plan, which can start the application (LINK-04). */
export function supplementDetailsUrl(
  { zipCode, planCode, planYear, startApplication = false }: SupplementDetails,
  { links, root }: Site,
): ValidationResult<string, 'no-zip'> {
  const zip = shopperZip(zipCode);
  if (!zip) return invalid('no-zip');
  const url = siteUrl(root, links.supplementDetails, { zipCode: zip, planCode, planYear });
  return valid(startApplication ? withQuery(url, { startApplication: 'true' }) : url);
}

/** The parts of the address of a plan's own page. */
type AddressedPlan =
  | Pick<SupplementPlan, 'kind' | 'code' | 'year' | 'zipCode'>
  | (Pick<MedicarePlan, 'id' | 'year' | 'detailsUrl'> & { readonly kind?: MedicarePlan['kind'] });

/** The home of the shopper, as far as it is known. */
interface KnownPlace {
  readonly zipCode: string;
  readonly county: { readonly fipsCountyCode: string } | null;
}

/** The address of a plan's own page; null when it may not be followed or a place is missing (LINK-01, LINK-04). */
export function detailsUrlOf(plan: AddressedPlan, place: KnownPlace | null, site: GuardedSite): string | null {
  const zipCode = place?.zipCode ?? null;
  if (plan.kind === 'MEDSUPP') {
    return validOrNull(
      supplementDetailsUrl({ zipCode: shopperZip(plan.zipCode) ?? zipCode, planCode: plan.code, planYear: plan.year }, site),
    );
  }
  return validOrNull(planDetailsUrl(plan, { zipCode, fipsCountyCode: place?.county?.fipsCountyCode ?? null }, site));
}
