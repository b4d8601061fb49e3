import type { Identity } from '../../domain/identity/user.js';
import type { Profile } from '../../domain/profile/profile.js';
import { again } from '../../platform/again.js';
import { emit } from '../../platform/events.js';
import { log } from '../../platform/report.js';
import { $profile } from '../../store/profile.js';
import { $session, changeSession } from '../../store/session.js';
import { canRemember, wasShown } from '../page/once.js';
import { clearBrowser } from './forget.js';
import type { Found } from './identify.js';
import { hasSessionEnded } from './kept-shopper.js';

/**
 * What stands between a page and its load, by whoever comes: from signing in, from a session that ended while nobody looked, or
 * as a guest, who is let in at once. Each way's work is a chunk of its own.
 */

/** The identity that the code stands for; null when the page goes on as without one (LOGIN-03). */
export function signInByCode(): Promise<Identity | null> {
  return orElse(null, async () => (await again(() => import('./sign-in.js'))).useSignInCode());
}

export function importOnSignIn(): Promise<void> {
  return orElse(undefined, async () => (await again(() => import('../import/import.js'))).importOnSignIn());
}

/**
 * A member whose session ran out while no tab was awake: signed out before anything of theirs is read, null (IDLE-03). Where what tells
 * the service does not come, this browser forgets them all the same (IDLE-05).
 */
export async function leftBehind(found: Found): Promise<Found | null> {
  if (!hasSessionEnded(found.identity)) return found;
  await orElse(undefined, async () => (await again(() => import('./end-session.js'))).endSession());
  clearBrowser();
  return null;
}

/** A profile without a person, of someone who is no guest: it is left, but only once a session (LOGIN-04). */
export function isNobodys({ user }: Profile, { isGuest }: Identity): boolean {
  return !isGuest && user === null && !wasShown('signed-out-without-details') && canRemember();
}

export function leaveNobodys(): Promise<void> {
  return orElse(undefined, async () => (await again(() => import('./sign-out.js'))).signInAgain());
}

/** The page has loaded: a sign-in is complete (LOGIN-05), and what may wait for the load begins. */
export function settle(): void {
  if ($session.get().isSigningIn) {
    const isComplete = $profile.get().status === 'ready';
    changeSession({ isSigningIn: false, isSignedIn: isComplete });
    if (isComplete) emit(document, 'ucp-sign-in-complete', {});
  }
  again(() => import('../load/after-load.js')).then(
    ({ afterLoad }) => afterLoad(),
    () => log('what follows the load could not be loaded'),
  );
}

/** A chunk that does not come, or fails, does not stop the page. */
async function orElse<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    log('signing in or out could not be finished');
    return otherwise;
  }
}
