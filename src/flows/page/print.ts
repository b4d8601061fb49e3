import { findDeep } from '../../platform/find-deep.js';
import { printAlone } from '../../platform/print-alone.js';
import { setPrinting } from '../../store/printing.js';

/** Prints the saved plans of the active year alone, from whatever view (TOP-05). */
export function printPlans(): void {
  setPrinting(true);
  printAlone(findDeep('ucp-saved-plans'), () => setPrinting(false));
}
