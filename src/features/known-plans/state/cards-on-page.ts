import { createAtom, keepAfterSignOut, pageSingleton } from '../../../shared/state/store.js';
import type { PlanKey } from '../../plan/rules/plan.js';

/** Dispatched on a heading that does not show, inside its list: the list shows it at once. */
export const CARD_REQUESTED = 'card-wanted';

/** The plans whose cards are drawn on the page. */
const plans = keepAfterSignOut(createAtom<ReadonlySet<PlanKey>>('cardsOnPage', new Set()));

export const $cardsOnPage = plans.readable;

/** The headings of the drawn cards; a plan may have several cards. */
const headings = () => pageSingleton<Map<PlanKey, readonly HTMLElement[]>>('cardHeadings', () => new Map());

/** Call it when a card is drawn; the result is called when the card leaves the page. */
export function cardDrawn(key: PlanKey, heading: HTMLElement): () => void {
  const known = headings();
  known.set(key, [...(known.get(key) ?? []), heading]);
  publishCards();
  return () => {
    const left = (known.get(key) ?? []).filter((one) => one !== heading);
    if (left.length > 0) known.set(key, left);
    else known.delete(key);
    publishCards();
  };
}

/** The heading of the plan's first card that can be seen. */
export function cardHeading(key: PlanKey): HTMLElement | undefined {
  const all = headings().get(key) ?? [];
  const isShown = (one: HTMLElement) => one.checkVisibility?.() !== false;
  // A long list on a phone may have folded the card away.
  if (!all.some(isShown)) for (const one of all) one.dispatchEvent(new CustomEvent(CARD_REQUESTED, { bubbles: true }));
  return all.find(isShown) ?? all[0];
}

/** Thirty cards may be drawn in one task. The chart is notified once. */
function publishCards(): void {
  const waiting = pageSingleton<{ isTold: boolean }>('cardsOnPageTelling', () => ({ isTold: true }));
  if (!waiting.isTold) return;
  waiting.isTold = false;
  queueMicrotask(() => {
    waiting.isTold = true;
    plans.set(new Set(headings().keys()));
  });
}
