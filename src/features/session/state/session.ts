import { createAtom, ofPage, type ReadableAtom } from '../../../shared/state/store.js';

/** The outcome of signing in, importing and ending a session on this page. */
export interface Session {
  /** A sign-in is being turned into a session: from the code's validation until the page has loaded (LOGIN-05). */
  readonly isSigningIn: boolean;
  /** The account was just set up (OUT-02), until the shopper closes the banner. */
  readonly isAccountReady: boolean;
  /** Claims are searched on sign-in (IMP-03). */
  readonly isImporting: boolean;
  /** The result of an import in this visit. Null if there was none, or it found nothing (IMP-07). */
  readonly imported: { readonly drugs: number; readonly providers: number } | null;
  /** The outcome of a sign-out that the shopper asked for (SIGN-01). */
  readonly signOut: 'none' | 'under-way' | 'failed';
  /** Seconds until the session ends by itself, while the warning shows (IDLE-03). */
  readonly secondsLeft: number | null;
}

const session = createAtom<Session>('session', {
  isSigningIn: false,
  isAccountReady: false,
  isImporting: false,
  imported: null,
  signOut: 'none',
  secondsLeft: null,
});

export const $session: ReadableAtom<Session> = session;

const isOutage = ofPage(createAtom('isServiceOutage', false));

/** Signing in is not to be had by any shopper of this page, until one of them closes the banner (OUT-01). */
export const $isServiceOutage: ReadableAtom<boolean> = isOutage;

export function setServiceOutage(isOut: boolean): void {
  isOutage.set(isOut);
}

const state = ofPage(createAtom<string | null>('signInState', null));

/** The `state` of the sign-in link. Null if none is required (SAFE-12). */
export const $signInState: ReadableAtom<string | null> = state;

export function setSignInState(one: string): void {
  state.set(one);
}

export function closeAccountReady(): void {
  changeSession({ isAccountReady: false });
}

export function changeSession(change: Partial<Session>): void {
  session.set({ ...session.get(), ...change });
}
