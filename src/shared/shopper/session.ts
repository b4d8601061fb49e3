import type { Permissions } from './permissions.js';

/** Who is on the page. While the warning shows, with the seconds until their session ends by itself (IDLE-03). A guest's never ends. */
export type Present = { readonly state: 'guest' } | { readonly state: 'member' | 'cloaked'; readonly secondsLeft: number | null };

/** The session on this page. Its states exclude each other. */
export type Session =
  /** The shopper has not been identified. */
  | { readonly state: 'starting' }
  | Present
  /** `who` is signing out, and is still on the page. It is null if the page has forgotten them already, and this browser has not. */
  | { readonly state: 'ending'; readonly who: Present | null }
  /** `who` could not be signed out, and is still signed in (SIGN-01). */
  | { readonly state: 'sign-out-failed'; readonly who: Present };

export type SessionEvent =
  | { readonly type: 'identified'; readonly role: Permissions['role'] }
  /** The session has been idle for so long that it will end soon. */
  | { readonly type: 'warned'; readonly secondsLeft: number }
  | { readonly type: 'active' }
  /** The shopper asked to sign out. */
  | { readonly type: 'signing-out' }
  | { readonly type: 'sign-out-failed' }
  /** The session ends without a click: by the clock, or because the service says so. */
  | { readonly type: 'ending' }
  | { readonly type: 'ended' }
  /** The shopper is off the page, which is a guest's now. */
  | { readonly type: 'forgotten' };

/** Returns the session after an event. An event that makes no sense in a state changes nothing. */
export function nextSession(session: Session, event: SessionEvent): Session {
  const who = presentIn(session);
  switch (event.type) {
    case 'identified':
      return event.role === 'guest' ? { state: 'guest' } : { state: event.role, secondsLeft: null };
    case 'warned':
      return withSecondsLeft(session, event.secondsLeft);
    case 'active':
      return withSecondsLeft(session, null);
    case 'signing-out':
      return who ? { state: 'ending', who } : session;
    case 'sign-out-failed':
      return who ? { state: 'sign-out-failed', who } : session;
    case 'ending':
      return { state: 'ending', who: null };
    case 'ended':
      return isForgotten(session) ? { state: 'guest' } : session;
    case 'forgotten':
      return isForgotten(session) ? session : { state: 'guest' };
  }
}

function presentIn(session: Session): Present | null {
  if (session.state === 'starting') return null;
  return 'who' in session ? session.who : session;
}

function withSecondsLeft(session: Session, secondsLeft: number | null): Session {
  const who = presentIn(session);
  if (!who || who.state === 'guest' || who.secondsLeft === secondsLeft) return session;
  const next = { ...who, secondsLeft };
  return 'who' in session ? { ...session, who: next } : next;
}

/** Seconds until the session ends by itself. Null while no warning shows (IDLE-03). */
export function secondsLeftIn(session: Session): number | null {
  const who = presentIn(session);
  return who && who.state !== 'guest' ? who.secondsLeft : null;
}

/** Whether the shopper waits for a sign-out that they asked for. */
export function isSigningOut(session: Session): boolean {
  return session.state === 'ending' && session.who !== null;
}

/** Whether this browser still knows the shopper whom the page has forgotten. It must not bring them back. */
export function isForgotten(session: Session): boolean {
  return session.state === 'ending' && session.who === null;
}
