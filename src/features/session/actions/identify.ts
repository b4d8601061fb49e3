import { readAgent } from '../../../shared/shopper/agent.js';
import { $agent, $identity, type FoundIdentity, setAgent } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { identified } from '../../../shared/shopper/session-state.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { writeCookie } from '../../../shared/storage/cookies.js';
import { newUuid } from '../../../shared/storage/random.js';
import { writeJson } from '../../../shared/storage/storage.js';
import { profileOf } from '../../profile/state/profile.js';
import { guestIdentity } from '../rules/identity-cookie.js';
import { storedIdentity } from './stored-identity.js';

/** A guest is known for this many days (IDN-01). */
const GUEST_DAYS = 90;

/**
 * Finds out who the shopper is: the one who has just signed in, or else the one in the cookie. In the agent flow it is the one in session
 * storage. A shopper whom the browser does not know is a new guest (IDN-01 to IDN-04).
 */
export function identify(signedIn: Identity | null = null): FoundIdentity {
  return found(signedIn, null);
}

/**
 * The same after a session has ended. The new guest is the one on the page since then, who may have answered something already. If the
 * guest's code did not load, the page still has the member, who is not meant.
 */
export function identifyAfterSession(): FoundIdentity {
  const here = $identity.get();
  return found(null, here?.isGuest ? here : null);
}

function found(signedIn: Identity | null, guest: Identity | null): FoundIdentity {
  const agent = readAgent();
  setAgent(agent.isAgentFlow, agent.userName);
  const known = signedIn ?? storedIdentity();
  const identity = known ?? guest ?? guestIdentity(newUuid());
  if (signedIn || !known) storeIdentity(identity);
  identified(identity);
  profileOf(identity.uuid);
  return { identity, isNew: !known, signal: shopperScope().signal };
}

/** Keeps an identity: a guest's for 90 days, a member's for the session, an agent's in session storage alone. */
export function storeIdentity({ uuid, isGuest, isCloaked }: Identity): void {
  const value = { uuid, isGuest, ...(isCloaked && { isCSRLogin: true }) };
  if ($agent.get().isAgentFlow) writeJson('session', 'ucp_identity', value);
  else writeCookie('ucp_identity', JSON.stringify(value), isGuest ? GUEST_DAYS : undefined);
}
