import { createAtom } from '../../../shared/state/store.js';

const note = createAtom<number | null>('note', null);

/** The note that a marker has led to, until its reader returns (CARD-15). */
export const $note = note.readable;

export function readNote(number: number | null): void {
  note.set(number);
}
