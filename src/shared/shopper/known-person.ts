import { type Hidden, reveal } from '../hidden.js';
import type { KnownPerson, UserDetails } from './user.js';

/**
 * Returns the person with the hidden fields as text (SAFE-06).
 *
 * @returns undefined if another copy of the library read the profile. This copy must then request it from the service.
 */
export function knownPerson(user: UserDetails): KnownPerson | undefined {
  const email = textOf(user.email);
  const dateOfBirth = textOf(user.dateOfBirth);
  const mbi = textOf(user.mbi);
  if (email === undefined || dateOfBirth === undefined || mbi === undefined) return undefined;
  return { ...user, email, dateOfBirth, mbi };
}

function textOf(hidden: Hidden<string> | null): string | null | undefined {
  return hidden ? reveal(hidden) : null;
}
