import { useState } from 'react';
import { verbs } from '../flows/verbs.js';
import { $session } from '../store/session.js';
import { useFact } from './use-fact.js';

/** Signing out by a button of a popup. What became of a press in another popup, or of one before it was closed, is not told again (SIGN-01). */
export function useSignOut(origin: EventTarget) {
  const { signOut } = useFact($session);
  const [isPressed, setPressed] = useState(false);
  return {
    isUnderWay: signOut === 'under-way',
    hasFailed: isPressed && signOut === 'failed',
    signOut() {
      setPressed(true);
      void verbs.signOut(origin);
    },
  };
}
