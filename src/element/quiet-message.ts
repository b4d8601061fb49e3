import { pageDocument } from '../shared/page/page-document.js';
import { shadowRootOf } from '../shared/page/shadow-root-of.js';
import { skeletonCss } from './first-paint.js';
import { adoptStyles } from './sheets.js';
import { failureMessage } from './skeleton.js';

/** In the middle of the window, whatever the browser's own style of a popover is: the reset of the message wins over that. */
const box =
  'position:fixed;inset:0;width:fit-content;height:fit-content;max-width:min(20em,80%);margin:auto;padding:16px;overflow:auto;border:1px solid;border-radius:16px;background:canvas';

/**
 * If the code of a popup fails or cannot be loaded, its quiet message is at its tag, usually at the end of the page. This shows it above
 * the page until the shopper leaves it, which calls `onLeave`.
 */
export function showQuietMessage(popup: Element, onLeave: () => void): void {
  const message = shadowRootOf(popup)?.querySelector<HTMLElement>('.quiet');
  if (!message?.showPopover) return;
  const opener = focusedIn(pageDocument);
  message.popover = 'auto';
  message.style.cssText = box;
  // With focus in it a screen reader reads it: as a status it would be read twice.
  message.removeAttribute('role');
  message.tabIndex = -1;
  message.autofocus = true;
  message.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    message.style.display = 'none';
    onLeave();
    // The browser gives focus back to what it knows: the element around the button, which takes none.
    if ([popup, pageDocument.body].includes(pageDocument.activeElement as Element)) opener?.focus();
  });
  message.showPopover();
}

function focusedIn({ activeElement }: DocumentOrShadowRoot): HTMLElement | null {
  const root = activeElement && shadowRootOf(activeElement);
  return root ? focusedIn(root) : (activeElement as HTMLElement | null);
}

/** The tag of a popup belongs to another script: says in its place that this part of the page is unavailable (SAFE-11). */
export function announceUnavailable(): void {
  const host = pageDocument.body.appendChild(pageDocument.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [skeletonCss]);
  root.append(failureMessage(host));
  showQuietMessage(host, () => host.remove());
}
