import { $identity } from '../../store/identity.js';

/** Does work for the shopper who is on the page now. The signal is aborted as soon as they are not (SIGN-01). */
export async function whileHere<T>(work: (left: AbortSignal) => Promise<T>): Promise<T> {
  const leaving = new AbortController();
  const stop = $identity.listen(() => leaving.abort());
  try {
    return await work(leaving.signal);
  } finally {
    stop();
  }
}
