import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { followLanguage } from './follow-language.js';
import { markedLanguage } from './language.js';
import { ownWords } from './own-words.js';

/**
 * A page in a language that we do not speak gets our English: marked as such, so that a screen reader does not read it with the voice of
 * the page, and written from the left. The box itself is none, so nothing lies otherwise in it.
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
