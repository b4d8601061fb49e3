import { useLayoutEffect } from 'react';
import { focusText } from '../../../ui/focus-text.js';

/**
 * When the focused element disappears from a part that stays, focus goes to the part's heading. This happens to the button that opened a
 * tool, when the list has got its first item there, or lost its last one; to the button by which a plan is saved no more, in a card of its
 * own; and to a member's button when the session ends.
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
