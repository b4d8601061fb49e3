import { sameShopper } from '../calls/same-shopper.js';

/**
 * Does work when its turn comes, or as soon as the page is left before that: what still waited then would never be sent (REM-07). It is done
 * once at most. When the page is left, nothing is begun for a shopper who is gone (SIGN-01), nor what may not go before its turn.
 *
 * @param inTurn begins the work when its turn comes, if it comes.
 */
export async function orWhenLeft<T, R>(
  work: () => Promise<T>,
  mayHurry: () => boolean,
  inTurn: (begin: () => Promise<T>) => Promise<R>,
): Promise<R> {
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  const isSame = sameShopper();
  const onLeave = () => void (isSame() && mayHurry() && begin());
  addEventListener('pagehide', onLeave);
  try {
    return await inTurn(begin);
  } finally {
    removeEventListener('pagehide', onLeave);
  }
}
