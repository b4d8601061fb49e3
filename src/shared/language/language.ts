export type Language = 'en' | 'es';

/** The language of the nearest `lang`, across shadow roots; English for any that we do not speak. */
export function languageOf(element: Element): Language {
  return primaryLanguage(markedLanguage(element)) === 'es' ? 'es' : 'en';
}

/** The language part of a BCP 47 tag, in lower case. Some systems write an underscore in place of the hyphen: es_MX (INP-10). */
export function primaryLanguage(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
}

/** The nearest `lang`, across shadow roots, as the page writes it; English where none says so. */
export function markedLanguage(element: Element | null): string {
  const marked = element?.closest('[lang]');
  if (element && !marked) return markedLanguage(hostOf(element.getRootNode()));
  return marked?.getAttribute('lang') ?? 'en';
}

/** The element that a shadow root hangs on; null for a document. */
export function hostOf(root: Node): Element | null {
  return root instanceof ShadowRoot ? root.host : null;
}
