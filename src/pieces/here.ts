import type { MouseEvent } from 'react';

/** A click that the page answers itself, unless it asks for another tab or window, or for the file: that is the browser's business. */
export function here(run: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    run();
  };
}
