const LOWEST = 160;
const HIGHEST = 1500;
const DESKTOP = 1280;
const PHONE = 390;

/**
 * In a frame of a docs page or a pattern, before its story renders: gives the story a session of its own. The frame
 * gets the width of the screen that the story is for, and the height of what it renders. A popup renders nothing in
 * the page, so its frame keeps the first height.
 */
export function prepareDocsFrame(labels: readonly string[]): void {
  // A frame is an object of its page, so `instanceof` with a class of this window is false.
  const frame = window.frameElement as HTMLIFrameElement | null;
  const place = frame?.parentElement;
  const root = document.getElementById('storybook-root');
  if (!(frame?.closest('.sb-story') && frame.localName === 'iframe' && place && root)) return;
  separateSession();
  separateCookies();
  if (labels.includes('phone-only')) frame.style.width = `${PHONE}px`;
  if (labels.includes('desktop-only')) shrinkTo(frame, DESKTOP, place.clientWidth);
  new ResizeObserver(([{ contentRect } = {}]) => {
    centerPopups(!contentRect?.height);
    if (!contentRect?.height) return;
    const margins = 2 * (root.getBoundingClientRect().top + scrollY);
    place.style.height = `${Math.min(Math.max(contentRect.height + margins, LOWEST), HIGHEST)}px`;
  }).observe(root);
}

/**
 * In a frame that does not scroll, the library fits a popup into the visible part (HOST-02). Here the popup opens while
 * its frame is still out of view. A page that is 2 px too high counts as scrolling, so the popup is in the middle.
 */
function centerPopups(isWanted: boolean): void {
  const { style } = document.documentElement;
  style.minHeight = isWanted ? 'calc(100vh + 2px)' : '';
  style.overflow = isWanted ? 'hidden' : '';
}

/** Frames share their page's session storage. Without this, a toast would show in one frame only. */
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

/** Frames share their page's cookies too. Without this, one frame's shopper would be the shopper of all frames. */
function separateCookies(): void {
  const kept = new Map<string, string>();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...kept].map((pair) => pair.join('=')).join('; '),
    set: (text: string) => {
      const [, name = '', value = ''] = /^\s*([^=;]*)=([^;]*)/.exec(text) ?? [];
      if (/max-age=(0|-)|expires=\w+, 0?1[ -]jan[ -]1970/i.test(text)) kept.delete(name);
      else kept.set(name, value);
    },
  });
}

/** Gives the page this width, and scales it down to the frame's container. */
function shrinkTo(frame: HTMLIFrameElement, width: number, room: number): void {
  if (room >= width) return;
  frame.style.width = `${width}px`;
  frame.style.zoom = String(room / width);
}
