import { findDeep } from '../../../shared/page/find-deep.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { readJson, writeJson } from '../../../shared/storage/storage.js';
import { clock } from '../../../shared/time/clock.js';
import { storedIdentity } from '../../session/actions/stored-identity.js';

/** The position where a page was left. */
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
const TOLERANCE = 0.9;

/** Actions of a shopper who wants to be elsewhere, including a screen reader's click. A mouse that only moves is none. */
const inputEvents = ['wheel', 'touchmove', 'keydown', 'mousedown', 'click'] as const;

/**
 * Brings a reloaded page back to where the shopper was. A tablet discards tabs that were not viewed for a while. The browser restores the
 * position too early, when the page is only as long as its outlines. A site that keeps the position itself (`history.scrollRestoration`) is
 * left alone.
 *
 * @param loading settles when everything has been read
 */
export function restoreScroll(loading: Promise<unknown>): void {
  const left = readJson('session', KEY) as LeftPage | null | undefined;
  const isReturning = left && left.path === pathNow() && isLoadedAgain() && history.scrollRestoration === 'auto';
  const isSettled = isReturning ? scrollBack(left, loading) : () => true;
  const keep = () => {
    // Nothing of a shopper who has left stays behind (SIGN-01).
    if (isSettled() && storedIdentity())
      writeJson('session', KEY, { path: pathNow(), top: scrollY - startOfView(), height: page().scrollHeight } satisfies LeftPage);
  };
  for (const name of ['pagehide', 'visibilitychange']) addEventListener(name, keep);
}

/** The start of the shown view on the page, because a message above it may not appear again. A page without views starts at its top. */
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
function scrollBack({ top, height }: LeftPage, loading: Promise<unknown>): () => boolean {
  const { style } = page();
  const { overflowAnchor } = style;
  // Otherwise the browser moves the page when the height above changes. The position is counted from the start of the page.
  style.overflowAnchor = 'none';
  let isOver = false;
  const growth = new ResizeObserver(() => {
    if (page().scrollHeight >= TOLERANCE * height) scrollTo({ top: top + startOfView(), behavior: 'instant' });
  });
  const end = () => {
    isOver = true;
    style.overflowAnchor = overflowAnchor;
    growth.disconnect();
    for (const name of inputEvents) removeEventListener(name, end);
  };
  for (const name of inputEvents) addEventListener(name, end, { passive: true });
  growth.observe(pageDocument.body);
  void loading.then(() => clock.after(DRAWING, end));
  return () => isOver;
}
