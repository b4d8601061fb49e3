import { canRemember, wasShown } from '../../../shared/once.js';
import type { Identity } from '../../../shared/shopper/user.js';
import type { Profile } from '../../profile/rules/profile.js';
import { loadChunkOrNull } from './load-chunk-or-null.js';

/**
 * Whether the profile of a non-guest lacks user details; such a profile is left, but only once per session (LOGIN-04). Details of a wrong
 * type could not be read: nothing says that they are missing.
 */
function lacksUserDetails({ user, failed }: Profile, { isGuest }: Identity): boolean {
  return !isGuest && user === null && !failed?.has('user') && !wasShown('signed-out-without-details') && canRemember();
}

/** Leaves a profile that lacks the details of its person. Null for any other. */
export function leaveWithoutDetails(profile: Profile, identity: Identity): Promise<unknown> | null {
  if (!lacksUserDetails(profile, identity)) return null;
  return loadChunkOrNull(
    () => import('./sign-out.js'),
    ({ signInAgain }) => signInAgain(),
  );
}
