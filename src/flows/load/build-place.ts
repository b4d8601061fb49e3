import type { Profile } from '../../domain/profile/profile.js';
import { shopperZip } from '../../domain/validation/zip.js';
import { readText } from '../../platform/storage.js';
import { getCounties } from '../../services/places.js';
import { $place, setPlace } from '../../store/place.js';
import { latest } from '../calls/latest.js';
import { http, settled } from '../calls/services.js';

/** Where the shopper lives: the plans' ZIP code, the person's, or the stored one; then its first county (CALL-08). */
export async function buildPlace(profile: Profile): Promise<void> {
  const isLatest = latest('place');
  const stored = profile.plans.zipCode ?? profile.user?.zipCode ?? readText('local', 'ucp_zip') ?? null;
  const zipCode = shopperZip(stored);
  if (!zipCode) {
    setPlace(null);
    return;
  }
  // The shopper may have chosen another county than the first (VAL-02).
  const before = $place.get();
  if (before?.zipCode === zipCode && before.county) return;
  const counties = settled(await getCounties(http(), zipCode));
  if (isLatest()) setPlace({ zipCode, county: counties?.[0] ?? null });
}
