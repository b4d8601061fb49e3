import { shopperScope } from '../../../shared/shopper/scope.js';
import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';

const active = keepAfterSignOut(createAtom<number | null>('activeYear', null));

/** The plan year on the screen; null until the time is known. */
export const $activeYear = active.readable;

export function setActiveYear(year: number): void {
  active.set(year);
}

const yearChange = Symbol.for('ucp.yearChange');

/** Aborts when another plan year shows: a response that was requested for the year before is late then. */
export function yearSignal(): AbortSignal {
  const scope = shopperScope();
  const change = scope.own(yearChange, () => {
    const next = { controller: new AbortController() };
    const stop = active.readable.listen(() => {
      next.controller.abort();
      next.controller = new AbortController();
    });
    scope.signal.addEventListener('abort', stop);
    return next;
  });
  return change.controller.signal;
}
