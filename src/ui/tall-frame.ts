import { pageDocument } from '../shared/page/page-document.js';

const margin = 16;

/** In a lower part nobody could read a popup. */
const LOWEST_PART = 160;

/** The shares of the frame at which the browser reports its visible part. */
const shares = [...new Array(21).keys()].map((step) => step / 20);

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** A part of the frame, in its own px. */
type Part = Span & Pick<DOMRectReadOnly, 'left' | 'right' | 'width' | 'height'>;

/** The frame without its scrollbars, and its visible part. */
interface Frame {
  readonly whole: Part;
  readonly seen: Part;
}

/**
 * Places a dialog in view if the page is in a frame that is larger than its visible part (HOST-02). There an outer page scrolls, so the
 * middle of the frame is often out of view. The browser reports the visible part of the frame, and the dialog is fitted into it, level with
 * its opener. A frame as tall as its content is certainly scrolled by an outer page. So there the dialog is placed at once, and the outer
 * page scrolls to the opener. Does nothing in a frame that is wholly in view, or outside of frames.
 *
 * @returns a function that stops the observer
 */
export function placeInView(dialog: HTMLElement, opener: Element | null): () => void {
  if (window.parent === window) return () => undefined;
  const control = opener === pageDocument.body ? null : opener;
  const middle = control && middleOf(control.getBoundingClientRect());
  const isTall = pageDocument.documentElement.scrollHeight <= innerHeight + 1;
  if (isTall && control && middle !== null) {
    const whole = new DOMRect(0, 0, innerWidth, innerHeight);
    place(dialog, middle, { whole, seen: whole });
    // A browser does not scroll the outer page to an element that is fixed in its frame.
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
  return watchVisiblePart((frame) => {
    const { whole, seen } = frame;
    if (seen.height < Math.min(LOWEST_PART, whole.height)) control?.scrollIntoView({ block: 'center', behavior: 'instant' });
    else if (!holds(seen, dialog.getBoundingClientRect())) place(dialog, middle ?? middleOf(seen), frame);
  });
}

/** A pixel more may come from rounding. */
function holds(outer: Part, inner: Part): boolean {
  const isBetween = (start: number, end: number, low: number, high: number) => start >= low - 1 && end <= high + 1;
  return isBetween(inner.top, inner.bottom, outer.top, outer.bottom) && isBetween(inner.left, inner.right, outer.left, outer.right);
}

/**
 * Reports the visible part of the frame, now and when its size changes. A frame of another origin may get to know it late. A script cannot measure it in a frame of another origin, but an
 * observer of an element that fills the frame can. The element shows nothing and takes no press.
 */
function watchVisiblePart(use: (frame: Frame) => void): () => void {
  const probe = pageDocument.createElement('div');
  for (const [name, value] of Object.entries(probeStyle)) probe.style.setProperty(name, value, 'important');
  pageDocument.documentElement.append(probe);
  const watch = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) use({ whole: last.boundingClientRect, seen: last.intersectionRect });
    },
    { threshold: shares },
  );
  watch.observe(probe);
  return () => {
    watch.disconnect();
    probe.remove();
  };
}

const probeStyle = {
  all: 'initial',
  position: 'fixed',
  inset: '0',
  visibility: 'hidden',
  'pointer-events': 'none',
};

const middleOf = ({ top, bottom }: Span) => (top + bottom) / 2;

/** As close to the middle as the visible part allows. */
function place(dialog: HTMLElement, middle: number, { whole, seen }: Frame): void {
  const { style } = dialog;
  const { top, bottom, left, right } = seen;
  style.maxHeight = `${bottom - top - 2 * margin}px`;
  if (seen.width < whole.width - 1) style.width = `${right - left - 2 * margin}px`;
  const { height } = dialog.getBoundingClientRect();
  const lowest = bottom - margin - height;
  style.inset = `${Math.max(top + margin, Math.min(middle - height / 2, lowest))}px ${whole.right - right}px auto ${left}px`;
  style.marginBlock = '0';
}
