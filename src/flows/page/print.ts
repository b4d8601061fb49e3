import { clock } from '../../platform/clock.js';
import { findDeep } from '../../platform/find-deep.js';
import { loadAll } from '../../platform/near.js';
import { printAlone } from '../../platform/print-alone.js';
import { setPrinting } from '../../store/printing.js';
import { $supplement } from '../../store/shown-supplement.js';

/** How long paper waits for plans that nobody has scrolled to, or that are still on their way; milliseconds. */
const PATIENCE = 2000;

let isWaiting = false;

/** Prints the saved plans of the active year alone, from whatever view (TOP-05). Who presses again while it waits gets one paper. */
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

/** Resolves when the element's piece is there, which may have waited for a scroll, with every card and price; or when that has not come in time. */
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
