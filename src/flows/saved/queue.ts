import { shopperCell } from '../../store/page.js';
import { sameShopper } from '../calls/same-shopper.js';

/**
 * Writes to one section of the profile run one at a time, each on what the one before left (REM-07).
 *
 * @returns false when the shopper has left before the turn came: what waited is done for nobody else, and in nobody else's session (SIGN-01)
 */
export function inTurn<T>(section: string, write: () => Promise<T>): Promise<T | false> {
  const queues = shopperCell<Map<string, Promise<unknown>>>('queues', () => new Map());
  const isSame = sameShopper();
  const turn = async () => isSame() && write();
  const run = (queues.get(section) ?? Promise.resolve()).then(turn, turn);
  queues.set(section, run);
  return run;
}

/** The same for what changes every list at the service: an import, a merge of two profiles. No write is made of a list from before it. */
export function inEveryTurn<T>(work: () => Promise<T>): Promise<T | false> {
  return inTurn('plans', () => inTurn('drugs', () => inTurn('providers', work)));
}
