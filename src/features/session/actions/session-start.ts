import { emit } from '../../../shared/events.js';
import { keptArea } from '../../../shared/shopper/agent.js';
import type { FoundIdentity } from '../../../shared/shopper/identity.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { removeKey } from '../../../shared/storage/storage.js';
import { $profile } from '../../profile/state/profile.js';
import { clearBrowser } from './forget.js';
import { identifyAfterSession } from './identify.js';
import { loadChunkOrNull } from './load-chunk-or-null.js';
import { hasSessionEnded } from './stored-identity.js';
import { consumeToolSignIn } from './tool-sign-in.js';

/**
 * Runs before the load, depending on how the shopper arrives. They may be back from signing in, or return after a session that expired
 * while no page was open. Each case is a chunk of its own. A guest, or a member whose session continues, needs neither.
 */

/** The identity of the sign-in code. Null if the page continues as if there were no code (LOGIN-03). */
export function signInByCode(): Promise<Identity | null> {
  return loadChunkOrNull(
    () => import('./sign-in.js'),
    ({ useSignInCode }) => useSignInCode(),
  );
}

/**
 * Signs out a member whose session expired while no tab was awake, before any of their data is read. Then finds out who is there (IDLE-03).
 * Anyone else is returned as found. If the code that notifies the service cannot be loaded, this browser forgets the member all the same
 * (IDLE-05).
 */
export async function endExpiredSession(found: FoundIdentity): Promise<FoundIdentity> {
  // An earlier member's idle time belongs to no shopper now. It is not that of the next one who signs in, even by the cookie alone
  // (LOGIN-02).
  if (found.identity.isGuest) removeKey(keptArea(), 'ucp_lastActive');
  if (!hasSessionEnded(found.identity)) return found;
  const isTold = await loadChunkOrNull(
    () => import('./end-session.js'),
    ({ endSession }) => endSession(),
  );
  if (isTold === null) clearBrowser(found.identity);
  return identifyAfterSession();
}

/**
 * Called when the page has loaded: tells that a sign-in which a tool asked for is complete (LOGIN-05, LOGIN-08).
 *
 * @param isSignedIn whether the shopper came back from the sign-in page, and is still here
 */
export function endToolSignIn(isSignedIn: boolean): void {
  const isToolWaiting = consumeToolSignIn();
  if (isToolWaiting && isSignedIn && $profile.get().status === 'ready') emit(document, 'ucp-sign-in-complete', {});
}
