import { hostOf } from '../shared/language/language.js';

/** The brand of the nearest element that is marked with one, across shadow roots; null where none is. */
export function markedBrand(element: Element | null): string | null {
  const marked = element?.closest('[theme], [data-ucp-theme]');
  if (element && !marked) return markedBrand(hostOf(element.getRootNode()));
  return marked?.getAttribute('theme') ?? marked?.getAttribute('data-ucp-theme') ?? null;
}
