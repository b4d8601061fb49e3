import { pageDocument } from '../shared/page/page-document.js';
import { windowOf } from '../shared/page/window-of.js';

/** One constructed stylesheet for each text: all instances of all elements in a document share it. A sheet belongs to one document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Undefined for a document that no window shows: there is nothing to construct its sheets with. */
export function sheetOf(css: string, page: Document): CSSStyleSheet | undefined {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  const view = windowOf(page);
  let sheet = known.get(css);
  if (!sheet && view) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    known.set(css, sheet);
  }
  return sheet;
}

/**
 * Puts the sheets on a root after the present ones. One that is there already stays in place. A browser that is too old has no list of
 * sheets. No tag is defined there, but a script of the page may wait for the profile.
 */
export function adoptStyles(root: ShadowRoot | Document, styles: readonly string[]): void {
  const { own, page } = ownerOf(root);
  const there: CSSStyleSheet[] | undefined = own.adoptedStyleSheets;
  if (!there) return;
  const added = [...new Set(styles)].map((css) => sheetOf(css, page)).filter((sheet) => sheet !== undefined && !there.includes(sheet));
  // Chromium leaves a root its sheets in the document of a template, and refuses every list with them there.
  if (added.length > 0) own.adoptedStyleSheets = [...there, ...(added as CSSStyleSheet[])];
}

/** Takes a sheet off a root, by its text. */
export function removeStyles(root: ShadowRoot | Document, css: string): void {
  const { own, page } = ownerOf(root);
  const sheet = sheetOf(css, page);
  if (sheet && own.adoptedStyleSheets.includes(sheet)) own.adoptedStyleSheets = own.adoptedStyleSheets.filter((one) => one !== sheet);
}

/** Whether a root has the sheet of this text. */
export function hasStyles(root: ShadowRoot, css: string): boolean {
  return root.adoptedStyleSheets.some((one) => one === sheetOf(css, root.ownerDocument));
}

/** The list of sheets of a root, past what shadows it in the page's own document, and the document that its sheets belong to. */
function ownerOf(root: ShadowRoot | Document): { readonly own: ShadowRoot | Document; readonly page: Document } {
  return { own: root === document ? pageDocument : root, page: root.ownerDocument ?? (root as Document) };
}
