import { forgetPrefetched } from '../../../shared/calls/prefetch.js';
import { when } from '../../../shared/state/when.js';
import { clock } from '../../../shared/time/clock.js';
import { readPageContent, readPhone } from '../../content/actions/content.js';
import { priceNewPlans } from '../../drugs/actions/drug-prices.js';
import { announceExtraHelp } from '../../extra-help/actions/extra-help-popup.js';
import { readPreviousPage } from '../../navigation/actions/previous-page.js';
import { keepTimeCurrent, serverTime } from '../../plan-year/actions/time.js';
import { loadYear, readDecidingContent } from '../../profile/actions/reload.js';
import { tryAgain } from '../../profile/actions/try-again.js';
import { isWhole } from '../../profile/rules/unread.js';
import { $isProfileKnown, $profile, isUnread } from '../../profile/state/profile.js';
import { announceKnownOutage } from '../../session/actions/banners.js';
import { identify } from '../../session/actions/identify.js';
import { loadChunkOrNull } from '../../session/actions/load-chunk-or-null.js';
import { endExpiredSession, endToolSignIn, signInByCode } from '../../session/actions/session-start.js';
import { hasSignInCode } from '../../session/actions/stored-identity.js';
import { loadProfile, rereadProfile } from './load-profile.js';
import { runAfterLoad } from './run-after-load.js';

/** The one load of the page: who, when, the profile, then everything that is built from it (LOAD-01 to LOAD-05). */
export async function load(): Promise<void> {
  announceKnownOutage();
  readPreviousPage();
  void readPhone();
  const content = readDecidingContent();
  const signedIn = hasSignInCode() ? await signInByCode() : null;
  const found = await endExpiredSession(identify(signedIn));
  await serverTime();
  keepTimeCurrent(loadYear, rereadProfile, priceNewPlans);
  addEventListener('online', readUnreadProfile);
  if (signedIn) await importItemsOnSignIn();
  const built = loadProfile(found, content);
  forgetPrefetched();
  // After the calls that the lists wait for: a browser sends only a few calls at once, and a slow connection carries little.
  void whenProfileAnswered().then(readPageContent);
  await built;
  endToolSignIn(signedIn !== null && !found.signal.aborted);
  runAfterLoad(({ afterLoad }) => afterLoad());
  if (signedIn) announceExtraHelp();
}

function importItemsOnSignIn(): Promise<unknown> {
  return loadChunkOrNull(
    () => import('../../import/actions/import.js'),
    ({ importOnSignIn }) => importOnSignIn(),
  );
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
