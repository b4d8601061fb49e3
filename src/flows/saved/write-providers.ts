import type { Profile, ProfileProviders } from '../../domain/profile/profile.js';
import { updateProviders } from '../../services/profile.js';
import { $activeYear } from '../../store/year.js';
import { http, settled } from '../calls/services.js';

/**
 * Writes the doctors. The answer has the coverage of the year that the section names, so it counts as none where another year shows by then:
 * the section is read instead (PV-08).
 */
export async function writeProviders(owner: Profile, section: ProfileProviders) {
  const planYear = $activeYear.get();
  const answer = settled(await updateProviders(http(), owner, { ...section, planYear }));
  return planYear === $activeYear.get() ? answer : null;
}
