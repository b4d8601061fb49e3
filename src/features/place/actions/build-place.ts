import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { shopperZip } from '../../../shared/validation/zip.js';
import type { Profile } from '../../profile/rules/profile.js';
import { getCounties } from '../service.js';
import { $place, setPlace } from '../state/place.js';
import { chosenPlace, keptZip } from './kept-zip.js';

/**
 * Works out where the shopper lives. The ZIP code is the first usable one of these: chosen in this session, of the saved plans, of the
 * person, in storage. The county is the chosen one, or else the first of that ZIP code (CALL-08, VAL-02).
 */
export async function buildPlace(profile: Profile): Promise<void> {
  await shopperScope().latest('place', (signal) => findPlace(profile, signal));
}

async function findPlace(profile: Profile, signal: AbortSignal): Promise<void> {
  const chosen = chosenPlace();
  const known = [chosen?.zipCode, profile.plans.zipCode, profile.user?.zipCode, keptZip()];
  const zipCode = known.map((zip) => shopperZip(zip ?? null)).find((zip) => zip !== null);
  if (!zipCode) {
    setPlace(null);
    return;
  }
  const before = $place.get();
  if (before?.zipCode === zipCode && before.county) return;
  setPlace({ zipCode, county: null });
  const counties = valueOrLog(await getCounties(httpClient(), zipCode));
  const county = (chosen && counties?.find(chosen.isChosen)) ?? counties?.[0] ?? null;
  if (!signal.aborted) setPlace({ zipCode, county });
}
