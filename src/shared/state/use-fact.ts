import { useSyncExternalStore } from 'react';
import type { View } from './page.js';

/** The fact as it is now; the piece is drawn again when it changes. */
export function useFact<T>(fact: View<T>): T {
  return useSyncExternalStore(fact.listen, fact.get as () => T);
}
