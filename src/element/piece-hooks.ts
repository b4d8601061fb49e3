import { useCallback, useSyncExternalStore } from 'react';
import { follow, type Language, languageOf, type PiecePlace, type PieceTexts, type Theme, textsOf, themeOf } from '../piece.js';

/** What a brand's own React component shares with the tags around it. `container` is the prop that `@r2wc/react-to-web-component` passes. */

function useFollowed<Value>(container: PiecePlace, read: () => Value): Value {
  const subscribe = useCallback((changed: () => void) => follow(container, changed), [container]);
  return useSyncExternalStore(subscribe, read);
}

/** The language of the nearest `lang`. */
export function useLanguage(container: PiecePlace): Language {
  return useFollowed(container, () => languageOf(container));
}

/** The brand of the nearest `theme`, or the page's. '' is the neutral look. */
export function useTheme(container: PiecePlace): Theme {
  return useFollowed(container, () => themeOf(container));
}

/** The component's own texts in the language of the place, with the replacements of the content. Keep `texts` outside of the component. */
export function useTexts<Texts extends object>(container: PiecePlace, subject: string, texts: PieceTexts<Texts>): Texts {
  return useFollowed(container, () => textsOf(container, subject, texts));
}
