import { planDetailsUrl, supplementDetailsUrl } from '../../domain/navigation/plan-links.js';
import type { GuardedSite } from '../../domain/navigation/site.js';
import type { Plan } from '../../domain/plan/plan.js';
import { shopperZip } from '../../domain/validation/zip.js';
import { $place, type Place } from '../place.js';
import { $profile } from '../profile.js';

/** The shopper's ZIP code: the place's, else the profile's; never the default one (CONST-04). */
export function zipCodeOf(): string | null {
  return $place.get()?.zipCode ?? shopperZip($profile.get().profile?.plans.zipCode ?? null);
}

/** The address of a plan's own page; null when it may not be followed or a place is missing (LINK-01, LINK-04). */
export function detailsUrlOf(plan: Plan, place: Place | null, site: GuardedSite): string | null {
  if (plan.kind === 'MEDSUPP') {
    return addressIn(supplementDetailsUrl({ zipCode: plan.zipCode ?? zipCodeOf(), planCode: plan.code, planYear: plan.year }, site));
  }
  return addressIn(planDetailsUrl(plan, { zipCode: zipCodeOf(), fipsCountyCode: place?.county?.fipsCountyCode ?? null }, site));
}

export function addressIn(checked: ReturnType<typeof planDetailsUrl>): string | null {
  return checked.ok ? checked.value : null;
}
