/** The first of these tags that stands where it can be seen: a dialog in a view that is not shown would hold the page unanswered. */
export function firstRendered(tag: string): Element | null {
  return [...document.querySelectorAll(tag)].find((one) => one.getClientRects().length > 0) ?? null;
}
