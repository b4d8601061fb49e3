import { useRef } from 'react';
import { isSigningOut } from '../../shared/shopper/session.js';
import { $session } from '../../shared/shopper/session-state.js';
import { useAtom } from '../../shared/state/use-atom.js';
import { signOut } from './actions.js';

/**
 * Signing out by a popup's button; `target` is where the event is dispatched. A failure from before the popup opened is not shown again.
 * `onCancelled` is called when a listener canceled the event to do something else (SIGN-01).
 */
export function useSignOut(target: EventTarget, onCancelled?: () => void) {
  const session = useAtom($session);
  const hasFailed = session.state === 'sign-out-failed';
  const isOld = useRef(hasFailed);
  if (!hasFailed) isOld.current = false;
  return {
    isUnderWay: isSigningOut(session),
    hasFailed: hasFailed && !isOld.current,
    signOut() {
      isOld.current = false;
      void signOut(target).then((isOurs) => isOurs === false && onCancelled?.());
    },
  };
}
