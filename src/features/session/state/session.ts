import { setIdentity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';
import { nextSession, type Session, type SessionEvent } from '../rules/session.js';

// It outlives its shopper: while a session is being ended, they are off the page already.
const session = keepAfterSignOut(createAtom<Session>('session', { state: 'starting' }));

export const $session = session.readable;

export function changeSession(event: SessionEvent): void {
  session.set(nextSession(session.get(), event));
}

/** Says who is on the page, and begins their session. */
export function identified(identity: Identity): void {
  setIdentity(identity);
  changeSession({ type: 'identified', role: permissionsOf(identity).role });
}

const accountReady = createAtom<boolean>('isAccountReady', false);

/** The account was just set up (OUT-02), until the shopper closes the banner. */
export const $isAccountReady = accountReady.readable;

export function setAccountReady(isReady: boolean): void {
  accountReady.set(isReady);
}

const isOutage = keepAfterSignOut(createAtom<boolean>('isServiceOutage', false));

/** Signing in is not to be had by any shopper of this page, until one of them closes the banner (OUT-01). */
export const $isServiceOutage = isOutage.readable;

export function setServiceOutage(isOut: boolean): void {
  isOutage.set(isOut);
}

const state = keepAfterSignOut(createAtom<string | null>('signInState', null));

/** The `state` of the sign-in link. Null if none is required (SAFE-12). */
export const $signInState = state.readable;

export function setSignInState(one: string): void {
  state.set(one);
}
