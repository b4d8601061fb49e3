import { $identity } from '../../store/identity.js';
import { reload } from '../load/load.js';
import { endSession, logOut } from './end-session.js';
import { identify } from './identify.js';
import { keptIdentity } from './kept-shopper.js';

/**
 * The service says that the session is over: the shopper is signed out, and the profile is read again for whoever that leaves
 * (SESS-01). A guest has no session here that could end, and stays the guest whose saved items these are. The reading is not waited
 * for: the call that met the ended session may stand in a queue that it waits for itself.
 */
export async function recoverSession(): Promise<void> {
  const identity = $identity.get() ?? keptIdentity();
  if (identity?.isGuest) await logOut();
  else {
    await endSession();
    identify();
  }
  void reload();
}
