import { printOnly } from '../../../element/print-only.js';
import { findDeep } from '../../../shared/page/find-deep.js';
import { loadAll } from '../../../shared/page/near-viewport.js';
import { shadowRootOf } from '../../../shared/page/shadow-root-of.js';
import { log } from '../../../shared/report.js';
import { clock } from '../../../shared/time/clock.js';
import type { ListName } from '../../../shared/view/lists.js';
import { type Notice, subjectOf, withdrawNotice } from '../state/notices.js';
import { notifyShopper } from './notify-shopper.js';

/** How long printing waits for plans that are not drawn yet because they are off the screen or still loading; milliseconds. */
const MAX_WAIT = 2000;

let isWaiting = false;

/**
 * Prints one list alone, from its own view: the drugs with the pharmacy where that is on the page, or the doctors.
 *
 * @param list the element of the list
 */
export async function printList(list: Element): Promise<void> {
  const isOfDrugs = list.localName === 'ucp-drug-list';
  await printWhenDrawn({
    list: isOfDrugs ? 'drugs' : 'providers',
    target: list,
    elements: () => [list, isOfDrugs ? findDeep('ucp-pharmacy') : null],
  });
}

interface Printing {
  /** The list that a message about the printing names. */
  readonly list: ListName;
  readonly target: EventTarget;
  /** What is printed, once the page knows that it prints. */
  readonly elements: () => readonly (Element | null)[];
  readonly setPrinting?: (isPrinting: boolean) => void;
  /** Further styles of the page while it is printed, such as the size of the paper. */
  readonly css?: string;
}

/** Everything that is set for the paper is set back, even if the browser cannot print. Then a message says so. */
export async function printWhenDrawn({ list, target, elements, setPrinting: set = () => undefined, css }: Printing): Promise<void> {
  if (isWaiting) return;
  const failed: Notice = { kind: 'print-failed', list };
  isWaiting = true;
  set(true);
  try {
    const printed = elements().filter((one) => one !== null);
    await Promise.all(printed.map(whenDrawn));
    withdrawNotice(list, subjectOf(failed));
    printOnly(printed, () => set(false), css);
  } catch (error) {
    set(false);
    log(`the browser could not print: ${error instanceof Error ? error.name : typeof error}`);
    notifyShopper(failed, target);
  } finally {
    isWaiting = false;
  }
}

/**
 * Resolves when the element is drawn with every card and price, or after the wait above. Its component may not have been loaded yet. The popup
 * that asked for the printing closes first.
 */
function whenDrawn(element: Element): Promise<void> {
  const root = shadowRootOf(element) ?? element;
  return new Promise((resolve) => {
    const end = () => {
      seen.disconnect();
      stop();
      resolve();
    };
    const look = () => root.querySelector('.root:not(dialog)') && !root.querySelector('[aria-busy=true], .is-loading, dialog') && end();
    const seen = new MutationObserver(look);
    const stop = clock.after(MAX_WAIT, end);
    seen.observe(root, { attributes: true, childList: true, subtree: true });
    loadAll();
    look();
  });
}
