import { useLayoutEffect } from 'react';
import { useHost } from '../platform/react-renderer.js';

/** Goes with `useEmptyHost`: what has nothing to show takes no place, and no gap, in the layout around it. */
export const emptyHostCss = ':host([data-empty]){display:none!important}';

/** Marks the element as long as it has nothing to show. */
export function useEmptyHost(isEmpty: boolean): void {
  const host = useHost();
  useLayoutEffect(() => {
    host.toggleAttribute('data-empty', isEmpty);
    return () => host.removeAttribute('data-empty');
  }, [host, isEmpty]);
}
