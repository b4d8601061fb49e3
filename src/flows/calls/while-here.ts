import { $identity } from '../../store/identity.js';

/** Does work for the shopper who is on the page, or about to be known. The signal is aborted as soon as they have left (SIGN-01). */
export async function whileHere<T>(work: (left: AbortSignal) => Promise<T>): Promise<T> {
  const leaving = new AbortController();
  const stop = $identity.listen((_, before) => before && leaving.abort());
  try {
    return await work(leaving.signal);
  } finally {
    stop();
  }
}
