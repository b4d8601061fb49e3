import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from '../../element/react-renderer.js';
import { followLanguage } from '../../shared/language/follow-language.js';
import { languageOf } from '../../shared/language/language.js';
import { loadSpanishTexts } from './actions.js';
import { withContentTexts } from './rules/content-texts.js';
import { isolateTexts } from './rules/isolate.js';
import { $spanish } from './state/language.js';
import { $messages } from './state/messages.js';
import { subjectOf } from './text/define-text.js';

/**
 * The texts in the language of the nearest `lang`, or the content's replacements. The component is drawn again when either changes.
 * `english` comes with the component that asks, and shows while Spanish is loading.
 */
export function useText<Text extends object>(english: Text): Text {
  const host = useHost();
  const language = languageOf(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an element that was moved to another language asks anew
  const follow = useCallback((redraw: () => void) => followTexts(host, redraw), [host, language]);
  return useSyncExternalStore(follow, () => textsFor(host, english));
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

function textsFor<Text extends object>(host: HTMLElement, english: Text): Text {
  const subject = subjectOf(english);
  const spanish = languageOf(host) === 'es' ? $spanish.get()?.[subject] : undefined;
  // Each Spanish text has the type of its English one: its file says so.
  return withContent((spanish as Text | undefined) ?? english, subject);
}

interface Shown {
  readonly messages: Readonly<Record<string, string>>;
  readonly words: object;
}

/** All elements that say the same share it: the same words again as long as the content says the same. */
const shown = new WeakMap<object, Shown>();

function withContent<Text extends object>(words: Text, subject: string): Text {
  const messages = $messages.get();
  const before = shown.get(words);
  if (before?.messages === messages) return before.words as Text;
  const now = isolateTexts(withContentTexts(words, messages, subject));
  shown.set(words, { messages, words: now });
  return now;
}
