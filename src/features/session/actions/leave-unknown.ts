import { canRemember, wasShown } from '../../../shared/once.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { loadChunkOrNull } from './load-chunk-or-null.js';

/** Signs a member out of whom the service has no details, and leads to sign-in, once a session (LOGIN-04). Null if nobody is to be signed out. */
export function leaveUnknown({ isGuest }: Identity): Promise<unknown> | null {
  if (isGuest || wasShown('signed-out-without-details') || !canRemember()) return null;
  return loadChunkOrNull(
    () => import('./sign-out.js'),
    ({ signInAgain }) => signInAgain(),
  );
}
