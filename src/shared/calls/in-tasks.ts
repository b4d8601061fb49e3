import { nextTask } from '../time/next-task.js';

/** As many calls as a browser sends to one host at once over HTTP/1.1. */
const AT_ONCE = 6;

/**
 * Sends a call for each item, a few per task. Each call takes a moment of main-thread time, and a long list in one task would block
 * scrolling. The first few are sent at once, unless something more urgent is to be drawn first.
 */
export function inTasks<T, R>(items: readonly T[], send: (item: T) => Promise<R>, isUrgent = true): readonly Promise<R>[] {
  let turn: Promise<unknown> = Promise.resolve();
  return items.map((item, order) => {
    if (isUrgent && order < AT_ONCE) return send(item);
    if (order % AT_ONCE === 0) turn = turn.then(nextTask);
    return turn.then(() => send(item));
  });
}
