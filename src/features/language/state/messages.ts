import { createAtom, keepAfterSignOut } from '../../../shared/state/store.js';

/** Texts by subject and name, such as `savedPlans.empty`. */
type Texts = Readonly<Record<string, string>>;

const messages = keepAfterSignOut(createAtom<Texts>('contentMessages', {}));

/** The content's replacements of the built-in texts (CONT-01). */
export const $messages = messages.readable;

export function setMessages(texts: Texts): void {
  messages.set(texts);
}
