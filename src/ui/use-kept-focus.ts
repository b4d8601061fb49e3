import { useLayoutEffect } from 'react';
import { focusText } from './focus-text.js';

/**
 * When the focused element disappears from a part that stays, focus moves to the part's heading. There are three cases. The button that
 * opened a tool disappears when the list gets its first item there, or loses its last one. The Unsave button disappears in a card of its
 * own. A member's button disappears when the session ends.
 */
export function useKeptFocus({ current: part }: { readonly current: HTMLElement | null | undefined }, headings = 'h2, h4'): void {
  // During rendering the document still shows the previous state.
  const had = focused(part);
  useLayoutEffect(() => {
    if (!part || !had || focused(part)) return;
    focusText(part.querySelector<HTMLElement>(headings) ?? part);
  });
}

function focused(part: HTMLElement | null | undefined): Element | null {
  const active = (part?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  return active && part?.contains(active) ? active : null;
}
