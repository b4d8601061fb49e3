import { forgetPrefetched } from '../../../shared/calls/prefetch.js';
import { when } from '../../../shared/state/when.js';
import { clock } from '../../../shared/time/clock.js';
import { readPhone, readWords } from '../../content/actions/content.js';
import { priceOthers } from '../../drugs/actions/build-drugs.js';
import { tellExtraHelp } from '../../extra-help/actions/extra-help-popup.js';
import { tellKnownOutage } from '../../page/actions/banners.js';
import { askServerDate, serverTime } from '../../page/actions/begin.js';
import { readOrigin } from '../../page/actions/origin.js';
import { keepTime, readServerTime } from '../../page/actions/time.js';
import { endExpiredSession, importOnSignIn, pageLoaded, signInByCode } from '../../session/actions/entrance.js';
import { identify } from '../../session/actions/identify.js';
import { hasSignInCode } from '../../session/actions/kept-shopper.js';
import { $isProfileKnown, $profile, isUnread } from '../state/profile.js';
import { loadOf, loadYear, readAgain, readDecidingContent, reload } from './reload.js';

/** The one load of the page: who, when, the profile, then everything that is built from it (LOAD-01 to LOAD-05). */
export async function load(): Promise<void> {
  tellKnownOutage();
  readOrigin();
  void readPhone();
  const content = readDecidingContent();
  const signedIn = hasSignInCode() ? await signInByCode() : null;
  const found = await endExpiredSession(identify(signedIn));
  await serverTime();
  keepTime(askServerDate, loadYear, readAgain, priceOthers);
  addEventListener('online', readFailed);
  if (signedIn) await importOnSignIn();
  const built = loadOf(found, content);
  forgetPrefetched();
  // After the calls that the lists wait for: a browser sends only a few calls at once, and a slow connection carries little.
  void profileAnswered().then(readWords);
  await built;
  pageLoaded(signedIn !== null && !found.signal.aborted);
  if (signedIn) tellExtraHelp();
}

/** The connection is back: a profile that could not be read, or not since it was changed elsewhere, is asked for again, as pieces are. */
function readFailed(): void {
  if (isUnread($profile.get())) void tryAgain();
}

/** Milliseconds after which the page's content no longer waits for a slow profile. */
const PATIENCE = 2_000;

/** Resolves once the profile call has been answered, well or badly, or has taken too long. */
function profileAnswered(): Promise<unknown> {
  const patience = new Promise<void>((resolve) => void clock.after(PATIENCE, resolve));
  return Promise.race([when($isProfileKnown, Boolean), patience]);
}

/** The shopper asks again for a profile that could not be read; what else failed in the same load is read again too (LOAD-05). */
export async function tryAgain(): Promise<void> {
  void readServerTime(askServerDate, loadYear);
  await reload();
  if ($profile.get().status !== 'ready') return;
  void readPhone();
  void readWords();
}
