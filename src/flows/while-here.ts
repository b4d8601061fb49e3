import { $identity } from '../store/identity.js';

/**
 * Does work for the shopper who is on the page now. The signal is aborted as soon as they are not: calls under way are given up and not
 * tried again, and the work asks it before it sends or keeps anything (SIGN-01).
 */
export async function whileHere(work: (left: AbortSignal) => Promise<void>): Promise<void> {
  const leaving = new AbortController();
  const stop = $identity.listen(() => leaving.abort());
  try {
    await work(leaving.signal);
  } finally {
    stop();
  }
}
