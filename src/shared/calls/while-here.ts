import { $identity } from '../shopper/identity.js';

/** Does work for the shopper on the page, or for the one about to be identified. Its signal aborts when that shopper leaves (SIGN-01). */
export async function whileHere<T>(work: (left: AbortSignal) => Promise<T>): Promise<T> {
  const leaving = new AbortController();
  const stop = $identity.listen((_, before) => before && leaving.abort());
  try {
    return await work(leaving.signal);
  } finally {
    stop();
  }
}
