import { useLayoutEffect } from 'react';
import { useHost } from '../platform/react-renderer.js';
import { focusHeadingAfter } from '../ui/focus.js';

/** Goes with `useEmptyHost`: what has nothing to show takes no place, and no gap, in the layout around it. */
export const emptyHostCss = ':host([data-empty]){display:none!important}';

/** Marks the element as long as it has nothing to show. Focus that it still had, as after its last button, goes to what follows it. */
export function useEmptyHost(isEmpty: boolean): void {
  const host = useHost();
  // While this is drawn the document is still as it was.
  const hadFocus = !!host.shadowRoot?.activeElement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus is looked at when the element becomes empty
  useLayoutEffect(() => {
    host.toggleAttribute('data-empty', isEmpty);
    if (isEmpty && hadFocus) focusHeadingAfter(host);
    return () => host.removeAttribute('data-empty');
  }, [host, isEmpty]);
}
