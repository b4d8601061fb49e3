import { shopperScope, stale } from '../shopper/scope.js';
import { clock } from '../time/clock.js';

/** Milliseconds without another request for the same read, after which the last request is made. */
const QUIET = 100;

interface Requests {
  last: number;
  underWay: number;
}

const requests = Symbol.for('ucp.readRequests');

/**
 * Makes a read that a control asks for at each press. The first press reads at once. A press right after another one, or while such a read is
 * under way, waits for a pause. By then a newer press may have made it stale. So many quick presses cause two reads: one for the first choice
 * and one for the last. On a slow phone too: a busy page notices the pause late.
 *
 * @param signal aborts when a newer press makes this one stale
 */
export async function readAfterPresses<T>(name: string, signal: AbortSignal, read: () => Promise<T>): Promise<T | typeof stale> {
  const all = shopperScope().own(requests, () => new Map<string, Requests>());
  const own = all.get(name) ?? { last: Number.NEGATIVE_INFINITY, underWay: 0 };
  all.set(name, own);
  const now = clock.elapsed();
  const isQuick = own.underWay > 0 || now - own.last < QUIET;
  own.last = now;
  if (isQuick) await new Promise<void>((resolve) => void clock.after(QUIET, resolve));
  if (signal.aborted) return stale;
  own.underWay += 1;
  try {
    return await read();
  } finally {
    own.underWay -= 1;
  }
}
