import { nextTask } from '../../platform/next-task.js';

/** As many calls as a browser sends at once over one connection of HTTP/1.1. */
const AT_ONCE = 6;

/**
 * Sends a call for each item, a few in a task: making one takes the main thread a moment, and a long list of them would hold it
 * while the shopper scrolls. The first ones go at once.
 */
export function inTasks<T, R>(items: readonly T[], send: (item: T) => Promise<R>): readonly Promise<R>[] {
  let turn: Promise<unknown> = Promise.resolve();
  return items.map((item, order) => {
    if (order < AT_ONCE) return send(item);
    if (order % AT_ONCE === 0) turn = turn.then(nextTask);
    return turn.then(() => send(item));
  });
}
