import { createAtom, ofPage, type ReadableAtom } from '../../../shared/state/store.js';

/** What signing in, importing and ending a session have come to on this page. */
export interface Session {
  /** A sign-in is being turned into a session: from the code's validation until the page has loaded (LOGIN-05). */
  readonly isSigningIn: boolean;
  /** The account was just set up (OUT-02), until the shopper closes the banner. */
  readonly isAccountReady: boolean;
  /** Claims are searched on sign-in (IMP-03). */
  readonly isImporting: boolean;
  /** What an import of this visit brought; null when there was none, or it found nothing (IMP-07). */
  readonly imported: { readonly drugs: number; readonly providers: number } | null;
  /** What became of a sign-out that the shopper asked for (SIGN-01). */
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

/** What the sign-in link carries as `state`; null where none is required (SAFE-12). */
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
