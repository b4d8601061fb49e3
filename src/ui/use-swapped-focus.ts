import { useLayoutEffect, useRef } from 'react';

/**
 * The pressed control disappears when one content replaces another. The new content gets its focus: the chosen radio, or the first control.
 *
 * @param content what stands in `root` now
 */
export function useSwappedFocus(root: { readonly current: HTMLElement | null }, content: unknown): void {
  const was = useRef(content);
  // During rendering the document still shows the previous content.
  const had = root.current?.contains((root.current.getRootNode() as ShadowRoot).activeElement) ?? false;
  useLayoutEffect(() => {
    if (was.current === content) return;
    was.current = content;
    if (!had) return;
    const target = root.current?.querySelector<HTMLElement>('input:checked') ?? root.current?.querySelector<HTMLElement>('input, button');
    target?.focus();
  });
}
