import { createAtom } from '../../../shared/state/store.js';
import type { SheetChoices } from '../rules/counselor-sheet.js';

const paper = createAtom<SheetChoices | null>('counselorPaper', null);

/** What is on the sheet that is on its way to paper. Null while none is printed. */
export const $paper = paper.readable;

export function setPaper(choices: SheetChoices | null): void {
  paper.set(choices);
}
