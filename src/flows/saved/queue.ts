import { shopperCell } from '../../store/page.js';

/** Writes to one section of the profile run one at a time, each on what the one before left (REM-07). */
export function inTurn<T>(section: string, write: () => Promise<T>): Promise<T> {
  const queues = shopperCell<Map<string, Promise<unknown>>>('queues', () => new Map());
  const run = (queues.get(section) ?? Promise.resolve()).then(write, write);
  queues.set(
    section,
    run.catch(() => undefined),
  );
  return run;
}

/** The same for what changes every list at the service: an import, a merge of two profiles. No write is made of a list from before it. */
export function inEveryTurn<T>(work: () => Promise<T>): Promise<T> {
  return inTurn('plans', () => inTurn('drugs', () => inTurn('providers', work)));
}
