import { useHost } from '../../element/react-renderer.js';
import { languageOf } from '../../shared/language/language.js';
import { useAtom } from '../../shared/state/use-atom.js';
import { $contentLanguages } from './state/content.js';

/**
 * The `lang` of words from a content fragment, if that is another language than the element's. A screen reader then reads English words on
 * a Spanish page in English. A component that reads its texts by `useText` is drawn again when the element's language changes.
 */
export function useContentLang(fragment: string): 'en' | 'es' | undefined {
  const host = useHost();
  const language = useAtom($contentLanguages)[fragment];
  return language && language !== languageOf(host) ? language : undefined;
}
