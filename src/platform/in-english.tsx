import { type ReactNode, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { followLanguage } from './follow-language.js';
import { markedLanguage, primaryLanguage } from './language.js';
import { ownWords } from './own-words.js';
import type { Seat } from './table.js';

/**
 * On a page in another language than English or Spanish, marks our English words as English and left-to-right, so that a screen reader does
 * not read them in the page's language. The piece itself is marked: around a wrapper that comes and goes with the language React would
 * draw it anew, and close an open popup.
 */
export function InEnglish({ seat, children }: { readonly seat: Seat; readonly children: ReactNode }): ReactNode {
  const { host, root } = seat;
  const follow = useCallback((changed: () => void) => followBoth(host, changed), [host]);
  const isForeign = useSyncExternalStore(follow, () => ownWords.get() && !isOurs(markedLanguage(host)));
  useLayoutEffect(() => (isForeign ? keepMarked(root) : undefined), [isForeign, root]);
  return children;
}

const isOurs = (tag: string) => ['en', 'es'].includes(primaryLanguage(tag));

function followBoth(host: HTMLElement, changed: () => void): () => void {
  const stops = [followLanguage(host, changed), ownWords.listen(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Marks what the piece has drawn, and what it draws later, such as a dialog. Returns what takes the marks off. */
function keepMarked(root: ShadowRoot): () => void {
  const marked = () => [...root.children] as HTMLElement[];
  const mark = () => {
    for (const one of marked()) Object.assign(one, { lang: 'en', dir: 'ltr' });
  };
  const later = new MutationObserver(mark);
  later.observe(root, { childList: true });
  mark();
  return () => {
    later.disconnect();
    for (const one of marked()) for (const name of ['lang', 'dir']) one.removeAttribute(name);
  };
}
