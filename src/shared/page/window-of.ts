/** The window that shows a document. Null for one that none shows, such as that of `createHTMLDocument()` or of a removed frame. */
export function windowOf(page: Document): (Window & typeof globalThis) | null {
  // Elements of the page may shadow `defaultView` in the page's own document.
  return page === document ? window : page.defaultView;
}
