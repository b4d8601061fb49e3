export type Language = 'en' | 'es';

/** The language of the nearest `lang`, across shadow roots; English for any that we do not speak. */
export function languageOf(element: Element | null): Language {
  const marked = element?.closest('[lang]');
  if (element && !marked) return languageOf(hostOf(element.getRootNode()));
  return /^es\b/i.test(marked?.getAttribute('lang') ?? '') ? 'es' : 'en';
}

/** The element that a shadow root hangs on; null for a document. */
export function hostOf(root: Node): Element | null {
  return root instanceof ShadowRoot ? root.host : null;
}
