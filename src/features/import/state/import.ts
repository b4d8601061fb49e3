import { createAtom } from '../../../shared/state/store.js';

/** The outcome of the import in this visit. */
type Import =
  | { readonly kind: 'none' }
  /** Claims are searched on sign-in, and the shopper is asked to wait (IMP-03). */
  | { readonly kind: 'searching' }
  /** The items that it brought (IMP-07). */
  | { readonly kind: 'found'; readonly drugs: number; readonly providers: number };

const state = createAtom<Import>('import', { kind: 'none' });

export const $import = state.readable;

export function importSearching(): void {
  state.set({ kind: 'searching' });
}

export function importFound(counts: { readonly drugs: number; readonly providers: number }): void {
  state.set({ kind: 'found', ...counts });
}

/** The shopper waits no longer. Items that were found stay. */
export function importWaitOver(): void {
  if (state.get().kind === 'searching') state.set({ kind: 'none' });
}
