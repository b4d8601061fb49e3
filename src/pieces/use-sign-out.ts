import { useRef } from 'react';
import { verbs } from '../flows/verbs.js';
import { $session } from '../store/session.js';
import { useFact } from './use-fact.js';

/**
 * Signing out by a popup's button; `origin` is where the event is dispatched. A failure from before the popup opened is not shown again.
 * `onCancelled` is called when a listener cancelled the event to do something else (SIGN-01).
 */
export function useSignOut(origin: EventTarget, onCancelled?: () => void) {
  const { signOut } = useFact($session);
  const isOld = useRef(signOut === 'failed');
  if (signOut !== 'failed') isOld.current = false;
  return {
    isUnderWay: signOut === 'under-way',
    hasFailed: signOut === 'failed' && !isOld.current,
    signOut() {
      isOld.current = false;
      void verbs.signOut(origin).then((isOurs) => isOurs === false && onCancelled?.());
    },
  };
}
