import { $today } from '../../../shared/calendar/clock-state.js';
import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { log } from '../../../shared/report.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { clock } from '../../../shared/time/clock.js';
import { shopperZip } from '../../../shared/validation/zip.js';
import { readTextFragment } from '../../content/actions/content.js';
import { getSupplementEnrollments } from '../../enrollment/service.js';
import { notLoaded, setSupplementApplications, supplementApplicationsLoading } from '../../enrollment/state/enrollments.js';
import { $supplementOffer, setSupplementOffer } from '../../known-plans/state/supplement-offer.js';
import { supplementPlanOf, supplementZip } from '../../known-plans/state/supplement-plans.js';
import { zipCodeOf } from '../../place/state/place.js';
import { planKindOf } from '../../plan/rules/plan-kind.js';
import type { Profile } from '../../profile/rules/profile.js';
import { $isProfileKnown, $profile } from '../../profile/state/profile.js';
import { setInvitationAwaited } from '../../recommendations/state/invitation.js';
import { $recommendations } from '../../recommendations/state/recommendations.js';
import { getSupplementPlans } from '../service.js';
import { setSupplementNotice } from '../state/supplement.js';

/** Milliseconds that the page waits for the applications before it draws what is below the recommendation prompt. */
const MAX_WAIT = 2_000;

let stopWaiting = () => {};

/** Called before the profile is known, so that the parts drawn with the profile already wait (LOAD-04). Drawn parts stay. */
export function expectApplications(): void {
  if (!mayReadApplications()) return;
  supplementApplicationsLoading();
  if ($isProfileKnown.get()) return;
  setInvitationAwaited(true);
  // The patience of a load that a later one has replaced is not the later one's.
  stopWaiting();
  stopWaiting = clock.after(MAX_WAIT, () => setInvitationAwaited(false));
}

/**
 * Loads the supplement area (SUP-01, SUP-03, LOAD-03). It reads the plans that are sold where the shopper lives, and the applications.
 *
 * @param place resolves when it is known where the shopper lives
 */
export async function readSupplement(profile: Profile, place: Promise<void>): Promise<void> {
  await Promise.all([readOffer(profile, place), shopperScope().latest('supplementApplications', readApplications), readNotice()]);
}

/** Reads the plans again, for a shopper who asks to. */
export async function readSupplementPlans(): Promise<void> {
  const { profile } = $profile.get();
  if (profile) await readOffer(profile, Promise.resolve());
}

/** Asked only for a shopper who has saved a supplement plan, or was recommended one. */
async function readOffer(profile: Profile, place: Promise<void>): Promise<void> {
  await shopperScope().latest('supplementOffer', (signal) => readPlans(profile, place, signal));
}

async function readPlans(profile: Profile, place: Promise<void>, signal: AbortSignal): Promise<void> {
  if (!needsOffer(profile)) {
    setSupplementOffer('not-asked');
    return;
  }
  const known = $supplementOffer.get();
  if (typeof known !== 'object') setSupplementOffer('loading');
  const zipCode = await offeredZip(profile, place);
  const offer = zipCode ? valueOrLog(await getSupplementPlans(httpClient(), zipCode)) : null;
  if (signal.aborted) return;
  if (zipCode && offer) {
    setSupplementOffer({
      zipCode,
      stateCode: offer.stateCode,
      plans: offer.plans.map((plan) => ({ ...plan, zipCode: plan.zipCode ?? zipCode })),
    });
    noteMissing(profile);
  } else if (typeof known !== 'object' || known.zipCode !== zipCode) setSupplementOffer('failed');
}

function needsOffer({ supplement, recommendation }: Profile): boolean {
  const today = $today.get();
  if (today === null) return false;
  const isRecommended = recommendation.plans.some(
    ({ planType, planName, planYear }) =>
      isSupportedYear(planYear, today) && planKindOf({ rawType: planType, planName, snpType: null }) === 'MEDSUPP',
  );
  const isSaved = supplement?.favorites.some(({ planYear }) => isSupportedYear(planYear, today)) ?? false;
  return isRecommended || (isSaved && $settings.get()?.flags.supplementArea === true);
}

/** The ZIP code that the plans were saved for, the applicant's, or the shopper's. */
async function offeredZip({ supplement }: Profile, place: Promise<void>): Promise<string | null> {
  const own = supplementZip(supplement);
  if (own) return own;
  await place;
  return shopperZip(zipCodeOf());
}

/** Logs each saved plan that is no longer sold (ERR-02). */
function noteMissing({ supplement }: Profile): void {
  const today = $today.get();
  for (const { planCode, planYear } of supplement?.favorites ?? []) {
    const isKept = today !== null && isSupportedYear(planYear, today);
    if (isKept && !supplementPlanOf(planCode, planYear)) log('supplementPlans: a saved plan is not among those that are sold');
  }
}

/** The applications of a signed-in shopper, except for a cloaked profile, and except if they are switched off (SUP-03, ROLE-03). */
async function readApplications(signal: AbortSignal): Promise<void> {
  if (!mayReadApplications()) {
    setSupplementApplications(notLoaded);
    return;
  }
  // Only where nothing but these applications decides it.
  if ($recommendations.get().block !== 'loading') setInvitationAwaited(false);
  const applications = valueOrLog(await getSupplementEnrollments(httpClient()));
  if (signal.aborted) return;
  setSupplementApplications(applications);
  setInvitationAwaited(false);
}

function mayReadApplications(): boolean {
  const identity = $identity.get();
  if (!identity || identity.isGuest || $settings.get()?.supplementApplications !== true) return false;
  return permissionsOf(identity).fetchesSupplementEnrollment;
}

/** The content's text while the area is off (SUP-02). It is requested only then. */
async function readNotice(): Promise<void> {
  if ($settings.get()?.flags.supplementArea !== false) return;
  setSupplementNotice(await readTextFragment('supplementContent'));
}
