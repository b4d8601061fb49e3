import { deepActiveElement, focusHeadingOf, hostsOf, isRendered } from './focus.js';
import { refuseOldPresses } from './old-presses.js';
import { lockScroll } from './scroll-lock.js';
import { standInView } from './tall-frame.js';

/**
 * How a popup was asked to go: by its close button, or by `escape`, which is also what a phone's back gesture means;
 * `closed` was not asked: by a script, or by a back gesture that the browser does not let us answer.
 */
export type CloseReason = 'button' | 'escape' | 'closed';

/** A native dialog that is modal as long as its owner has it. */
export interface Modal {
  /**
   * Opens it, or brings it back: moved in the document, the browser has taken it out of the top layer. True if it came; it does not where
   * it was taken out of the document and is still drawn.
   */
  readonly open: () => boolean;
  /** Gives the page its scrolling, and the opener its focus back. */
  readonly shut: () => void;
}

/**
 * Holds a dialog open: it goes only when its owner lets it. In a place that does not show, or no longer, it would hold the page while
 * nobody can see it, nor get past it: there it is closed.
 */
export function modalOf(dialog: HTMLDialogElement, onClose: (reason: CloseReason) => void): Modal {
  const opener = deepActiveElement();
  const around = hostsOf(opener);
  let unlock: (() => void) | undefined;
  let stopPlacing: (() => void) | undefined;
  const stop = listen(dialog, onClose);
  dialog.addEventListener('close', leave);
  // Unlike a change of size it is told of what stands in a view that is left, too.
  const shown = new IntersectionObserver(() => isRendered(dialog) || dialog.close());
  shown.observe(dialog);
  return { open, shut };

  function open(): boolean {
    if (!dialog.isConnected || dialog.matches(':modal')) return false;
    dialog.open = false;
    dialog.showModal();
    if (isRendered(dialog)) {
      stopPlacing?.();
      stopPlacing = standInView(dialog, opener);
      unlock ??= lockScroll();
    } else dialog.close();
    return dialog.open;
  }

  /** Closed over our head (a back gesture may not ask): the owner, if it wants the dialog open, has it open. */
  function leave(): void {
    if (!unlock) return;
    onClose('closed');
    setTimeout(() => {
      open();
      if (!dialog.open) release();
    });
  }

  function shut(): void {
    stop();
    shown.disconnect();
    stopPlacing?.();
    dialog.close();
    if (!unlock) return;
    release();
    refuseOldPresses();
    // A browser gives focus back by itself, but not from a dialog that is taken out of the document.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    // It may have gone meanwhile, or stand in a view that is no longer shown.
    if (deepActiveElement() !== opener) focusHeadingOf(around);
  }

  function release(): void {
    unlock?.();
    unlock = undefined;
  }
}

function listen(dialog: HTMLDialogElement, onClose: (reason: CloseReason) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  refuseOldPresses();
  const refuse = (event: Event) => {
    event.preventDefault();
    onClose('escape');
  };
  // Kept from the browser, which after a second press would close the dialog without asking.
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && refuse(event), { signal });
  // A file field inside would cancel too, and bubble.
  dialog.addEventListener('cancel', (event) => event.target === dialog && refuse(event), { signal });
  // Turned, or halved by a keyboard, the screen would leave what has focus outside the popup: the warning's way to stay.
  addEventListener('resize', () => dialog.querySelector(':focus')?.scrollIntoView({ block: 'nearest' }), { signal });
  return () => stop.abort();
}
