import { shopperScope } from '../../../shared/shopper/scope.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { readSectionSerialized } from '../../profile/actions/read-section.js';
import type { AnyList } from '../../profile/rules/profile.js';
import { contentOf } from '../../profile/rules/unread.js';
import { $profile, profileChanged } from '../../profile/state/profile.js';
import { type ProvidersContent, providersSection } from '../section.js';
import { coverageLoading } from '../state/networks.js';
import { $isUpdateProviderCoverage, coverageRefreshed } from '../state/provider-coverage.js';

/** Reads the coverage of the saved doctors again when it may be that of another year (PV-08). Without doctors nothing is asked. */
export async function readProviderCoverage(): Promise<void> {
  await shopperScope().latest('coverage', readCoverage);
}

async function readCoverage(signal: AbortSignal): Promise<void> {
  const year = $activeYear.get();
  if (year === null || !$isUpdateProviderCoverage.get()) {
    coverageLoading(false);
    return;
  }
  const hasDoctors = savedProviderCount() > 0;
  if (hasDoctors) coverageLoading(true);
  const isRead = !hasDoctors || (await readSectionSerialized(providersSection));
  if (signal.aborted) return;
  if (isRead) coverageRefreshed(year);
  // Otherwise the profile of another year is there already, and this answer says nothing about it.
  else if (year === $activeYear.get()) forgetCoverageOfOtherYears(year);
  coverageLoading(false);
}

/** Drops coverage of another year, which would be wrong: it shows as not available instead (PROV-07). */
export function forgetCoverageOfOtherYears(year: number): void {
  const { profile } = $profile.get();
  if (!profile || contentOf(profile.providers).planYear === year) return;
  profileChanged({ providers: withoutCoverage(profile.providers) });
}

function withoutCoverage(list: AnyList<'providers'>): AnyList<'providers'> {
  const providers = contentOf<ProvidersContent>(list).providers.map((provider) => ({ ...provider, plans: null }));
  return list.isUnreadable ? { ...list, shown: { ...list.shown, providers } } : { ...list, providers };
}

function savedProviderCount(): number {
  const { profile } = $profile.get();
  return profile ? contentOf(profile.providers).providers.length : 0;
}
