import { deepActiveElement, focusHeadingOf, hostsOf } from './focus.js';
import { lockScroll } from './scroll-lock.js';

/**
 * How a popup was asked to go: by its close button, or by `escape`, which is also what a phone's back gesture means;
 * `closed` was not asked: by a script, or by a back gesture that the browser does not let us answer.
 */
export type CloseReason = 'button' | 'escape' | 'closed';

/**
 * Opens a native dialog as a modal one and holds it open: it goes only when its owner lets it.
 * Returns the way to close it, which gives the page its scrolling and the opener its focus back.
 */
export function openModal(dialog: HTMLDialogElement, onClose: (reason: CloseReason) => void): () => void {
  const opener = deepActiveElement();
  const around = hostsOf(opener);
  dialog.showModal();
  // Nobody could see it, nor get past it.
  if (dialog.getClientRects().length === 0) {
    dialog.close();
    return () => undefined;
  }
  const unlock = lockScroll();
  const stop = listen(dialog, onClose);
  return () => {
    stop();
    dialog.close();
    unlock();
    // A browser gives focus back by itself, but not from a dialog that is taken out of the document.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    // It may have gone meanwhile, or stand in a view that is no longer shown.
    if (deepActiveElement() !== opener) focusHeadingOf(around);
  };
}

/** Where the open dialog was moved in the document, the browser took it out of the top layer: it goes back. True if it did. */
export function keepModal(dialog: HTMLDialogElement): boolean {
  if (!dialog.open || dialog.matches(':modal')) return false;
  dialog.open = false;
  dialog.showModal();
  return true;
}

function listen(dialog: HTMLDialogElement, onClose: (reason: CloseReason) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  refuseOldPresses(dialog, signal);
  const refuse = (event: Event) => {
    event.preventDefault();
    onClose('escape');
  };
  // Kept from the browser, which after a second press would close the dialog without asking.
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && refuse(event), { signal });
  // A file field inside would cancel too, and bubble.
  dialog.addEventListener('cancel', (event) => event.target === dialog && refuse(event), { signal });
  dialog.addEventListener(
    'close',
    () => {
      onClose('closed');
      // Closed over our head (a back gesture may not ask): the owner, if it wants the dialog open, has it open.
      setTimeout(() => !signal.aborted && !dialog.open && dialog.showModal());
    },
    { signal },
  );
  // Turned, or halved by a keyboard, the screen would leave what has focus outside the popup: the warning's way to stay.
  addEventListener('resize', () => dialog.querySelector(':focus')?.scrollIntoView({ block: 'nearest' }), { signal });
  return () => stop.abort();
}

/** The second click of a double one, and a key that is held, were begun on what opened the dialog: they answer nothing in it. */
function refuseOldPresses(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let isOld = true;
  const look = (event: MouseEvent | KeyboardEvent) => {
    isOld &&= 'repeat' in event ? event.repeat : event.detail > 1;
    if (!isOld) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of ['click', 'keydown'] as const) dialog.addEventListener(name, look, { capture: true, signal });
}
