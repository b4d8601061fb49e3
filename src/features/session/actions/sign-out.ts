import { emit } from '../../../shared/events.js';
import { markShown } from '../../../shared/once.js';
import { hostFailed, hostFunction } from '../../../shared/settings/host.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { $session, changeSession } from '../../../shared/shopper/session-state.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { signOutNotice } from '../../../shared/tabs/tabs.js';
import { navigateAfterSignOut, signOutDestination, stayAsGuest } from './after-sign-out.js';
import { endSession, logOut } from './end-session.js';
import { clearBrowser, forgetShopper } from './forget.js';
import { storedIdentity } from './stored-identity.js';

/**
 * Signs out at the shopper's request. On success none of their data stays in the browser, and the page is left. On failure they stay signed
 * in and get a message (SIGN-01). The event can be canceled. Nothing happens while the session is already ending.
 *
 * @returns false when a listener said no
 */
export async function signOut(target: EventTarget): Promise<boolean> {
  const identity = $identity.get();
  if (!identity || $session.get().state === 'ending') return true;
  if (!emit(target, 'ucp-sign-out', {})) return false;
  await signOutOf(identity, target);
  return true;
}

async function signOutOf(identity: Identity, target: EventTarget): Promise<void> {
  const { signal } = shopperScope();
  changeSession({ type: 'signing-out' });
  const hostsWay = hostFunction('signOut');
  const isOut = hostsWay ? await succeeds(hostsWay) : await logOut();
  // Another tab, or the time-out, may have ended the session meanwhile.
  if (signal.aborted) return;
  if (!isOut) {
    changeSession({ type: 'sign-out-failed' });
    return;
  }
  const tellTabs = signOutNotice();
  const ended = storedIdentity();
  forgetShopper();
  clearBrowser(ended);
  // Last: another tab that hears of it may go on as a guest, whose cookie must not be cleared behind it.
  tellTabs();
  if (hostsWay) stayAsGuest();
  else navigateAfterSignOut(signOutDestination(identity), 'sign-out', target);
}

async function succeeds(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    hostFailed('signOut', error);
    return false;
  }
}

/** The session ends by the clock (IDLE-03, IDLE-05), in the host page's way where it has one (LOGIN-07). */
export async function timeOut(): Promise<void> {
  const identity = $identity.get();
  if (!identity || identity.isGuest) return;
  const hostsWay = hostFunction('signOut');
  await endSession(hostsWay && (() => succeeds(hostsWay)));
  if (hostsWay) stayAsGuest();
  else navigateAfterSignOut(signOutDestination(identity), 'session-timeout', document);
}

/** Signs out of a profile without user details and opens the sign-in page. Remembers that, because it is tried once only (LOGIN-04). */
export async function signInAgain(): Promise<void> {
  await endSession();
  markShown('signed-out-without-details');
  navigateAfterSignOut('signIn', 'sign-in', document);
}
