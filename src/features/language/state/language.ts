import { createAtom, keepAfterSignOut, type ReadableAtom } from '../../../shared/state/store.js';

/** The texts of a language, by subject. */
type Texts = Readonly<Record<string, object>>;

const spanish = keepAfterSignOut(createAtom<Texts | null>('spanish', null));

/** Every text in Spanish. Null until an element on the page uses it and it has loaded. */
export const $spanish: ReadableAtom<Texts | null> = spanish;

export function setSpanish(words: Texts): void {
  spanish.set(words);
}
