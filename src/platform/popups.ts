import { allTables } from './all-tables.js';
import { firstRendered } from './rendered.js';
import { defineElements } from './shell.js';

/** Defines a tag that no entry of the page brought: one that the page adds, or that a layout fills itself with. */
export function defineMissing(tag: string): void {
  if (customElements.get(tag)) return;
  allTables().then(
    (tables) => defineElements(tables.filter((table) => table.tag === tag)),
    () => undefined,
  );
}

interface Connected extends Element {
  connectedCallback?(): void;
}

/** A popup that is needed and not on the page, or stands where it cannot be seen, is added at the end of the body. */
export function ensurePopup(tag: string): void {
  ensureTag(tag, firstRendered(tag));
}

/** A tag that is needed and not on the page is added at the end of the body; one whose piece has not come asks for it anew. */
export function ensureTag(tag: string, there: Connected | null = document.querySelector(tag)): void {
  defineMissing(tag);
  // As one that has just come.
  there?.connectedCallback?.();
  if (!there) document.body.append(document.createElement(tag));
}
