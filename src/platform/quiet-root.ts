import { createRoot, type Root } from 'react-dom/client';

/** The events that pieces listen to, as they bubble; React would listen to 71 kinds, twice each, in every element. */
const heard = new Set(['click', 'change', 'input', 'focusin', 'focusout', 'submit', 'mouseover', 'mouseout']);

/** A root that keeps React's listeners to those. */
export function quietRoot(root: ShadowRoot, identifierPrefix: string): Root {
  const listen = root.addEventListener;
  const quiet = (...args: Parameters<typeof listen>) => {
    const [name, , options] = args;
    const captures = typeof options === 'object' ? options.capture : options;
    if (heard.has(name) && !captures) listen.apply(root, args);
  };
  // Defined and not assigned: a page may have frozen the prototype's method, which makes assignment fail.
  Object.defineProperty(root, 'addEventListener', { configurable: true, value: quiet });
  const made = createRoot(root, {
    identifierPrefix,
    // The boundary tells, because preact does not call this.
    onCaughtError: () => undefined,
  });
  Reflect.deleteProperty(root, 'addEventListener');
  return made;
}
