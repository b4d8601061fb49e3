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

/** Puts the sheets on a root after those that are there; one that is there already stays where it is. */
export function adopt(root: ShadowRoot | Document, styles: readonly string[]): void {
  const missing = styles.map(sheetOf).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

/** Takes a sheet off a root. */
export function abandon(root: ShadowRoot | Document, css: string): void {
  const sheet = sheets.get(css);
  if (sheet) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
}
