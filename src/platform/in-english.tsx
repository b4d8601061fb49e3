import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { followLanguage } from './follow-language.js';
import { markedLanguage } from './language.js';

/**
 * A page in a language that we do not speak gets our English: marked as such, so that a screen reader does not read it with the voice of
 * the page. The box itself is none, so nothing lies otherwise in it.
 */
export function InEnglish({ host, children }: { readonly host: HTMLElement; readonly children: ReactNode }): ReactNode {
  const follow = useCallback((changed: () => void) => followLanguage(host, changed), [host]);
  const isForeign = useSyncExternalStore(follow, () => !/^(en|es)\b/i.test(markedLanguage(host)));
  return isForeign ? (
    <div lang="en" style={{ display: 'contents' }}>
      {children}
    </div>
  ) : (
    children
  );
}
