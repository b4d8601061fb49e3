import { allTables } from './all-tables.js';
import { defineElements } from './shell.js';

/** Defines a tag that no entry of the page brought: one that the page adds, or that a layout fills itself with. */
export function defineMissing(tag: string): void {
  if (customElements.get(tag)) return;
  allTables().then(
    (tables) => defineElements(tables.filter((table) => table.tag === tag)),
    () => undefined,
  );
}

/** A popup that is needed and not on the page is added at the end of the body. */
export function ensureTag(tag: string): void {
  defineMissing(tag);
  if (document.querySelector(tag)) return;
  document.body.append(document.createElement(tag));
}
