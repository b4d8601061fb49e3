import { pageDocument } from '../platform/page-document.js';

let holders = 0;
let release: (() => void) | undefined;

/** Stops the page behind a popup from scrolling; the last of several popups to go gives it back as it was. */
export function lockScroll(): () => void {
  holders += 1;
  release ??= stopPage(pageDocument.documentElement);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders > 0) return;
    release?.();
    release = undefined;
  };
}

/**
 * Nothing moves when the scrollbar goes (HOST-03). A page with `scrollbar-gutter: stable` keeps its room by itself. Any other page gets that
 * for the time; in a browser that does not know it, the page is padded.
 */
function stopPage(page: HTMLElement): () => void {
  const scroller = scrollerOf(page);
  const { overflow } = scroller.style;
  const { scrollbarGutter, paddingInlineEnd } = page.style;
  // Its `clientWidth` would count the room of the scrollbar whether it is kept or not.
  const edge = () => page.getBoundingClientRect().right;
  const before = edge();
  const grown = () => edge() - before;
  scroller.style.overflow = 'hidden';
  if (grown() > 0) page.style.scrollbarGutter = 'stable';
  if (grown() > 0) page.style.paddingInlineEnd = `calc(${getComputedStyle(page).paddingInlineEnd} + ${grown()}px)`;
  return () => {
    scroller.style.overflow = overflow;
    Object.assign(page.style, { scrollbarGutter, paddingInlineEnd });
  };
}

/** The element whose `overflow` the window takes: the body's, if the root has none of its own. */
function scrollerOf(page: HTMLElement): HTMLElement {
  const hasOverflow = (element: Element) => getComputedStyle(element).overflow !== 'visible';
  const { body } = pageDocument;
  return !hasOverflow(page) && hasOverflow(body) ? body : page;
}
