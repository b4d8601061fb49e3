import { coverageLoading } from '../../store/networks.js';
import { $profile } from '../../store/profile.js';
import { profileChanged } from '../../store/profile-changes.js';
import { $isUpdateProviderCoverage, coverageRefreshed } from '../../store/provider-coverage.js';
import { $activeYear } from '../../store/year.js';
import { latest } from '../calls/latest.js';
import { readInTurn } from '../saved/write-section.js';

/** The coverage of the saved doctors, asked for again when it may be of another year (PV-08). Without doctors there is nothing to ask. */
export async function buildProviders(): Promise<void> {
  const isLatest = latest('coverage');
  const year = $activeYear.get();
  if (year === null || !$isUpdateProviderCoverage.get()) {
    coverageLoading(false);
    return;
  }
  const hasDoctors = $profile.get().profile?.providers.providers.length;
  if (hasDoctors) coverageLoading(true);
  const isRead = !hasDoctors || (await readInTurn('providers'));
  if (!isLatest()) return;
  if (isRead) coverageRefreshed(year);
  else forgetCoverageOfOtherYears(year);
  coverageLoading(false);
}

/** Coverage that could not be had is not available; that of another year would be wrong (PROV-07). */
export function forgetCoverageOfOtherYears(year: number): void {
  const { profile } = $profile.get();
  if (!profile || profile.providers.planYear === year) return;
  const providers = profile.providers.providers.map((provider) => ({ ...provider, plans: null }));
  profileChanged({ providers: { ...profile.providers, providers } });
}
