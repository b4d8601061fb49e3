import { allTables } from './all-tables.js';
import { languageOf } from './language.js';
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

const added = new WeakSet<Element>();

/** The page has added it by itself: its definition may still be on its way. */
export function isAdded(element: Element): boolean {
  return added.has(element);
}

/**
 * A popup that is needed and not on the page, or stands where it cannot be seen, is added at the end of the body. There it speaks the
 * language of what has focus, and so asked for it: a part of the page may have its own. Asked for in a dialog of the page's that keeps focus
 * by a script, it goes into that: its keys and clicks would be refused anywhere else.
 */
export function ensurePopup(tag: string): void {
  const popup = ensureTag(tag, firstRendered(tag));
  const { activeElement, body } = document;
  if (!isAdded(popup) || !activeElement) return;
  const place = activeElement.closest('[aria-modal="true"]') ?? body;
  if (place !== popup.parentNode && !popup.hasAttribute('open')) place.append(popup);
  const language = languageOf(activeElement);
  if (language === languageOf(body)) popup.removeAttribute('lang');
  else popup.setAttribute('lang', language);
}

/** A tag that is needed and not on the page is added at the end of the body; one whose piece has not come asks for it anew. */
export function ensureTag(tag: string, there: Connected | null = document.querySelector(tag)): Element {
  defineMissing(tag);
  // As one that has just come.
  there?.connectedCallback?.();
  if (there) return there;
  const made = document.body.appendChild(document.createElement(tag));
  added.add(made);
  return made;
}
