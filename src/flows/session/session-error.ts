import { $identity } from '../../store/identity.js';
import { reload } from '../load/reload.js';
import { endSession, logOut } from './end-session.js';
import { identify } from './identify.js';
import { keptIdentity } from './kept-shopper.js';

/**
 * The service says that the session is over: signs the shopper out, and reads the profile again for the guest who is then on the page
 * (SESS-01). A guest has no session that could end, and stays the same guest with the same saved items. The read is not awaited: the call
 * that met the ended session may be in a queue that the read waits for.
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
