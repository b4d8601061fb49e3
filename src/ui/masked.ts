/** A text and where the caret stands in it. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/**
 * What a masked field shows for what the browser has put into it. Who deletes a character that the mask alone had put there,
 * such as a hyphen, means the one beside it: without that the caret would stand still. More than one that is missing is the same text
 * put in again without them; and so is a character that is typed over the hyphen and itself.
 *
 * @param how the `inputType` of the browser's event; what a phone's keyboard composes may be a deletion, what is typed is none
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
