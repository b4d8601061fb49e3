const margin = 8;
/** From the button to the bubble; the arrow stands in it. */
const gap = 12;
const arrowInset = 32;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Where a bubble goes, in px of the viewport, and where its arrow points, in px from its left edge. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly arrow: number;
  readonly isAbove: boolean;
}

/** Below the button and flush with its start; moved as far as it takes to stay in the viewport, above when there is no room below. */
export function spotFor(
  button: Box,
  bubble: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
): Spot {
  const x = Math.max(margin, Math.min(button.left, view.width - margin - bubble.width));
  const below = button.bottom + gap;
  const above = button.top - gap - bubble.height;
  const isAbove = below + bubble.height > view.height - margin && above >= margin;
  const middle = button.left + Math.min(arrowInset, button.width / 2) - x;
  return { x, y: isAbove ? above : below, arrow: Math.max(margin * 2, Math.min(middle, bubble.width - margin * 2)), isAbove };
}

/** Puts the bubble beside the button. In the top layer it is placed in the document, so that it scrolls along; else in its frame. */
export function placeBubble(frame: HTMLElement, bubble: HTMLElement): void {
  const button = frame.getBoundingClientRect();
  const page = document.documentElement;
  const { width, height } = bubble.getBoundingClientRect();
  const spot = spotFor(button, { width, height }, { width: page.clientWidth, height: page.clientHeight });
  const isOnTop = 'showPopover' in bubble;
  bubble.style.left = `${spot.x + (isOnTop ? scrollX : -button.left)}px`;
  bubble.style.top = `${spot.y + (isOnTop ? scrollY : -button.top)}px`;
  bubble.style.setProperty('--_arrow', `${spot.arrow}px`);
  bubble.classList.toggle('is-above', spot.isAbove);
}
