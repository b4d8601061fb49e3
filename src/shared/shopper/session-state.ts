import { createAtom, keepAfterSignOut } from '../state/store.js';
import { setIdentity } from './identity.js';
import { permissionsOf } from './permissions.js';
import { nextSession, type Session, type SessionEvent } from './session.js';
import type { Identity } from './user.js';

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
