import { findDeep } from '../../../shared/page/find-deep.js';
import { $supplement } from '../../known-plans/state/supplement-plans.js';
import { printWhenDrawn } from '../../lists/actions/print.js';
import { setPrinting } from '../../lists/state/printing.js';

/**
 * Prints the saved plans of the active year and nothing else, from any view (TOP-05). Presses while it waits do not print again.
 *
 * @param target the element whose button was pressed
 */
export async function printPlans(target: EventTarget): Promise<void> {
  await printWhenDrawn({
    list: 'plans',
    target,
    elements: () => [findDeep('ucp-saved-plans'), $supplement.get().kind === 'plans' ? findDeep('ucp-supplement-area') : null],
    setPrinting,
  });
}
