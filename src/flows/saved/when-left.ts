import { sameShopper } from '../calls/same-shopper.js';

/**
 * Work that is begun once: in its turn, or when the page is left before that, for what only waits would never be sent (REM-07). Of a
 * shopper who is gone nothing is begun (SIGN-01), nor what may not go before its turn.
 */
export function orWhenLeft<T>(work: () => Promise<T>, mayBegin: () => boolean): () => Promise<T> {
  let begun: Promise<T> | undefined;
  const isSame = sameShopper();
  const begin = () => {
    removeEventListener('pagehide', onLeave);
    begun ??= work();
    return begun;
  };
  const onLeave = () => void (isSame() && mayBegin() && begin());
  addEventListener('pagehide', onLeave);
  return begin;
}
