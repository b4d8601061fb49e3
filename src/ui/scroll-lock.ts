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
 * Keeps the layout when the scrollbar disappears (HOST-03). A page with `scrollbar-gutter: stable` needs nothing. Any
 * other page gets that style temporarily. Browsers without support get padding.
 */
function stopPage(page: HTMLElement): () => void {
  const scroller = scrollerOf(page);
  const { overflow } = scroller.style;
  const { scrollbarGutter, paddingInlineEnd } = page.style;
  // `clientWidth` excludes the scrollbar's space, whether it is reserved or not.
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

/** The element whose `overflow` applies to the viewport: the body if the root sets none. */
function scrollerOf(page: HTMLElement): HTMLElement {
  const hasOverflow = (element: Element) => getComputedStyle(element).overflow !== 'visible';
  const { body } = pageDocument;
  return !hasOverflow(page) && hasOverflow(body) ? body : page;
}
