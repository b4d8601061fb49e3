import { createAtom, keepAfterSignOut, type ReadableAtom } from '../../../shared/state/store.js';
import type { Messages } from '../text/messages.js';

const spanish = keepAfterSignOut(createAtom<Messages | null>('spanish', null));

/** Every text in Spanish. Null until an element on the page uses it and it has loaded. */
export const $spanish: ReadableAtom<Messages | null> = spanish;

export function setSpanish(words: Messages): void {
  spanish.set(words);
}
