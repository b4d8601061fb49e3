/** A popup that is needed and not on the page is added at the end of the body. */
export function ensureTag(tag: string): void {
  if (document.querySelector(tag)) return;
  document.body.append(document.createElement(tag));
}
