import { printOnly } from '../../../element/print-only.js';
import { findDeep } from '../../../shared/page/find-deep.js';
import { loadAll } from '../../../shared/page/near-viewport.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { clock } from '../../../shared/time/clock.js';
import { $supplement } from '../../supplement/state/supplement-area.js';
import { setPrinting } from '../state/printing.js';

/** How long printing waits for plans that are not drawn yet because they are off the screen or still loading; milliseconds. */
const MAX_WAIT = 2000;

let isWaiting = false;

/**
 * Prints one list alone, from its own view: the drugs with the pharmacy where that is on the page, or the doctors.
 *
 * @param list the element of the list
 */
export async function printList(list: Element): Promise<void> {
  const pharmacy = list.localName === 'ucp-drug-list' ? findDeep('ucp-pharmacy') : null;
  await printWhenDrawn([list, pharmacy], () => undefined);
}

/** Prints the saved plans of the active year and nothing else, from any view (TOP-05). Presses while it waits do not print again. */
export async function printPlans(): Promise<void> {
  if (isWaiting) return;
  setPrinting(true);
  const supplement = $supplement.get().kind === 'plans' ? findDeep('ucp-supplement-area') : null;
  await printWhenDrawn([findDeep('ucp-saved-plans'), supplement], () => setPrinting(false));
}

async function printWhenDrawn(elements: readonly (Element | null)[], over: () => void): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  const printed = elements.filter((one) => one !== null);
  await Promise.all(printed.map(whenDrawn));
  isWaiting = false;
  printOnly(printed, over);
}

/** Resolves when the element is drawn with every card and price, or after the wait above. Its component may not have been loaded yet. */
function whenDrawn(element: Element): Promise<void> {
  const root = shadowRootOf(element) ?? element;
  return new Promise((resolve) => {
    const end = () => {
      seen.disconnect();
      stop();
      resolve();
    };
    const look = () => root.querySelector('.root') && !root.querySelector('[aria-busy=true], .is-loading') && end();
    const seen = new MutationObserver(look);
    const stop = clock.after(MAX_WAIT, end);
    seen.observe(root, { attributes: true, childList: true, subtree: true });
    loadAll();
    look();
  });
}
