import type { Identity } from '../../../shared/shopper/user.js';
import { isMissingText } from '../../../shared/validation/missing-text.js';

/** Reads an identity from the cookie or session storage. Returns null if the value is not one (IDN-01 to IDN-03). */
export function readIdentity(stored: unknown): Identity | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { uuid, isGuest, isCSRLogin } = stored as Readonly<Record<string, unknown>>;
  if (typeof uuid !== 'string' || isMissingText(uuid) || !/^[\w-]{1,64}$/.test(uuid)) return null;
  return { uuid, isGuest: isTrue(isGuest), isCloaked: isTrue(isCSRLogin) };
}

/** Creates the identity of a guest (IDN-02). */
export function guestIdentity(uuid: string): Identity {
  return { uuid, isGuest: true, isCloaked: false };
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}
