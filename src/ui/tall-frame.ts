import { pageDocument } from '../shared/page/page-document.js';

const margin = 16;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Places a dialog in view if the page is in a frame as tall as its content (HOST-02). There the outer page scrolls, so
 * the middle of the frame is often out of view. The dialog is placed level with its opener, and the outer page scrolls
 * to it. When the browser reports the visible part of the frame, the dialog is fitted into it. Does nothing anywhere
 * else.
 *
 * @returns a function that stops the observer
 */
export function placeInView(dialog: HTMLElement, opener: Element | null): () => void {
  const page = pageDocument.documentElement;
  if (window.parent === window || page.scrollHeight > innerHeight + 1) return () => undefined;
  const control = opener === pageDocument.body ? null : opener;
  const middle = control && middleOf(control.getBoundingClientRect());
  if (middle !== null) place(dialog, middle, { top: 0, bottom: innerHeight });
  // Scrolls to the opener: a browser does not scroll the outer page to an element that is fixed in its frame.
  control?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // A script cannot measure the visible part of a cross-origin frame. An IntersectionObserver reports it.
  const watch = new IntersectionObserver(([entry]) => {
    watch.disconnect();
    const { top, bottom, height } = entry?.intersectionRect ?? new DOMRect();
    if (height > 0) place(dialog, middle ?? (top + bottom) / 2, { top, bottom });
  });
  watch.observe(page);
  return () => watch.disconnect();
}

const middleOf = ({ top, bottom }: Span) => (top + bottom) / 2;

/** As close to the middle as the visible part allows. */
function place(dialog: HTMLElement, middle: number, { top, bottom }: Span): void {
  const { style } = dialog;
  style.maxHeight = `${bottom - top - 2 * margin}px`;
  const { height } = dialog.getBoundingClientRect();
  const lowest = bottom - margin - height;
  style.inset = `${Math.max(top + margin, Math.min(middle - height / 2, lowest))}px 0 auto`;
  style.marginBlock = '0';
}
