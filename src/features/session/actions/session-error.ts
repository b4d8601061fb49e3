import { $identity } from '../../../shared/shopper/identity.js';
import { reload } from '../../profile/actions/reload.js';
import { profileUnread } from '../../profile/state/profile.js';
import { endSession, logOut } from './end-session.js';
import { identifyAfterSession } from './identify.js';
import { storedIdentity } from './stored-identity.js';

/**
 * The service says that the session is over. Signs the shopper out, and reads the profile again for the guest who is then on the page
 * (SESS-01). A guest has no session that could end, and stays the same guest with the same saved items. This does not wait for the read,
 * because the call that met the ended session may be in a queue that the read waits for. False if the service could not be notified. It
 * will refuse the next call too, which may try again.
 */
export async function recoverSession(): Promise<boolean> {
  const identity = $identity.get() ?? storedIdentity();
  const isGuest = identity?.isGuest;
  const isLeft = await (isGuest ? logOut() : endSession());
  if (!isGuest) {
    identifyAfterSession();
    profileUnread();
  }
  if (isLeft || !isGuest) void reload();
  return isLeft;
}
