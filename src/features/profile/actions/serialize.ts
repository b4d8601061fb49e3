import { sameShopper } from '../../../shared/calls/same-shopper.js';
import { shopperSingleton } from '../../../shared/state/store.js';

/**
 * Runs writes to one section of the profile one at a time, each based on what the previous one left (REM-07).
 *
 * @returns false if the shopper left before the turn came: a waiting write never runs in another shopper's session (SIGN-01)
 */
export function serialize<T>(section: string, write: () => Promise<T>): Promise<T | false> {
  const queues = shopperSingleton<Map<string, Promise<unknown>>>('queues', () => new Map());
  const isSame = sameShopper();
  const turn = async () => isSame() && write();
  const run = (queues.get(section) ?? Promise.resolve()).then(turn, turn);
  queues.set(section, run);
  return run;
}

/** The same for work that changes every list on the server, such as an import or a merge. No write is based on an older list. */
export function serializeAll<T>(work: () => Promise<T>): Promise<T | false> {
  return serialize('plans', () => serialize('drugs', () => serialize('providers', work)));
}
