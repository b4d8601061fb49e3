/**
 * Focuses an element that is not a control, such as a heading. In its own file because a plan card needs nothing else
 * of `focus.ts`.
 */
export function focusText(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
}
