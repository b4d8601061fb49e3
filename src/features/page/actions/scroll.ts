import { findDeep } from '../../../shared/page/find-deep.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { readJson, writeJson } from '../../../shared/storage/storage.js';
import { clock } from '../../../shared/time/clock.js';
import { keptIdentity } from '../../session/actions/kept-shopper.js';

/** Where a page was left. */
interface LeftPage {
  readonly path: string;
  /** How far below the start of the view, in px. */
  readonly top: number;
  /** The page's, in px. */
  readonly height: number;
}

const KEY = 'ucp_scroll';

/** Milliseconds that the last parts have to be drawn in once everything has been read. */
const DRAWING = 3_000;

/** Notices and prices differ a little from one time to the next. */
const NEARLY = 0.9;

/** What a shopper does who wants to be elsewhere, a screen reader's click among it; a mouse that only moves wants nothing. */
const hands = ['wheel', 'touchmove', 'keydown', 'mousedown', 'click'] as const;

/**
 * Brings a page that is loaded again back to where the shopper was: a tablet puts tabs away that were not looked at for a while. The browser
 * does so itself, but at once, when the page is as long as its outlines and not as long as it was. A site that keeps the place by itself
 * (`history.scrollRestoration`) is left alone.
 *
 * @param loading settles when everything has been read
 */
export function keepScroll(loading: Promise<unknown>): void {
  const left = readJson('session', KEY) as LeftPage | null | undefined;
  const isReturning = left && left.path === pathNow() && isLoadedAgain() && history.scrollRestoration === 'auto';
  const isSettled = isReturning ? bringBack(left, loading) : () => true;
  const keep = () => {
    // Nothing of a shopper who has left stays behind (SIGN-01).
    if (isSettled() && keptIdentity())
      writeJson('session', KEY, { path: pathNow(), top: scrollY - startOfView(), height: page().scrollHeight } satisfies LeftPage);
  };
  for (const name of ['pagehide', 'visibilitychange']) addEventListener(name, keep);
}

/** Where the shown view starts on the page: a message above it may not come again. A page without views starts at its top. */
function startOfView(): number {
  const view = findDeep('ucp-view', (one) => one.getBoundingClientRect().height > 0);
  return view ? view.getBoundingClientRect().top + scrollY : 0;
}

const page = () => pageDocument.documentElement;
const pathNow = () => location.pathname + location.hash;

function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return /^(reload|back_forward)$/.test((entry as PerformanceNavigationTiming | undefined)?.type ?? '');
}

/** Until the page is drawn, or the shopper moves it; says whether that is over. */
function bringBack({ top, height }: LeftPage, loading: Promise<unknown>): () => boolean {
  const { style } = page();
  const { overflowAnchor } = style;
  // Else the browser moves the page along with what changes its height above: the place is told from the start of the page.
  style.overflowAnchor = 'none';
  let isOver = false;
  const growth = new ResizeObserver(() => {
    if (page().scrollHeight >= NEARLY * height) scrollTo({ top: top + startOfView(), behavior: 'instant' });
  });
  const end = () => {
    isOver = true;
    style.overflowAnchor = overflowAnchor;
    growth.disconnect();
    for (const name of hands) removeEventListener(name, end);
  };
  for (const name of hands) addEventListener(name, end, { passive: true });
  growth.observe(pageDocument.body);
  void loading.then(() => clock.after(DRAWING, end));
  return () => isOver;
}
