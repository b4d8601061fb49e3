import { keptArea } from '../../../shared/shopper/agent.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { readCookie } from '../../../shared/storage/cookies.js';
import { parseStored, readJson } from '../../../shared/storage/storage.js';
import { clock } from '../../../shared/time/clock.js';
import { readIdentity } from '../rules/identity-cookie.js';
import { hasEnded, readLastActivity } from '../rules/idle.js';

/** This browser's data about the shopper, before any call or write. */

/** The identity that this browser keeps; null for none. */
export function storedIdentity(): Identity | null {
  return readIdentity(
    keptArea() === 'session'
      ? readJson('session', 'ucp_identity')
      : parseStored(readCookie('ucp_identity') || null, 'cookie of ucp_identity'),
  );
}

/** The sign-in page sends its shoppers back with a code (LOGIN-01). */
export function hasSignInCode(): boolean {
  return /[?&]code(=|&|$)/.test(location.search);
}

/** A member's session ran out while no tab was awake (IDLE-03). */
export function hasSessionEnded({ isGuest }: Identity): boolean {
  const last = isGuest ? null : readLastActivity(readJson(keptArea(), 'ucp_lastActive'));
  return last !== null && hasEnded(last, clock.epoch());
}
