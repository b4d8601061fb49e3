import { shopperScope } from '../../../shared/shopper/scope.js';
import { clock } from '../../../shared/time/clock.js';
import type { ListName } from '../../../shared/view/lists.js';
import { aboveProfile } from './above-profile.js';

const writeQueues = Symbol.for('ucp.writeQueues');

/**
 * Runs writes to one section of the profile one at a time, each based on what the previous one left (REM-07).
 *
 * @returns false if the shopper left before the turn came: a waiting write never runs in another shopper's session (SIGN-01)
 */
export function serialize<T>(section: string, write: () => Promise<T>): Promise<T | false> {
  const scope = shopperScope();
  const queues = scope.own(writeQueues, () => new Map<string, Promise<unknown>>());
  const turn = async () => !scope.signal.aborted && write();
  const run = (queues.get(section) ?? Promise.resolve()).then(turn, turn);
  queues.set(section, run);
  return run;
}

/** The same for work that changes every list on the server, such as an import or a merge. No write is based on an older list. */
export function serializeAll<T>(work: () => Promise<T>): Promise<T | false> {
  const { lists } = aboveProfile().sections;
  return Object.keys(lists).reduceRight<() => Promise<T | false>>((inner, list) => () => serialize(list, inner), work)();
}

/**
 * Runs work on a section when its turn comes, one at a time on this page. Browsers that support locks do the same for all tabs of the
 * site.
 *
 * @returns the outcome of the work; false if the shopper left before it began or ended
 */
export function writeInTurn(section: ListName, work: () => Promise<boolean>): Promise<boolean> {
  const { signal } = shopperScope();
  const write = () =>
    new Promise<boolean>((resolve) => {
      // The next shopper's writes do not wait for this one.
      signal.addEventListener('abort', () => resolve(false));
      work().then(resolve, () => resolve(false));
    });
  return serialize(section, () => alone(section, async () => !signal.aborted && write()));
}

/** Milliseconds to wait for another tab: one that hangs, or a script of the page, may hold the lock for ever (SAFE-07). */
const LOCK_PATIENCE = 10_000;

/** Runs `run` while no other tab does, or when it has waited for long enough. It runs once. */
async function alone<T>(section: ListName, run: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  const runOnce = () => {
    running ??= run();
    return running;
  };
  const waiting = new AbortController();
  const stop = clock.after(LOCK_PATIENCE, () => waiting.abort());
  // The promise of a lock that never comes may never end either, in whatever the page has put in place of `navigator.locks`.
  const patience = new Promise<void>((resolve) => waiting.signal.addEventListener('abort', () => resolve()));
  const inLock = () => {
    stop();
    return runOnce();
  };
  try {
    const locked = navigator.locks.request(`ucp-${section}`, { signal: waiting.signal }, inLock);
    return await Promise.race([locked, patience.then(runOnce)]);
  } catch {
    // There are no locks in old browsers, on pages without https, and where the shopper has blocked storage.
    return runOnce();
  } finally {
    stop();
  }
}

/**
 * Does work when its turn comes. If the page is left before that, `whenLeft` sends what may be sent then, because a page that is gone sends
 * nothing more (REM-07, SAFE-01). If the page comes back, the work still has its turn, unless what was sent has succeeded.
 * Nothing is sent for a shopper who is gone (SIGN-01).
 *
 * @param whenLeft receives whether the work has begun; resolves with whether it succeeded; null if nothing is to be sent
 * @param inTurn begins the work when its turn comes, if it comes.
 */
export async function flushOnPageHide<T, R>(
  work: () => Promise<T>,
  whenLeft: (hasBegun: boolean) => Promise<T> | null,
  inTurn: (run: () => Promise<T>) => Promise<R>,
): Promise<R> {
  let sent: Promise<T> | null = null;
  let state: 'waiting' | 'begun' | 'over' = 'waiting';
  const { signal } = shopperScope();
  const onLeave = () => {
    if (!signal.aborted && state !== 'over') sent ??= whenLeft(state === 'begun');
  };
  const run = async () => {
    state = 'begun';
    return (await sent) || work();
  };
  addEventListener('pagehide', onLeave);
  try {
    return await inTurn(run);
  } finally {
    state = 'over';
    removeEventListener('pagehide', onLeave);
  }
}
