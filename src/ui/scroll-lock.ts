let holders = 0;
let release: (() => void) | undefined;

/** Stops the page behind a popup from scrolling; the last of several popups to go gives it back as it was. */
export function lockScroll(): () => void {
  holders += 1;
  release ??= stopPage(document.documentElement);
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

function stopPage(page: HTMLElement): () => void {
  const { overflow, paddingInlineEnd } = page.style;
  // The scrollbar's room is kept, else the page would move sideways.
  const scrollbar = innerWidth - page.clientWidth;
  if (scrollbar > 0) page.style.paddingInlineEnd = `calc(${getComputedStyle(page).paddingInlineEnd} + ${scrollbar}px)`;
  page.style.overflow = 'hidden';
  return () => {
    page.style.overflow = overflow;
    page.style.paddingInlineEnd = paddingInlineEnd;
  };
}
