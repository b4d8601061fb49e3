/** Puts focus on what is no control, such as a heading. */
export function focusText(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
}
