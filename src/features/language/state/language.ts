import { createCodeAtom, keepAfterSignOut } from '../../../shared/state/store.js';

/** The texts of a language, by subject. */
type Texts = Readonly<Record<string, object>>;

const spanish = keepAfterSignOut(createCodeAtom<Texts | null>('spanish', null));

/** Every text in Spanish. Null until an element on the page uses it and it has loaded. */
export const $spanish = spanish.readable;

export function setSpanish(words: Texts): void {
  spanish.set(words);
}
