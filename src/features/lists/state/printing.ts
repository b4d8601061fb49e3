import { createAtom } from '../../../shared/state/store.js';

const printing = createAtom<boolean>('isPrinting', false);

/** The saved plans are on their way to paper: their view stands on it whatever view is on the screen (TOP-05). */
export const $isPrinting = printing.readable;

export function setPrinting(isPrinting: boolean): void {
  printing.set(isPrinting);
}
