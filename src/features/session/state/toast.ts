import { createAtom } from '../../../shared/state/store.js';

/** The message of the toast. Null if it has none, or was closed (TOAST-01, SESS-01). */
export type Toast =
  | { readonly kind: 'guest' }
  | { readonly kind: 'imported'; readonly firstName: string | null; readonly isAgent: boolean }
  | { readonly kind: 'session-ended'; readonly canSignIn: boolean };

const toast = createAtom<Toast | null>('toast', null);

export const $toast = toast.readable;

const isAwaited = createAtom<boolean>('isToastAwaited', false);

/** The toast for guests will probably show, so a page keeps its space. */
export const $isToastAwaited = isAwaited.readable;

export function awaitToast(isDue: boolean): void {
  isAwaited.set(isDue);
}

export function setToast(one: Toast): void {
  toast.set(one);
}

export function closeToast(): void {
  toast.set(null);
}
