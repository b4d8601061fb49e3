import { markedBrand } from './element/marked-brand.js';
import { withContentTexts } from './features/language/rules/content-texts.js';
import { $messages } from './features/language/state/messages.js';
import { brands } from './shared/brands.js';
import { followLanguage } from './shared/language/follow-language.js';
import { hostOf, type Language, languageOf as languageOfElement } from './shared/language/language.js';

/**
 * `ucp-elements/piece`: what a brand's own element shares with the tags around it, besides the profile: language, texts and theme. It needs
 * no framework. `ucp-elements/react` has the same as hooks.
 */

export type { Language };
export type Theme = (typeof brands)[number] | '';

/** The words of a piece in both languages. They have the same names. */
export interface PieceTexts<Texts extends object> {
  readonly en: Texts;
  readonly es: Texts;
}

/** The element of a shadow root, or the element itself. */
export type PiecePlace = Element | ShadowRoot;

const elementOf = (place: PiecePlace) => (place instanceof Element ? place : (hostOf(place) as Element));

/** The language of the nearest `lang`, as for every tag. */
export function languageOf(place: PiecePlace): Language {
  return languageOfElement(elementOf(place));
}

/** The brand of the nearest `theme`, or the page's. '' is the neutral look. */
export function themeOf(place: PiecePlace): Theme {
  const marked = markedBrand(elementOf(place));
  return brands.find((brand) => brand === marked) ?? '';
}

const shown = new WeakMap<object, { readonly messages: object; readonly words: object }>();

/**
 * The texts in the language of the place. The content's messages replace them by `subject` and name, as they do for every tag:
 * `{ "savings.title": "…" }` replaces `title` of the subject `savings`. The same object until something changes.
 */
export function textsOf<Texts extends object>(place: PiecePlace, subject: string, texts: PieceTexts<Texts>): Texts {
  const own = texts[languageOf(place)];
  const messages = $messages.get();
  const before = shown.get(own);
  if (before?.messages === messages) return before.words as Texts;
  const words = withContentTexts(own, messages, subject);
  shown.set(own, { messages, words });
  return words;
}

/** Calls the listener after each change of language, texts or theme at the place. Returns a function that ends it. */
export function follow(place: PiecePlace, changed: () => void): () => void {
  const marks = new MutationObserver(changed);
  marks.observe(document, { subtree: true, attributeFilter: ['theme', 'data-ucp-theme'] });
  const stops = [followLanguage(elementOf(place), changed), $messages.listen(changed), () => marks.disconnect()];
  return () => {
    for (const stop of stops) stop();
  };
}
