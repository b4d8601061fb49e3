import { shadowRootOf } from './shadow-root-of.js';
/** The first suitable element of a tag on the page. It searches open shadow roots too, such as those of the tags that lay out others. */
export function findDeep(
  tag: string,
  isMatch: (one: Element) => boolean = () => true,
  within: Document | ShadowRoot = document,
): Element | null {
  const here = [...within.querySelectorAll(tag)].find(isMatch);
  if (here) return here;
  for (const element of within.querySelectorAll('*')) {
    const shadowRoot = shadowRootOf(element);
    const found = shadowRoot && findDeep(tag, isMatch, shadowRoot);
    if (found) return found;
  }
  return null;
}
