import { shopperScope } from '../../../shared/shopper/scope.js';

/**
 * Does work when its turn comes. If the page is left before that, `whenLeft` sends what may be sent then, because a page that is gone sends
 * nothing more (REM-07, SAFE-01). If the page comes back, the work still has its turn, unless what was sent has succeeded.
 * Nothing is sent for a shopper who is gone (SIGN-01).
 *
 * @param whenLeft receives whether the work has begun; resolves with whether it succeeded; null if nothing is to be sent
 * @param inTurn begins the work when its turn comes, if it comes.
 */
export async function flushOnPageHide<T, R>(
  work: () => Promise<T>,
  whenLeft: (hasBegun: boolean) => Promise<T> | null,
  inTurn: (begin: () => Promise<T>) => Promise<R>,
): Promise<R> {
  let sent: Promise<T> | null = null;
  let state: 'waiting' | 'begun' | 'over' = 'waiting';
  const { signal } = shopperScope();
  const onLeave = () => {
    if (!signal.aborted && state !== 'over') sent ??= whenLeft(state === 'begun');
  };
  const begin = async () => {
    state = 'begun';
    return (await sent) || work();
  };
  addEventListener('pagehide', onLeave);
  try {
    return await inTurn(begin);
  } finally {
    state = 'over';
    removeEventListener('pagehide', onLeave);
  }
}
