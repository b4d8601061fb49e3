import { useRef } from 'react';
import { signOut } from '../flows/session/actions.js';
import { $session } from '../store/session.js';
import { useFact } from './use-fact.js';

/**
 * Signing out by a popup's button; `origin` is where the event is dispatched. A failure from before the popup opened is not shown again.
 * `onCancelled` is called when a listener cancelled the event to do something else (SIGN-01).
 */
export function useSignOut(origin: EventTarget, onCancelled?: () => void) {
  const { signOut: progress } = useFact($session);
  const isOld = useRef(progress === 'failed');
  if (progress !== 'failed') isOld.current = false;
  return {
    isUnderWay: progress === 'under-way',
    hasFailed: progress === 'failed' && !isOld.current,
    signOut() {
      isOld.current = false;
      void signOut(origin).then((isOurs) => isOurs === false && onCancelled?.());
    },
  };
}
