import { shopperScope } from '../../../shared/shopper/scope.js';
import { $activeYear } from '../../plans/state/year.js';
import { readSectionSerialized } from '../../profile/actions/read-section.js';
import { $profile, profileChanged } from '../../profile/state/profile.js';
import { coverageLoading } from '../state/networks.js';
import { $isUpdateProviderCoverage, coverageRefreshed } from '../state/provider-coverage.js';

/** Reads the coverage of the saved doctors again when it may be that of another year (PV-08). Without doctors nothing is asked. */
export async function buildProviders(): Promise<void> {
  await shopperScope().latest('coverage', readCoverage);
}

async function readCoverage(signal: AbortSignal): Promise<void> {
  const year = $activeYear.get();
  if (year === null || !$isUpdateProviderCoverage.get()) {
    coverageLoading(false);
    return;
  }
  const hasDoctors = $profile.get().profile?.providers.providers.length;
  if (hasDoctors) coverageLoading(true);
  const isRead = !hasDoctors || (await readSectionSerialized('providers'));
  if (signal.aborted) return;
  if (isRead) coverageRefreshed(year);
  // Otherwise the profile of another year is there already, and this answer says nothing about it.
  else if (year === $activeYear.get()) forgetCoverageOfOtherYears(year);
  coverageLoading(false);
}

/** Drops coverage of another year, which would be wrong: it shows as not available instead (PROV-07). */
export function forgetCoverageOfOtherYears(year: number): void {
  const { profile } = $profile.get();
  if (!profile || profile.providers.planYear === year) return;
  const providers = profile.providers.providers.map((provider) => ({ ...provider, plans: null }));
  profileChanged({ providers: { ...profile.providers, providers } });
}
