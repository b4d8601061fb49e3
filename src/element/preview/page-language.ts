import { primaryLanguage } from '../../shared/language/language.js';
import { pageDocument } from '../../shared/page/page-document.js';

/** Words that are frequent in one of the two languages and no words of the other. */
const frequentWords = {
  en: 'the of and to is for with your you are that this from have will our can more'.split(' '),
  es: 'el la los las de del que y en un una por para con su sus se es son más como'.split(' '),
};

/** As many words as tell the language, and as many as are looked at. */
const LEAST = 6;
const MOST = 2_000;

/** The language of the page's own text, as far as it can be detected. Elements with a language of their own, and our tags, do not count. */
function detectLanguage(body: Element): 'en' | 'es' | null {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    const isOther = node.hasAttribute('lang') || /^(ucp-.*|script|style|template|noscript|code|pre)$/.test(node.localName);
    return isOther ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const counts = { en: 0, es: 0 };
  for (let seen = 0, node = walker.nextNode(); node && seen < MOST; node = walker.nextNode()) {
    for (const word of node.textContent?.toLowerCase().match(/\p{L}+/gu) ?? []) {
      seen += 1;
      if (frequentWords.en.includes(word)) counts.en += 1;
      if (frequentWords.es.includes(word)) counts.es += 1;
    }
  }
  const [most, least] = counts.en > counts.es ? (['en', 'es'] as const) : (['es', 'en'] as const);
  return counts[most] >= LEAST && counts[most] > 3 * counts[least] ? most : null;
}

export type LanguageFault =
  /** The page says one language, and its words are in the other. */
  | { readonly kind: 'words'; readonly declared: string; readonly words: 'en' | 'es' }
  /** The page is in a language that the tags do not speak. */
  | { readonly kind: 'unknown'; readonly declared: string };

export function languageFault(): LanguageFault | null {
  const { documentElement, body } = pageDocument;
  const declared = primaryLanguage(documentElement.lang) || 'en';
  if (declared !== 'en' && declared !== 'es') return { kind: 'unknown', declared };
  const words = detectLanguage(body);
  return words && words !== declared ? { kind: 'words', declared, words } : null;
}
