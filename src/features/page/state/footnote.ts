import { createAtom } from '../../../shared/state/store.js';

const footnote = createAtom<number | null>('footnote', null);

/** The note that a marker has led to, until its reader returns (CARD-15). */
export const $footnote = footnote.readable;

export function setFootnote(number: number | null): void {
  footnote.set(number);
}
