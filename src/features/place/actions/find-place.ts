import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { shopperZip } from '../../../shared/validation/zip.js';
import type { Profile } from '../../profile/rules/profile.js';
import { contentOf } from '../../profile/rules/unread.js';
import { getCounties } from '../service.js';
import { $location, setLocation } from '../state/place.js';
import { chosenLocation, storedZip } from './stored-location.js';

/**
 * Works out where the shopper lives. The ZIP code is the first usable one of these: chosen in this session, of the saved plans, of the
 * person, in storage. The county is the chosen one, or else the first of that ZIP code (CALL-08, VAL-02).
 */
export async function findPlace(profile: Profile): Promise<void> {
  await shopperScope().latest('place', (signal) => findLocation(profile, signal));
}

async function findLocation(profile: Profile, signal: AbortSignal): Promise<void> {
  const chosen = chosenLocation();
  const known = [chosen?.zipCode, contentOf(profile.plans).zipCode, profile.user?.zipCode, storedZip()];
  const zipCode = known.map((zip) => shopperZip(zip ?? null)).find((zip) => zip !== null);
  if (!zipCode) {
    setLocation(null);
    return;
  }
  const before = $location.get();
  if (before?.zipCode === zipCode && before.county) return;
  setLocation({ zipCode, county: null });
  const counties = valueOrLog(await getCounties(httpClient(), zipCode));
  const county = (chosen && counties?.find(chosen.isChosen)) ?? counties?.[0] ?? null;
  if (!signal.aborted) setLocation({ zipCode, county });
}
