import { emit } from '../../../shared/events.js';
import { nextTask } from '../../../shared/time/next-task.js';
import { markPricesLoading, priceChangedDrugs, priceDrugs, priceNewPlans } from '../../drugs/actions/drug-prices.js';
import { readCurrentPlans } from '../../enrollment/actions/read-current-plans.js';
import { readEnrollmentData } from '../../enrollment/actions/read-enrollment-data.js';
import { warnOfEndedPlans } from '../../enrollment/actions/warn-of-ended-plans.js';
import { readExtraHelpAnswer } from '../../extra-help/actions/extra-help.js';
import { readLowIncome } from '../../extra-help/actions/low-income.js';
import { readSavedAndNamedPlans } from '../../known-plans/actions/read-plans.js';
import { findPlace } from '../../place/actions/find-place.js';
import type { Profile } from '../../profile/rules/profile.js';
import { isWhole } from '../../profile/rules/unread.js';
import { finishPart, type LoadPart, parts } from '../../profile/state/loading.js';
import { $profile, profileFailed, profileLoaded } from '../../profile/state/profile.js';
import { forgetCoverageOfOtherYears, readProviderCoverage } from '../../providers/actions/read-provider-coverage.js';
import { expectApplications, readSupplement } from '../../supplement/actions/read-supplement.js';
import { dropOutdatedNotices } from './drop-outdated-notices.js';
import { expectOffer } from './expect-offer.js';
import { loadFacts } from './facts-code.js';

/**
 * Builds what the profile leads to. A part that fails counts as finished, so that no skeleton stays (LOAD-03).
 *
 * @param signal aborts when a newer load begins, or the shopper leaves
 */
export async function applyProfile(profile: Profile, content: Promise<unknown>, signal: AbortSignal): Promise<void> {
  readExtraHelpAnswer(profile);
  expectApplications();
  expectOffer(profile);
  profileLoaded(profile);
  markPricesLoading();
  dropOutdatedNotices(profile);
  // First, because the plan cards wait for it.
  const plans = readSavedAndNamedPlans(profile);
  // Both are awaited below. Until then a rejection must not count as unhandled.
  for (const work of [plans, content]) work.catch(() => undefined);
  // Draws the response before more calls are sent. On a slow phone these calls take the main thread for 70 ms.
  await nextTask();
  // Nothing is requested for a shopper who has left, or for a load that a newer one replaces.
  if (signal.aborted) return;
  const current = readCurrentPlans(profile);
  const place = findPlace(profile);
  void readEnrollmentData(profile);
  void readLowIncome(place);
  const part = partOf(signal);
  const facts = plans.then(nextTask).then(factsLoaded, factsLoaded);
  await Promise.all([
    part('plans', Promise.all([plans, place])),
    part('supplement', readSupplement(profile, place)),
    part(
      'drugs',
      place.then(() => priceDrugs()),
    ),
    current,
    part('providers', Promise.all([content, readProviderCoverage()])),
    facts,
  ]);
  if (signal.aborted) return;
  warnOfEndedPlans();
  // A plan that a card names, or that the shopper is enrolled in, may have become known after the question.
  void priceNewPlans();
  const { status, profile: built } = $profile.get();
  emit(document, 'ucp-ready', { complete: status === 'ready' && isWhole(built) });
}

/** A listener of `ucp-ready` reads the facts. If their code cannot be loaded, the page is ready without it. */
const factsLoaded = () => loadFacts().catch(() => undefined);

/** Marks a part of the load as finished when its work ends, unless a newer load, or another shopper's, has begun meanwhile. */
function partOf(signal: AbortSignal) {
  return async (name: LoadPart, work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } finally {
      if (!signal.aborted) finishPart(name);
    }
  };
}

/**
 * The profile could not be read: that ends the loading, and the lists say so rather than look empty (LOAD-05). A profile from an earlier
 * read stays, without doctors' coverage of another year (PROV-07).
 */
export async function applyProfileFailure(planYear: number, signal: AbortSignal): Promise<void> {
  profileFailed();
  forgetCoverageOfOtherYears(planYear);
  const { profile } = $profile.get();
  // Its plans of the shown year may not have been read yet. The same is true for other data of that year (YEAR-03, YEAR-05).
  if (profile)
    void Promise.all([readSavedAndNamedPlans(profile), readCurrentPlans(profile), priceChangedDrugs(), readLowIncome()]).then(
      priceNewPlans,
    );
  for (const part of parts) finishPart(part);
  await factsLoaded();
  if (!signal.aborted) emit(document, 'ucp-ready', { complete: false });
}
