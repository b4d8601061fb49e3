import { rememberPressed } from './pressed.js';

const roots = new WeakMap<Element, ShadowRoot>();

/** Remembers the root of one of our tags. If an extension of the browser has made it closed, the element does not return it. */
export function rememberRoot(host: Element, root: ShadowRoot): ShadowRoot {
  if (roots.get(host) !== root) rememberPressed(root);
  roots.set(host, root);
  return root;
}

/** The shadow root of an element: of our own tags always, of others if it is open. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  return roots.get(element) ?? element.shadowRoot;
}
