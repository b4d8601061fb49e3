import { languageOf } from '../shared/language/language.js';
import { pageDocument } from '../shared/page/page-document.js';
import { firstPressable } from '../shared/page/pressable.js';
import { allDefinitions } from './all-definitions.js';
import { markedBrand } from './marked-brand.js';
import { defineElements } from './shell.js';

/** Defines a tag that no entry of the page brought: one that the page adds, or that a layout fills itself with. */
export function defineMissing(tag: string): void {
  if (customElements.get(tag)) return;
  allDefinitions().then(
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
 * Makes sure that a popup is on the page where it can be seen. If not, adds one at the end of the body. An added popup takes the language
 * and the brand of the focused element. This element asked for it, and a part of the page may have its own. If that element is in a modal
 * dialog of the host page, the popup is added to that dialog. A script that traps focus there would refuse keys and clicks anywhere else.
 */
export function ensurePopup(tag: string): Element {
  const popup = ensureTag(tag, firstPressable(tag));
  const { activeElement, body } = pageDocument;
  if (!isAdded(popup) || !activeElement) return popup;
  const place = activeElement.closest('[aria-modal="true"]') ?? body;
  if (place !== popup.parentNode && !popup.hasAttribute('open')) place.append(popup);
  mark(popup, 'lang', languageOf(activeElement), languageOf(body));
  mark(popup, 'theme', markedBrand(activeElement), markedBrand(body));
  return popup;
}

/** The page's own popups need no mark. */
function mark(popup: Element, name: string, value: string | null, ofPage: string | null): void {
  if (value === null || value === ofPage) popup.removeAttribute(name);
  else popup.setAttribute(name, value);
}

/** Adds a tag at the end of the body if it is not on the page. If it is there but its component could not be loaded, that is tried again. */
export function ensureTag(tag: string, there: Connected | null = pageDocument.querySelector(tag)): Element {
  defineMissing(tag);
  // As if it had just been added, which loads a missing component.
  there?.connectedCallback?.();
  if (there) return there;
  const made = pageDocument.body.appendChild(pageDocument.createElement(tag));
  added.add(made);
  return made;
}
