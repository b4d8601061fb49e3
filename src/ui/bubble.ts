const margin = 8;
/** From the button to the bubble; the arrow stands in it. */
const gap = 12;
const arrowInset = 32;
/** A way long enough to be measured well. */
const MEASURED = 1000;

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

/**
 * Puts the bubble beside the button, whatever CSS `zoom` the page has on them or on itself (HOST-01). Lengths of a zoomed box are in px of
 * its own, and browsers differ in what they measure there. So the bubble's own px are measured first, and everything is reckoned in them.
 */
export function placeBubble(frame: HTMLElement, bubble: HTMLElement): void {
  const { origin, scale } = ownPx(bubble);
  const view = viewSize();
  const own = (length: number) => length / scale;
  bubble.style.setProperty('--_room', `${own(view.width) - 2 * margin}px`);
  const button = frame.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const spot = spotFor(
    { left: own(button.left), top: own(button.top), bottom: own(button.bottom), width: own(button.width) },
    { width: own(width), height: own(height) },
    { width: own(view.width), height: own(view.height) },
  );
  bubble.style.left = `${spot.x - own(origin.left)}px`;
  bubble.style.top = `${spot.y - own(origin.top)}px`;
  bubble.style.setProperty('--_arrow', `${spot.arrow}px`);
  bubble.classList.toggle('is-above', spot.isAbove);
}

/** Where the bubble stands at 0, and how many px of the viewport one of its own is. In the top layer 0 is the start of the document. */
function ownPx(bubble: HTMLElement): { readonly origin: DOMRect; readonly scale: number } {
  bubble.style.left = '0px';
  bubble.style.top = '0px';
  const origin = bubble.getBoundingClientRect();
  bubble.style.left = `${MEASURED}px`;
  return { origin, scale: (bubble.getBoundingClientRect().left - origin.left) / MEASURED || 1 };
}

/** The window without scrollbars. The root's `clientWidth` is in px of the root's own zoom in some documents, and not in others. */
function viewSize(): { readonly width: number; readonly height: number } {
  const { width, height, scale } = window.visualViewport ?? { width: innerWidth, height: innerHeight, scale: 1 };
  return { width: width * scale, height: height * scale };
}
