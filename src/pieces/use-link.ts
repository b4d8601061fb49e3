import type { MouseEvent } from 'react';
import { verbs } from '../flows/verbs.js';
import { useHost } from '../platform/react-renderer.js';
import { opensElsewhere } from '../ui/opens-elsewhere.js';

/** What a link does when it is followed here: the page can say no, and the address is looked at once more (LINK-01). */
export function useLink(): (url: string, reason: string) => { readonly href: string; readonly onClick: (event: MouseEvent) => void } {
  const host = useHost();
  return (href, reason) => ({ href, onClick: here(() => verbs.navigate(host, href, reason)) });
}

/** A click that the page answers itself, unless it asks for another tab. */
export function here(run: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    run();
  };
}
