/** The first of these tags that stands where it can be seen: a dialog in a view that is not shown would hold the page unanswered. */
export function firstRendered(tag: string): Element | null {
  return [...document.querySelectorAll(tag)].find(isRendered) ?? null;
}

/** Of one that is not defined yet, and so may be kept out of sight, the place counts. */
function isRendered(one: Element): boolean {
  const box = one.matches(':defined') ? one : one.parentElement;
  return !!box && box.getClientRects().length > 0;
}
