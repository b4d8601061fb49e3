import { clock } from '../../platform/clock.js';
import { findDeep } from '../../platform/find-deep.js';
import { loadAll } from '../../platform/near.js';
import { printAlone } from '../../platform/print-alone.js';
import { setPrinting } from '../../store/printing.js';
import { $supplement } from '../../store/shown-supplement.js';

/** How long printing waits for plans that are not drawn yet because they are off the screen or still loading; milliseconds. */
const PATIENCE = 2000;

let isWaiting = false;

/** Prints the saved plans of the active year and nothing else, from any view (TOP-05). Presses while it waits do not print again. */
export async function printPlans(): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  setPrinting(true);
  const supplement = $supplement.get().kind === 'plans' ? findDeep('ucp-supplement-area') : null;
  const printed = [findDeep('ucp-saved-plans'), supplement].filter((one) => one !== null);
  await Promise.all(printed.map(drawn));
  isWaiting = false;
  printAlone(printed, () => setPrinting(false));
}

/** Resolves when the element is drawn with every card and price, or after the wait above. Its piece may not have been loaded yet. */
function drawn(element: Element): Promise<void> {
  const root = element.shadowRoot ?? element;
  return new Promise((resolve) => {
    const end = () => {
      seen.disconnect();
      stop();
      resolve();
    };
    const look = () => root.querySelector('.root') && !root.querySelector('[aria-busy=true], .is-loading') && end();
    const seen = new MutationObserver(look);
    const stop = clock.after(PATIENCE, end);
    seen.observe(root, { attributes: true, childList: true, subtree: true });
    loadAll();
    look();
  });
}
