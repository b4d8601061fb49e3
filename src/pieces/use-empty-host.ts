import { useLayoutEffect } from 'react';
import { useHost } from '../platform/react-renderer.js';
import { abandon, adopt } from '../platform/sheets.js';
import { focusHeadingAfter } from '../ui/focus.js';

/** What has nothing to show takes no place, and no gap, in the layout around it. */
const emptyHostCss = ':host{display:none!important}';

/**
 * Takes the element out of the layout as long as it has nothing to show. Its own root says so, where no framework that has drawn the page
 * takes it for a mistake. Focus that it still had, as after its last button, goes to what follows it.
 */
export function useEmptyHost(isEmpty: boolean): void {
  const host = useHost();
  const root = host.shadowRoot;
  // While this is drawn the document is still as it was.
  const hadFocus = !!root?.activeElement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus is looked at when the element becomes empty
  useLayoutEffect(() => {
    if (!isEmpty || !root) return undefined;
    adopt(root, [emptyHostCss]);
    if (hadFocus) focusHeadingAfter(host);
    return () => abandon(root, emptyHostCss);
  }, [host, isEmpty]);
}
