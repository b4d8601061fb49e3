import { useSyncExternalStore } from 'react';
import type { ReadableAtom } from './store.js';

/** The fact as it is now; the component is drawn again when it changes. */
export function useAtom<T>(atom: ReadableAtom<T>): T {
  return useSyncExternalStore(atom.listen, atom.get as () => T);
}
