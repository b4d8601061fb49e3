import { type ReactNode, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { followLanguage } from '../shared/language/follow-language.js';
import { markedLanguage, primaryLanguage } from '../shared/language/language.js';
import { textOverrides } from '../shared/language/text-overrides.js';
import type { MountTarget } from './definition.js';

/**
 * Marks the language of our words where the page does not say it in a way that browsers and screen readers understand:
 * - On a page in another language than English or Spanish, our words are English and run from the left.
 * - `es_MX` with an underscore is no language to a browser (INP-10). The component itself is marked. React would draw a new wrapper each
 *   time, and close an open popup.
 */
export function InEnglish({ seat, children }: { readonly seat: MountTarget; readonly children: ReactNode }): ReactNode {
  const { host, root } = seat;
  const follow = useCallback((changed: () => void) => followBoth(host, changed), [host]);
  const lang = useSyncExternalStore(follow, () => neededMark(markedLanguage(host), textOverrides.get()));
  useLayoutEffect(() => (lang ? keepMarked(root, lang) : undefined), [lang, root]);
  return children;
}

/** The `lang` that our words need; null where the page's own says it. */
function neededMark(tag: string, areOwnWords: boolean): string | null {
  const language = primaryLanguage(tag);
  if (language === 'en' || language === 'es') return tag.includes('_') ? language : null;
  return areOwnWords ? 'en' : null;
}

function followBoth(host: HTMLElement, changed: () => void): () => void {
  const stops = [followLanguage(host, changed), textOverrides.listen(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Marks what the piece has drawn, and what it draws later, such as a dialog. Returns what takes the marks off. */
function keepMarked(root: ShadowRoot, lang: string): () => void {
  const marked = () => [...root.children] as HTMLElement[];
  const mark = () => {
    for (const one of marked()) Object.assign(one, { lang, dir: 'ltr' });
  };
  const later = new MutationObserver(mark);
  later.observe(root, { childList: true });
  mark();
  return () => {
    later.disconnect();
    for (const one of marked()) for (const name of ['lang', 'dir']) one.removeAttribute(name);
  };
}
