import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from '../../element/react-renderer.js';
import { followLanguage } from '../../shared/language/follow-language.js';
import { languageOf } from '../../shared/language/language.js';
import { loadSpanishTexts } from './actions.js';
import { withContentTexts } from './rules/content-texts.js';
import { isolateTexts } from './rules/isolate.js';
import { $spanish } from './state/language.js';
import { $messages } from './state/messages.js';
import type { Messages, Subject } from './text/messages.js';

/**
 * The texts of a subject in the language of the nearest `lang`, or the content's replacements. The component is drawn again when either
 * changes. `english` comes with the component that asks, and shows while Spanish is loading.
 */
export function useText<S extends Subject>(subject: S, english: Messages[S]): Messages[S] {
  const host = useHost();
  const language = languageOf(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an element that was moved to another language asks anew
  const follow = useCallback((redraw: () => void) => followTexts(host, redraw), [host, language]);
  return useSyncExternalStore(follow, () => textsFor(host, subject, english));
}

function followTexts(host: HTMLElement, redraw: () => void): () => void {
  const ask = () => {
    if (languageOf(host) === 'es' && !$spanish.get()) loadSpanishTexts();
  };
  const stops = [
    followLanguage(host, () => {
      ask();
      redraw();
    }),
    $spanish.listen(redraw),
    $messages.listen(redraw),
  ];
  ask();
  return () => {
    for (const stop of stops) stop();
  };
}

function textsFor<S extends Subject>(host: HTMLElement, subject: S, english: Messages[S]): Messages[S] {
  const words = languageOf(host) === 'es' ? ($spanish.get()?.[subject] ?? english) : english;
  return withContent(words, subject);
}

interface Shown {
  readonly said: Readonly<Record<string, string>>;
  readonly words: object;
}

/** All elements that say the same share it: the same words again as long as the content says the same. */
const shown = new WeakMap<object, Shown>();

function withContent<S extends Subject>(words: Messages[S], subject: S): Messages[S] {
  const said = $messages.get();
  const before = shown.get(words);
  if (before?.said === said) return before.words as Messages[S];
  const now = isolateTexts(withContentTexts(words, said, subject));
  shown.set(words, { said, words: now });
  return now;
}
