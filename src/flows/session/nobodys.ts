import type { Identity } from '../../domain/identity/user.js';
import type { Profile } from '../../domain/profile/profile.js';
import { canRemember, wasShown } from '../page/once.js';
import { orNull } from './or-null.js';

/** Whether the profile of a non-guest lacks user details; such a profile is left, but only once per session (LOGIN-04). */
export function isNobodys({ user }: Profile, { isGuest }: Identity): boolean {
  return !isGuest && user === null && !wasShown('signed-out-without-details') && canRemember();
}

export function leaveNobodys(): Promise<unknown> {
  return orNull(
    () => import('./sign-out.js'),
    ({ signInAgain }) => signInAgain(),
  );
}
