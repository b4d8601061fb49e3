/** The first element of a tag on the page, in open shadow roots too, such as those of the tags that lay out others. */
export function findDeep(tag: string, within: Document | ShadowRoot = document): Element | null {
  const here = within.querySelector(tag);
  if (here) return here;
  for (const { shadowRoot } of within.querySelectorAll('*')) {
    const found = shadowRoot && findDeep(tag, shadowRoot);
    if (found) return found;
  }
  return null;
}
