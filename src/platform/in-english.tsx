import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { followLanguage } from './follow-language.js';
import { markedLanguage } from './language.js';
import { ownWords } from './own-words.js';

/**
 * On a page in another language than English or Spanish, marks our English words as English and left-to-right, so that a screen reader does
 * not read them in the page's language. The wrapper has `display: contents` and does not affect the layout.
 */
export function InEnglish({ host, children }: { readonly host: HTMLElement; readonly children: ReactNode }): ReactNode {
  const follow = useCallback((changed: () => void) => followBoth(host, changed), [host]);
  const isForeign = useSyncExternalStore(follow, () => ownWords.get() && !/^(en|es)\b/i.test(markedLanguage(host)));
  return isForeign ? (
    <div lang="en" dir="ltr" style={{ display: 'contents' }}>
      {children}
    </div>
  ) : (
    children
  );
}

function followBoth(host: HTMLElement, changed: () => void): () => void {
  const stops = [followLanguage(host, changed), ownWords.listen(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}
