import { pageDocument } from '../shared/page/page-document.js';

let holders = 0;
let release: (() => void) | undefined;

/**
 * Stops the page behind a popup from scrolling. The returned function unlocks it; the last of several popups restores
 * the page.
 */
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
 * Keeps the layout when the scrollbar disappears (HOST-03). A page that reserves the scrollbar's space needs nothing. Any other page
 * reserves it from its first popup on. To release it each time would lay out the whole page twice for each popup. Browsers
 * that cannot do that get padding. Everything is measured before the first change, so the browser lays out the page once.
 */
function stopPage(page: HTMLElement): () => void {
  const scroller = scrollerOf(page);
  const { overflow } = scroller.style;
  const { paddingInlineEnd } = page.style;
  const scrollbar = innerWidth - (pageDocument.scrollingElement ?? page).clientWidth;
  if (scrollbar > 0) reserve(page, scrollbar);
  scroller.style.overflow = 'hidden';
  return () => {
    scroller.style.overflow = overflow;
    page.style.paddingInlineEnd = paddingInlineEnd;
  };
}

/** `width` is that of the scrollbar, in px. */
function reserve(page: HTMLElement, width: number): void {
  const { scrollbarGutter, paddingInlineEnd } = getComputedStyle(page);
  if (scrollbarGutter === undefined) page.style.paddingInlineEnd = `calc(${paddingInlineEnd} + ${width}px)`;
  else if (scrollbarGutter === 'auto') page.style.scrollbarGutter = 'stable';
}

/** The element whose `overflow` applies to the viewport: the body if the root sets none. */
function scrollerOf(page: HTMLElement): HTMLElement {
  const hasOverflow = (element: Element) => getComputedStyle(element).overflow !== 'visible';
  const { body } = pageDocument;
  return !hasOverflow(page) && hasOverflow(body) ? body : page;
}
