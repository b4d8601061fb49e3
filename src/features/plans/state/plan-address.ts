import type { GuardedSite } from '../../../shared/navigation/site.js';
import { validOrNull } from '../../../shared/validation/validation-result.js';
import { shopperZip } from '../../../shared/validation/zip.js';
import { $location, type ShopperLocation } from '../../place/state/place.js';
import type { MedicarePlan, SupplementPlan } from '../../plan/rules/plan.js';
import { planDetailsUrl, supplementDetailsUrl } from '../../plan/rules/plan-links.js';
import type { Profile } from '../../profile/rules/profile.js';

/** The shopper's ZIP code; null when none is known. */
export function zipCodeOf(): string | null {
  return $location.get()?.zipCode ?? null;
}

/** The ZIP code that something was saved for; else the shopper's. */
export function zipCodeFor(saved: string | null): string | null {
  return shopperZip(saved) ?? zipCodeOf();
}

/** The ZIP code that the supplement plans were saved for, or the applicant's. */
export function supplementZip(section: Profile['supplement']): string | null {
  return shopperZip(section?.zipCode ?? null) ?? shopperZip(section?.applicantZipCode ?? null);
}

/** The parts of the address of a plan's own page. */
type AddressedPlan =
  | Pick<SupplementPlan, 'kind' | 'code' | 'year' | 'zipCode'>
  | (Pick<MedicarePlan, 'id' | 'year' | 'detailsUrl'> & { readonly kind?: MedicarePlan['kind'] });

/** The address of a plan's own page; null when it may not be followed or a place is missing (LINK-01, LINK-04). */
export function detailsUrlOf(plan: AddressedPlan, place: ShopperLocation | null, site: GuardedSite): string | null {
  const zipCode = place?.zipCode ?? null;
  if (plan.kind === 'MEDSUPP') {
    return validOrNull(
      supplementDetailsUrl({ zipCode: shopperZip(plan.zipCode) ?? zipCode, planCode: plan.code, planYear: plan.year }, site),
    );
  }
  return validOrNull(planDetailsUrl(plan, { zipCode, fipsCountyCode: place?.county?.fipsCountyCode ?? null }, site));
}
