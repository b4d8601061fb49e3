import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';

const state = keepAfterSignOut(createAtom<string | null>('signInState', null));

/** The `state` of the sign-in link. Null if none is required (SAFE-12). */
export const $signInState = state.readable;

export function setSignInState(one: string): void {
  state.set(one);
}
