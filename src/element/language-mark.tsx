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
export function LanguageMark({ target, children }: { readonly target: MountTarget; readonly children: ReactNode }): ReactNode {
  const { host, root } = target;
  const follow = useCallback((changed: () => void) => followLanguages(host, changed), [host]);
  const lang = useSyncExternalStore(follow, () => missingLang(markedLanguage(host), textOverrides.get()));
  useLayoutEffect(() => (lang ? markDrawnContent(root, lang) : undefined), [lang, root]);
  return children;
}

/** The `lang` that our words need; null where the page's own says it. */
function missingLang(tag: string, areOwnWords: boolean): string | null {
  const language = primaryLanguage(tag);
  if (language === 'en' || language === 'es') return tag.includes('_') ? language : null;
  return areOwnWords ? 'en' : null;
}

function followLanguages(host: HTMLElement, changed: () => void): () => void {
  const stops = [followLanguage(host, changed), textOverrides.listen(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Marks what the component has drawn, and what it draws later, such as a dialog. Returns what takes the marks off. */
function markDrawnContent(root: ShadowRoot, lang: string): () => void {
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
