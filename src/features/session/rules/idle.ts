/** The time from the warning to the end of the session, in milliseconds (IDLE-03). */
export const WARNING_MS = 120_000;

/** The state of the session after a time without activity. */
export type IdleState =
  | { readonly kind: 'active' }
  /** The warning shows. `left` is milliseconds, above 0. */
  | { readonly kind: 'expiring'; readonly left: number }
  | { readonly kind: 'over' };

/**
 * Decides the state of the session (IDLE-02, IDLE-03).
 *
 * @param idle milliseconds since the last activity in any tab, by the clock
 * @param timeout seconds. The warning shows when more whole seconds have passed.
 */
export function idleState(idle: number, timeout: number): IdleState {
  const sinceWarning = idle - (timeout + 1) * 1000;
  if (sinceWarning < 0) return { kind: 'active' };
  return sinceWarning < WARNING_MS ? { kind: 'expiring', left: WARNING_MS - sinceWarning } : { kind: 'over' };
}

/** The last activity in storage, for tabs that sleep. */
export interface LastActivity {
  /** Milliseconds of Unix time. */
  readonly at: number;
  /** Seconds without activity that a session may last. */
  readonly timeout: number;
}

/** Reads the stored activity. Returns null for any other value. */
export function readLastActivity(stored: unknown): LastActivity | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { at, timeout } = stored as Readonly<Record<string, unknown>>;
  return typeof at === 'number' && typeof timeout === 'number' && timeout > 0 ? { at, timeout } : null;
}

/** Whether the session ended while no tab was awake. Its page must then stay hidden (IDLE-03). */
export function hasEnded({ at, timeout }: LastActivity, now: number): boolean {
  return idleState(now - at, timeout).kind === 'over';
}
