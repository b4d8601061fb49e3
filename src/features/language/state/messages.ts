import { fact, ofPage, type View } from '../../../shared/state/page.js';

/** Texts by subject and name, such as `savedPlans.empty`. */
type Texts = Readonly<Record<string, string>>;

const messages = ofPage(fact<Texts>('contentMessages', {}));

/** What the content has in place of the built-in texts (CONT-01). */
export const $messages: View<Texts> = messages;

export function setMessages(texts: Texts): void {
  messages.set(texts);
}
