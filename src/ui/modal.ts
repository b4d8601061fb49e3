import { pageDocument } from '../shared/page/page-document.js';
import { deepActiveElement, focusHeadingOf, hostsOf, isRendered } from './focus.js';
import { refuseOldPresses } from './old-presses.js';
import { lockScroll } from './scroll-lock.js';
import { placeInView } from './tall-frame.js';

/**
 * The reason that a popup closes. `button` is its close button. `escape` is Escape or a phone's back gesture. The popup was
 * not asked if it is `closed`: a script closed it, or a back gesture that cannot be canceled.
 */
export type CloseReason = 'button' | 'escape' | 'closed';

/** A native dialog that stays modal until its owner closes it. */
export interface Modal {
  /**
   * Opens the dialog, or reopens it: moving it in the document removes it from the top layer. Returns false if it is
   * no longer in the document.
   */
  readonly open: () => boolean;
  /** Closes the dialog. Restores page scrolling and returns focus to the opener. */
  readonly shut: () => void;
}

/**
 * Keeps a dialog open until its owner closes it. If the dialog is in a hidden view, it closes: it would block the page
 * while nobody can see it.
 */
export function modalOf(dialog: HTMLDialogElement, onClose: (reason: CloseReason) => void): Modal {
  const opener = deepActiveElement();
  const around = hostsOf(opener);
  let unlock: (() => void) | undefined;
  let stopPlacing: (() => void) | undefined;
  const stop = listen(dialog, onClose);
  dialog.addEventListener('close', leave);
  // An IntersectionObserver, unlike a ResizeObserver, also reports elements in an inactive view.
  const shown = new IntersectionObserver(() => isRendered(dialog) || dialog.close());
  shown.observe(dialog);
  return { open, shut };

  function open(): boolean {
    if (!dialog.isConnected || dialog.matches(':modal')) return false;
    dialog.open = false;
    removeTextCursor(opener);
    // The lock measures the page, which costs nothing until the dialog changes it.
    unlock ??= lockScroll();
    dialog.showModal();
    if (isRendered(dialog)) {
      stopPlacing?.();
      stopPlacing = placeInView(dialog, opener);
    } else {
      dialog.close();
      release();
    }
    return dialog.open;
  }

  /** The dialog closed without asking, as a back gesture may. An owner that wants it open has it reopened. */
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
    // The browser returns focus by itself, but not from a dialog that is removed from the document.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    // The opener may have been removed, or may be in an inactive view.
    if (deepActiveElement() !== opener) focusHeadingOf(around);
  }

  function release(): void {
    unlock?.();
    unlock = undefined;
  }
}

/**
 * A press leaves an invisible text cursor on the page. While the page is inert, Chromium searches all of it for a place where the cursor
 * may be, in each frame. Selected text stays selected, and somebody who types keeps the cursor.
 */
function removeTextCursor(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isContentEditable) return;
  const selection = pageDocument.getSelection();
  if (selection?.type === 'Caret') selection.removeAllRanges();
}

function listen(dialog: HTMLDialogElement, onClose: (reason: CloseReason) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  refuseOldPresses();
  const refuse = (event: Event) => {
    event.preventDefault();
    onClose('escape');
  };
  // Prevents the default: on a second Escape the browser would close the dialog without asking.
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && refuse(event), { signal });
  // A file input inside the dialog also sends `cancel`, which bubbles.
  dialog.addEventListener('cancel', (event) => event.target === dialog && refuse(event), { signal });
  // Rotating the screen or opening a keyboard may push the focused control out of view, such as the timeout warning's
  // Stay button.
  addEventListener('resize', () => dialog.querySelector(':focus')?.scrollIntoView({ block: 'nearest' }), { signal });
  return () => stop.abort();
}
