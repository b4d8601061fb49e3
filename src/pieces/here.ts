import type { MouseEvent } from 'react';
import { opensElsewhere } from '../domain/navigation/opens-elsewhere.js';

/** A click handler for a link that the page follows itself, unless the shopper asks the browser for another tab or window. */
export function here(run: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    run();
  };
}
