import { pageDocument } from '../platform/page-document.js';

const margin = 16;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Puts a dialog where it can be seen in a frame that is as tall as its page (HOST-02). There the middle of the frame is often out of sight,
 * because the page around the frame scrolls, not the page in it. The dialog stands level with the control that opened it, and the page
 * around scrolls to it. Once the browser has said which part of the frame shows, the dialog fits into that. In any other place nothing is
 * done.
 *
 * @returns what ends the watch
 */
export function standInView(dialog: HTMLElement, opener: Element | null): () => void {
  const page = pageDocument.documentElement;
  if (window.parent === window || page.scrollHeight > innerHeight + 1) return () => undefined;
  const control = opener === pageDocument.body ? null : opener;
  const middle = control && middleOf(control.getBoundingClientRect());
  if (middle !== null) place(dialog, middle, { top: 0, bottom: innerHeight });
  // Not to the dialog itself: for what is fixed in its frame, a browser does not scroll the page around.
  control?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // A script cannot ask where a frame shows in a page of another origin. An observer is told.
  const watch = new IntersectionObserver(([entry]) => {
    watch.disconnect();
    const { top, bottom, height } = entry?.intersectionRect ?? new DOMRect();
    if (height > 0) place(dialog, middle ?? (top + bottom) / 2, { top, bottom });
  });
  watch.observe(page);
  return () => watch.disconnect();
}

const middleOf = ({ top, bottom }: Span) => (top + bottom) / 2;

/** As near to the middle as it can be within what shows. */
function place(dialog: HTMLElement, middle: number, { top, bottom }: Span): void {
  const { style } = dialog;
  style.maxHeight = `${bottom - top - 2 * margin}px`;
  const { height } = dialog.getBoundingClientRect();
  const lowest = bottom - margin - height;
  style.inset = `${Math.max(top + margin, Math.min(middle - height / 2, lowest))}px 0 auto`;
  style.marginBlock = '0';
}
