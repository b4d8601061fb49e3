/** The position of the panel: its distance from the nearest corner of the window, in px. */
export interface PanelPosition {
  readonly x: number;
  readonly y: number;
  readonly isRight: boolean;
  readonly isBottom: boolean;
}

/** How near the edge of the window it may come, and how far a key moves it, in px. */
const EDGE = 8;
const STEP = 24;
/** Below this a pointer has pressed, not dragged, in px. */
const SLACK = 4;

/** Bottom left: not in the corner of the toast, which lies over everything. */
export const defaultPosition: PanelPosition = { x: EDGE * 2, y: EDGE * 2, isRight: false, isBottom: true };

const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));

/** Lays the panel out at a place, inside the window however small. Returns the place that it has got. */
function applyPosition(panel: HTMLElement, { x, y, isRight, isBottom }: PanelPosition): PanelPosition {
  const { width, height } = panel.getBoundingClientRect();
  const place = { x: clamp(x, innerWidth - width - EDGE), y: clamp(y, innerHeight - height - EDGE), isRight, isBottom };
  const [left, right] = isRight ? ['auto', `${place.x}px`] : [`${place.x}px`, 'auto'];
  const [top, bottom] = isBottom ? ['auto', `${place.y}px`] : [`${place.y}px`, 'auto'];
  Object.assign(panel.style, { left, right, top, bottom });
  return place;
}

/** The place of a panel whose upper left corner is there: it keeps to the corner of the window that is nearest. */
function positionAt(panel: HTMLElement, left: number, top: number): PanelPosition {
  const { width, height } = panel.getBoundingClientRect();
  const right = innerWidth - left - width;
  const bottom = innerHeight - top - height;
  return { x: Math.min(left, right), y: Math.min(top, bottom), isRight: right < left, isBottom: bottom < top };
}

/** The corners in turn, clockwise. */
function nextCorner({ isRight, isBottom }: PanelPosition): PanelPosition {
  return { x: EDGE * 2, y: EDGE * 2, isRight: !isBottom, isBottom: isRight };
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * Makes the panel movable by pointer or finger at its bar, and by the arrow keys on its button. A press of the button moves it without a
 * drag or a keyboard. `moved` gets each place to keep. Returns a function that lays it out again after its size has changed.
 */
export function makeMovable(
  panel: HTMLElement,
  { bar, button }: { readonly bar: HTMLElement; readonly button: HTMLElement },
  start: PanelPosition,
  moved: (place: PanelPosition) => void,
): () => void {
  let place = start;
  const go = (next: PanelPosition) => {
    place = applyPosition(panel, next);
  };
  const goAndKeep = (next: PanelPosition) => {
    go(next);
    moved(place);
  };
  let grip: { readonly x: number; readonly y: number } | null = null;
  let isDragged = false;

  bar.addEventListener('pointerdown', ({ clientX, clientY, button: pressed, target }) => {
    const isOther = target instanceof Element && target.closest('button') !== null && target.closest('button') !== button;
    if (pressed !== 0 || isOther) return;
    const { left, top } = panel.getBoundingClientRect();
    grip = { x: clientX - left, y: clientY - top };
    isDragged = false;
  });
  bar.addEventListener('pointermove', ({ clientX, clientY, pointerId }) => {
    if (!grip) return;
    const { left, top } = panel.getBoundingClientRect();
    const begins = !isDragged && Math.hypot(clientX - grip.x - left, clientY - grip.y - top) > SLACK;
    // Not sooner: a captured pointer would press the bar, not the button.
    if (begins) bar.setPointerCapture(pointerId);
    isDragged ||= begins;
    if (isDragged) go(positionAt(panel, clientX - grip.x, clientY - grip.y));
  });
  const drop = () => {
    if (grip && isDragged) moved(place);
    grip = null;
  };
  bar.addEventListener('pointerup', drop);
  bar.addEventListener('pointercancel', drop);
  button.addEventListener('click', ({ detail }) => {
    // A drag that began on the button may end with a click on it. A key's click has no detail.
    if (!isDragged || detail === 0) goAndKeep(nextCorner(place));
  });
  button.addEventListener('keydown', (event) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    const { left, top } = panel.getBoundingClientRect();
    const [x, y] = step;
    goAndKeep(positionAt(panel, left + x, top + y));
  });
  const again = () => go(place);
  addEventListener('resize', again);
  return again;
}
