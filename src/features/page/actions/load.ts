import { forgetPrefetched } from '../../../shared/calls/prefetch.js';
import { when } from '../../../shared/state/when.js';
import { clock } from '../../../shared/time/clock.js';
import { readPageContent, readPhone } from '../../content/actions/content.js';
import { priceNewPlans } from '../../drugs/actions/drug-prices.js';
import { announceExtraHelp } from '../../extra-help/actions/extra-help-popup.js';
import { readOrigin } from '../../navigation/actions/origin.js';
import { keepTimeCurrent, readServerTime } from '../../plan-year/actions/time.js';
import { readDecidingContent, reload } from '../../profile/actions/reload.js';
import { isWhole } from '../../profile/rules/unread.js';
import { $isProfileKnown, $profile, isUnread } from '../../profile/state/profile.js';
import { announceKnownOutage } from '../../session/actions/banners.js';
import { identify } from '../../session/actions/identify.js';
import { endExpiredSession, endToolSignIn, importOnSignIn, signInByCode } from '../../session/actions/session-start.js';
import { hasSignInCode } from '../../session/actions/stored-identity.js';
import { loadProfile, loadYear, rereadProfile } from './load-profile.js';
import { requestServerDate, serverTime } from './prepare-page.js';
import { runAfterLoad } from './run-after-load.js';

/** The one load of the page: who, when, the profile, then everything that is built from it (LOAD-01 to LOAD-05). */
export async function load(): Promise<void> {
  announceKnownOutage();
  readOrigin();
  void readPhone();
  const content = readDecidingContent();
  const signedIn = hasSignInCode() ? await signInByCode() : null;
  const found = await endExpiredSession(identify(signedIn));
  await serverTime();
  keepTimeCurrent(requestServerDate, loadYear, rereadProfile, priceNewPlans);
  addEventListener('online', readUnreadProfile);
  if (signedIn) await importOnSignIn();
  const built = loadProfile(found, content);
  forgetPrefetched();
  // After the calls that the lists wait for: a browser sends only a few calls at once, and a slow connection carries little.
  void whenProfileAnswered().then(readPageContent);
  await built;
  endToolSignIn(signedIn !== null && !found.signal.aborted);
  runAfterLoad(({ afterLoad }) => afterLoad());
  if (signedIn) announceExtraHelp();
}

/** The connection is back: a profile that could not be read, or not since it was changed elsewhere, is asked for again, as components are. */
function readUnreadProfile(): void {
  const state = $profile.get();
  if (isUnread(state) || (state.profile !== null && !isWhole(state.profile))) void tryAgain();
}

/** Milliseconds after which the page's content no longer waits for a slow profile. */
const MAX_WAIT = 2_000;

/** Resolves once the profile call has been answered, well or badly, or has taken too long. */
function whenProfileAnswered(): Promise<unknown> {
  const patience = new Promise<void>((resolve) => void clock.after(MAX_WAIT, resolve));
  return Promise.race([when($isProfileKnown, Boolean), patience]);
}

/** The shopper asks again for a profile that could not be read; what else failed in the same load is read again too (LOAD-05). */
export async function tryAgain(): Promise<void> {
  void readServerTime(requestServerDate, loadYear);
  await reload();
  if ($profile.get().status !== 'ready') return;
  void readPhone();
  void readPageContent();
}
