import { emit } from '../../../shared/events.js';
import { log } from '../../../shared/report.js';
import { areaOfIdentity } from '../../../shared/shopper/agent.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { removeKey } from '../../../shared/storage/storage.js';
import { withRetry } from '../../../shared/time/with-retry.js';
import { $profile } from '../../profile/state/profile.js';
import { $session, changeSession } from '../state/session.js';
import { clearAfter } from './forget.js';
import { type Found, identifyAfterSession } from './identify.js';
import { hasSessionEnded } from './kept-shopper.js';
import { loadChunkOrNull } from './load-chunk-or-null.js';
import { takeToolSignIn } from './tool-sign-in.js';

/**
 * What happens before the load, depending on how the shopper arrives: back from signing in, or after a session that expired while no page
 * was open. Each is a chunk of its own; a guest, or a member whose session goes on, needs neither.
 */

/** The identity that the sign-in code stands for; null when the page goes on as if there were no code (LOGIN-03). */
export function signInByCode(): Promise<Identity | null> {
  return loadChunkOrNull(
    () => import('./sign-in.js'),
    ({ useSignInCode }) => useSignInCode(),
  );
}

export function importOnSignIn(): Promise<unknown> {
  return loadChunkOrNull(
    () => import('../../import/actions/import.js'),
    (code) => code.importOnSignIn(),
  );
}

/**
 * Signs out a member whose session expired while no tab was awake, before anything of theirs is read, and finds out who is there then
 * (IDLE-03); anyone else is returned as found. If the code that tells the service cannot be loaded, this browser forgets the member all the
 * same (IDLE-05).
 */
export async function endExpiredSession(found: Found): Promise<Found> {
  // An earlier member's idle time is nobody's now, and not that of whoever signs in next, be it by the cookie alone (LOGIN-02).
  if (found.identity.isGuest) removeKey(areaOfIdentity(), 'ucp_lastActive');
  if (!hasSessionEnded(found.identity)) return found;
  const isTold = await loadChunkOrNull(
    () => import('./end-session.js'),
    ({ endSession }) => endSession(),
  );
  if (isTold === null) clearAfter(found.identity);
  return identifyAfterSession();
}

/** Called when the page has loaded: tells that a sign-in which a tool asked for is complete (LOGIN-05, LOGIN-08), and starts what has waited. */
export function pageLoaded(): void {
  const isToolWaiting = takeToolSignIn();
  if ($session.get().isSigningIn) {
    changeSession({ isSigningIn: false });
    if (isToolWaiting && $profile.get().status === 'ready') emit(document, 'ucp-sign-in-complete', {});
  }
  behindLoad(({ afterLoad }) => afterLoad());
}

/** If the code cannot be loaded, it is tried again when the browser is back online: without it no session is watched. */
export function behindLoad(work: (code: typeof import('../../profile/actions/after-load.js')) => void): void {
  withRetry(() => import('../../profile/actions/after-load.js')).then(work, () => {
    log('what follows the load could not be loaded');
    addEventListener('online', () => behindLoad(work), { once: true });
  });
}
