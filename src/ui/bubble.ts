const margin = 8;
/** Distance from the button to the bubble in px. The arrow is in it. */
const gap = 12;
const arrowInset = 32;
/** A length that is long enough to measure precisely, in px. */
const MEASURED = 1000;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Position of the bubble in px of the viewport, and of its arrow in px from the bubble's left edge. */
export interface BubblePosition {
  readonly x: number;
  readonly y: number;
  readonly arrow: number;
  readonly isAbove: boolean;
}

/**
 * Below the button and aligned with its start. Shifted to stay inside the viewport; above if there is no space below.
 */
export function bubblePosition(
  button: Box,
  bubble: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
): BubblePosition {
  const x = Math.max(margin, Math.min(button.left, view.width - margin - bubble.width));
  const below = button.bottom + gap;
  const above = button.top - gap - bubble.height;
  const isAbove = below + bubble.height > view.height - margin && above >= margin;
  const middle = button.left + Math.min(arrowInset, button.width / 2) - x;
  return { x, y: isAbove ? above : below, arrow: Math.max(margin * 2, Math.min(middle, bubble.width - margin * 2)), isAbove };
}

/**
 * Places the bubble beside the button, with any CSS `zoom` on the page or on the elements (HOST-01). A zoomed box
 * measures lengths in its own px, and browsers differ in their results. So this measures the bubble's own px first and
 * converts all lengths to it.
 */
export function placeBubble(frame: HTMLElement, bubble: HTMLElement): void {
  const { unmoved, scale } = ownPx(bubble);
  const view = viewSize();
  const own = (length: number) => length / scale;
  bubble.style.setProperty('--_room', `${own(view.width) - 2 * margin}px`);
  const button = frame.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const spot = bubblePosition(
    { left: own(button.left), top: own(button.top), bottom: own(button.bottom), width: own(button.width) },
    { width: own(width), height: own(height) },
    { width: own(view.width), height: own(view.height) },
  );
  bubble.style.left = `${spot.x - own(unmoved.left)}px`;
  bubble.style.top = `${spot.y - own(unmoved.top)}px`;
  bubble.style.setProperty('--_arrow', `${spot.arrow}px`);
  bubble.classList.toggle('is-above', spot.isAbove);
}

/**
 * The position of the bubble at offset 0, and the viewport px of one of its own px. In the top layer, 0 is the start
 * of the document.
 */
function ownPx(bubble: HTMLElement): { readonly unmoved: DOMRect; readonly scale: number } {
  bubble.style.left = '0px';
  bubble.style.top = '0px';
  const unmoved = bubble.getBoundingClientRect();
  bubble.style.left = `${MEASURED}px`;
  return { unmoved, scale: (bubble.getBoundingClientRect().left - unmoved.left) / MEASURED || 1 };
}

/** The viewport size without scrollbars. `clientWidth` of the root is in zoomed px in some documents only. */
function viewSize(): { readonly width: number; readonly height: number } {
  const { width, height, scale } = window.visualViewport ?? { width: innerWidth, height: innerHeight, scale: 1 };
  return { width: width * scale, height: height * scale };
}
