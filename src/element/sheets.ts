import { pageDocument } from '../shared/page/page-document.js';

/** One constructed stylesheet for each text: all instances of all elements share it. */
const sheets = new Map<string, CSSStyleSheet>();

export function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/**
 * Puts the sheets on a root after the present ones. One that is there already stays in place. A browser that is too old has no list of
 * sheets. No tag is defined there, but a script of the page may wait for the profile.
 */
export function adoptStyles(root: ShadowRoot | Document, styles: readonly string[]): void {
  const own = root instanceof Document ? pageDocument : root;
  const there: CSSStyleSheet[] | undefined = own.adoptedStyleSheets;
  if (there) own.adoptedStyleSheets = [...there, ...styles.map(sheetOf).filter((sheet) => !there.includes(sheet))];
}

/** Takes a sheet off a root. */
export function removeSheet(root: ShadowRoot | Document, sheet: CSSStyleSheet | undefined): void {
  const own = root instanceof Document ? pageDocument : root;
  own.adoptedStyleSheets = own.adoptedStyleSheets.filter((one) => one !== sheet);
}

/** The same by the sheet's text. */
export function removeStyles(root: ShadowRoot | Document, css: string): void {
  removeSheet(root, sheets.get(css));
}
