import { readIdentity } from '../../domain/identity/identity-cookie.js';
import type { Identity } from '../../domain/identity/user.js';
import { hasEnded, readLastActivity } from '../../domain/session/idle.js';
import { clock } from '../../platform/clock.js';
import { readCookie } from '../../platform/cookies.js';
import { parsed, readJson } from '../../platform/storage.js';
import { areaOfIdentity } from './agent.js';

/** What this browser says of the shopper before anything is asked or written. */

/** The identity that this browser keeps; null for none. */
export function keptIdentity(): Identity | null {
  return readIdentity(
    areaOfIdentity() === 'session'
      ? readJson('session', 'ucp_identity')
      : parsed(readCookie('ucp_identity') || null, 'cookie of ucp_identity'),
  );
}

/** The sign-in page sends its shoppers back with a code (LOGIN-01). */
export function hasSignInCode(): boolean {
  return /[?&]code(=|&|$)/.test(location.search);
}

/** A member's session ran out while no tab was awake (IDLE-03). */
export function hasSessionEnded({ isGuest }: Identity): boolean {
  const last = isGuest ? null : readLastActivity(readJson(areaOfIdentity(), 'ucp_lastActive'));
  return last !== null && hasEnded(last, clock.epoch());
}
