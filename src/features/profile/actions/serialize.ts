import { shopperScope } from '../../../shared/shopper/scope.js';

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
  return serialize('plans', () => serialize('drugs', () => serialize('providers', work)));
}
