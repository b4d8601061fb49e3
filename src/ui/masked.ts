/** A text and the position of its caret. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/**
 * The masked text and caret for a text that the browser has entered. Deleting a character of the mask, such as a
 * hyphen, deletes the character beside it. Otherwise the caret would not move. If more than one mask character is
 * missing, the same text was entered without them. Typing over a mask character also keeps the text.
 *
 * @param how the `inputType` of the browser's event; composed text may be a deletion, typed text is not
 */
export function masked(typed: Typed, before: string, mask: (text: string) => string, how: string | undefined): Typed {
  const isDeleted = how !== 'insertText' && typed.text.length === before.length - 1 && mask(typed.text) === before;
  const meant = isDeleted ? withoutNext(typed, how === 'deleteContentForward') : typed;
  return { text: mask(meant.text), caret: mask(meant.text.slice(0, meant.caret)).length };
}

function withoutNext({ text, caret }: Typed, isForward: boolean): Typed {
  const at = isForward ? caret : caret - 1;
  return { text: text.slice(0, Math.max(at, 0)) + text.slice(at + 1), caret: Math.max(isForward ? caret : at, 0) };
}
