import { type RefObject, useLayoutEffect } from 'react';

/**
 * When what has focus goes from a part that stays, focus goes to the part's heading: so does the button that opened a tool, once the
 * list has its first item or has lost its last one there.
 */
export function useKeptFocus({ current: part }: RefObject<HTMLElement | null>): void {
  // While this is drawn the document is still as it was.
  const had = focused(part);
  useLayoutEffect(() => {
    if (!part || !had || had.isConnected || focused(part)) return;
    const heading = part.querySelector<HTMLElement>('h2, h4') ?? part;
    heading.tabIndex = -1;
    heading.focus();
  });
}

function focused(part: HTMLElement | null): Element | null {
  const active = (part?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  return active && part?.contains(active) ? active : null;
}
