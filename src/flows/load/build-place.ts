import type { Profile } from '../../domain/profile/profile.js';
import { shopperZip } from '../../domain/validation/zip.js';
import { getCounties } from '../../services/places.js';
import { $place, setPlace } from '../../store/place.js';
import { latest } from '../calls/latest.js';
import { http, settled } from '../calls/services.js';
import { keptZip } from './kept-zip.js';

/** Where the shopper lives: the plans' ZIP code, the person's, or the stored one, the first that can be used; then its first county (CALL-08). */
export async function buildPlace(profile: Profile): Promise<void> {
  const isLatest = latest('place');
  const known = [profile.plans.zipCode, profile.user?.zipCode, keptZip()];
  const zipCode = known.map((zip) => shopperZip(zip ?? null)).find((zip) => zip !== null);
  if (!zipCode) {
    setPlace(null);
    return;
  }
  // The shopper may have chosen another county than the first (VAL-02).
  const before = $place.get();
  if (before?.zipCode === zipCode && before.county) return;
  setPlace({ zipCode, county: null });
  const counties = settled(await getCounties(http(), zipCode));
  if (isLatest()) setPlace({ zipCode, county: counties?.[0] ?? null });
}
