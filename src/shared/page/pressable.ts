import { hostOf } from '../language/language.js';
import { pageDocument } from './page-document.js';

/** The first element of the tag that is visible and reachable. A dialog in a hidden view would block the page and could not be answered. */
export function firstPressable(tag: string): Element | null {
  return [...pageDocument.querySelectorAll(tag)].find(canBePressed) ?? null;
}

/** An element that is not defined yet may be hidden by the page's styles, so its parent is looked at instead. */
function canBePressed(one: Element): boolean {
  const box = one.matches(':defined') ? one : one.parentElement;
  // In a closed `details` elements have boxes all the same; where `checkVisibility` is missing they have none.
  return !!box && box.getClientRects().length > 0 && box.checkVisibility?.() !== false && !isInert(box);
}

/** Whether the element or anything around it is inert, followed through slots and shadow roots. */
function isInert(element: Element): boolean {
  const around = element.assignedSlot ?? element.parentElement ?? hostOf(element.getRootNode());
  return element.hasAttribute('inert') || (around !== null && isInert(around));
}
