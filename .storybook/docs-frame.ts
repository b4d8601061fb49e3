const LOWEST = 160;
const HIGHEST = 1500;
const DESKTOP = 1280;
const PHONE = 390;

/**
 * Prepares a frame of a docs page before its story is drawn. The story gets a session of its own. The frame becomes as wide as the screen
 * that the story is for, and as high as its content. A popup, which draws nothing in the page, keeps the height that every frame has at
 * first.
 */
export function prepareDocsFrame(labels: readonly string[]): void {
  const frame = window.frameElement;
  const place = frame?.parentElement;
  const root = document.getElementById('storybook-root');
  if (!(frame?.closest('.sb-story') && frame instanceof parent.HTMLIFrameElement && place && root)) return;
  separateSession();
  if (labels.includes('phone-only')) frame.style.width = `${PHONE}px`;
  if (labels.includes('desktop-only')) shrinkTo(frame, DESKTOP, place.clientWidth);
  new ResizeObserver(([{ contentRect } = {}]) => {
    if (!contentRect?.height) return;
    const margins = 2 * (root.getBoundingClientRect().top + scrollY);
    place.style.height = `${Math.min(Math.max(contentRect.height + margins, LOWEST), HIGHEST)}px`;
  }).observe(root);
}

/** Frames share their page's session storage: a toast that one had shown never came in another, and an agent of one worked in all. */
function separateSession(): void {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  });
  Object.defineProperty(window, 'sessionStorage', { value: kept, configurable: true });
}

/** As wide a page as this, made small enough for the frame's place. */
function shrinkTo(frame: HTMLIFrameElement, width: number, room: number): void {
  if (room >= width) return;
  frame.style.width = `${width}px`;
  frame.style.zoom = String(room / width);
}
