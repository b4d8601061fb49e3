/** How long the warning shows before the session ends by itself; milliseconds (IDLE-03). */
export const WARNING = 120_000;

/** What a time without activity means for the session. */
export type IdleState =
  | { readonly kind: 'active' }
  /** The warning shows; `left` is milliseconds, above 0. */
  | { readonly kind: 'expiring'; readonly left: number }
  | { readonly kind: 'over' };

/**
 * @param idle milliseconds since the last activity in any tab, by the clock
 * @param timeout seconds; the warning comes when more whole seconds than these have passed (IDLE-02, IDLE-03)
 */
export function idleState(idle: number, timeout: number): IdleState {
  const warned = idle - (timeout + 1) * 1000;
  if (warned < 0) return { kind: 'active' };
  return warned < WARNING ? { kind: 'expiring', left: WARNING - warned } : { kind: 'over' };
}

/** What a tab leaves in storage for tabs that sleep: when something happened last, and how long a session may idle. */
export interface LastActivity {
  /** Milliseconds of the Unix epoch. */
  readonly at: number;
  /** Seconds. */
  readonly timeout: number;
}

/** Null for anything else than what a tab leaves. */
export function readLastActivity(stored: unknown): LastActivity | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { at, timeout } = stored as Readonly<Record<string, unknown>>;
  return typeof at === 'number' && typeof timeout === 'number' && timeout > 0 ? { at, timeout } : null;
}

/** Whether a session ended while no tab was awake to see it: its page must not be shown again (IDLE-03). */
export function hasEnded({ at, timeout }: LastActivity, now: number): boolean {
  return idleState(now - at, timeout).kind === 'over';
}
