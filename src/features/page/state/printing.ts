import { fact, type View } from '../../../shared/state/page.js';

const printing = fact<boolean>('isPrinting', false);

/** The saved plans are on their way to paper: their view stands on it whatever view is on the screen (TOP-05). */
export const $isPrinting: View<boolean> = printing;

export function setPrinting(isPrinting: boolean): void {
  printing.set(isPrinting);
}
