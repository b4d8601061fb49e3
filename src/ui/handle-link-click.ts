import type { MouseEvent } from 'react';
import { isModifiedClick } from '../shared/navigation/modified-click.js';
import { atHash } from '../shared/page/page-address.js';
import { refuseOldPresses } from './old-presses.js';

/** A click handler for a link that the page follows itself, unless the shopper asks the browser for another tab or window. */
export function handleLinkClick(run: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    refuseOldPresses();
    run();
  };
}

/** For a link to a hash: when it is pressed it leads to this document at its address of now, whatever the page's `<base>` says. */
export function onThisPage({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.href = atHash(currentTarget.hash);
}
