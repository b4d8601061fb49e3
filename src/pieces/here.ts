import type { MouseEvent } from 'react';
import { opensElsewhere } from '../domain/navigation/opens-elsewhere.js';

/** A click that the page answers itself, unless the browser is asked to open the link elsewhere. */
export function here(run: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    run();
  };
}
