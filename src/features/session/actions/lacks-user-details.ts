import { canRemember, wasShown } from '../../../shared/once.js';
import type { Identity } from '../../../shared/shopper/user.js';
import type { Profile } from '../../profile/rules/profile.js';
import { loadChunkOrNull } from './load-chunk-or-null.js';

/**
 * Whether the profile of a non-guest lacks user details; such a profile is left, but only once per session (LOGIN-04). Details of a wrong
 * type could not be read: nothing says that they are missing.
 */
export function lacksUserDetails({ user, failed }: Profile, { isGuest }: Identity): boolean {
  return !isGuest && user === null && !failed?.has('user') && !wasShown('signed-out-without-details') && canRemember();
}

export function signOutWithoutDetails(): Promise<unknown> {
  return loadChunkOrNull(
    () => import('./sign-out.js'),
    ({ signInAgain }) => signInAgain(),
  );
}
