/** Puts focus on what is no control, such as a heading. A file of its own: a plan card alone needs nothing else of `focus.ts`. */
export function focusText(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
}
