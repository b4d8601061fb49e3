import { fact, type View } from '../../../shared/state/page.js';

const note = fact<number | null>('note', null);

/** The note that a marker has led to, until its reader goes back (CARD-15). */
export const $note: View<number | null> = note;

export function readNote(number: number | null): void {
  note.set(number);
}
