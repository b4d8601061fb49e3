export type Language = 'en' | 'es';

/** The language of the nearest `lang`, across shadow roots; English for any that we do not speak. */
export function languageOf(element: Element): Language {
  return /^es\b/i.test(markedLanguage(element)) ? 'es' : 'en';
}

/** The nearest `lang`, across shadow roots, as the page writes it; English where none says so. */
export function markedLanguage(element: Element): string {
  let at: Element | null = element;
  while (at) {
    const marked: Element | null = at.closest('[lang]');
    if (marked) return marked.getAttribute('lang') ?? '';
    at = hostOf(at.getRootNode());
  }
  return 'en';
}

/** The element that a shadow root hangs on; null for a document. */
export function hostOf(root: Node): Element | null {
  return root instanceof ShadowRoot ? root.host : null;
}
