import { useSyncExternalStore } from 'react';
import type { ReadableAtom } from './store.js';

/** The fact as it is now; the piece is drawn again when it changes. */
export function useFact<T>(fact: ReadableAtom<T>): T {
  return useSyncExternalStore(fact.listen, fact.get as () => T);
}
