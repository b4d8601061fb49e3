import { useLayoutEffect } from 'react';
import { shadowRootOf } from '../shared/page/shadow-root-of.js';
import { focusHeadingOf } from '../ui/focus.js';
import { useHost } from './react-renderer.js';
import { adoptStyles, hasStyles, removeStyles } from './sheets.js';

/** An element with nothing to show takes no space, and causes no gap, in the layout around it. */
const emptyHostCss = ':host{display:none!important}';

/**
 * Takes the element out of the layout while it has nothing to show. The style is in its own shadow root, where no framework that draws the
 * page would remove it. If the element still has focus, as after a press on its last button, focus moves. It moves to the heading of the
 * element that it is in, or else to the next one.
 */
export function useEmptyHost(isEmpty: boolean): void {
  const host = useHost();
  const root = shadowRootOf(host);
  // During rendering the document still shows the previous state. Content that a brand's script has put into the element counts as well.
  const hadFocus = host.matches(':focus-within');
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus is looked at when the element becomes empty
  useLayoutEffect(() => {
    if (!isEmpty || !root) return undefined;
    adoptStyles(root, [emptyHostCss]);
    if (hadFocus) focusHeadingOf([host.parentElement ?? host, host]);
    return () => removeStyles(root, emptyHostCss);
  }, [host, isEmpty]);
}

/** Whether an element with this root is out of the layout because it has nothing to show. */
export function isEmptyHost(root: ShadowRoot): boolean {
  return hasStyles(root, emptyHostCss);
}
