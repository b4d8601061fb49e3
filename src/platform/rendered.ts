import { hostOf } from './language.js';

/** The first of these tags that stands where it can be seen and pressed: a dialog in a view that is not shown would hold the page unanswered. */
export function firstRendered(tag: string): Element | null {
  return [...document.querySelectorAll(tag)].find(isRendered) ?? null;
}

/** Of one that is not defined yet, and so may be kept out of sight, the place counts. */
function isRendered(one: Element): boolean {
  const box = one.matches(':defined') ? one : one.parentElement;
  // What a closed `details` holds has boxes all the same; a browser that cannot say so gives it none.
  return !!box && box.getClientRects().length > 0 && box.checkVisibility?.() !== false && !isInert(box);
}

/** Inert is what stands in it, too, also through the slot that shows it. */
function isInert(element: Element): boolean {
  const around = element.assignedSlot ?? element.parentElement ?? hostOf(element.getRootNode());
  return element.hasAttribute('inert') || (around !== null && isInert(around));
}
