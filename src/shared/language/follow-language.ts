import { hostOf } from './language.js';

// Apart from `language.ts`, which is in the shell: nothing follows before the components have loaded.

const followers = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * Calls `changed` whenever a `lang` attribute changes on the page or in a shadow root around the element; `languageOf` then says which
 * language it is. All callers share one observer, which is gone when nobody follows any more. Returns what ends it.
 */
export function followLanguage(element: Element, changed: () => void): () => void {
  observer ??= new MutationObserver(tell);
  for (const root of rootsAround(element)) observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
  followers.add(changed);
  return () => {
    if (!followers.delete(changed) || followers.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

function tell(): void {
  for (const changed of [...followers]) changed();
}

function rootsAround(element: Element): ReadonlySet<Node> {
  const roots = new Set<Node>([document]);
  let at: Element | null = element;
  while (at) {
    const root = at.getRootNode();
    roots.add(root);
    at = hostOf(root);
  }
  return roots;
}
