import { fact, ofPage, type View } from '../../../shared/state/page.js';
import type { Messages } from '../text/messages.js';

const spanish = ofPage(fact<Messages | null>('spanish', null));

/** Every text in Spanish; null until somebody on the page reads it and it has come. */
export const $spanish: View<Messages | null> = spanish;

export function spanishCame(words: Messages): void {
  spanish.set(words);
}
