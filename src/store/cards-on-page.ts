import type { PlanKey } from '../domain/plan/plan.js';
import { cell, fact, ofPage, type View } from './page.js';

/** The plans whose cards are drawn on the page. */
const plans = ofPage(fact<ReadonlySet<PlanKey>>('cardsOnPage', new Set()));

export const $cardsOnPage: View<ReadonlySet<PlanKey>> = plans;

/** The headings of the drawn cards; a plan may have several cards. */
const headings = () => cell<Map<PlanKey, readonly HTMLElement[]>>('cardHeadings', () => new Map());

/** Call it when a card is drawn; the result is called when the card leaves the page. */
export function cardDrawn(key: PlanKey, heading: HTMLElement): () => void {
  const known = headings();
  known.set(key, [...(known.get(key) ?? []), heading]);
  tell();
  return () => {
    const left = (known.get(key) ?? []).filter((one) => one !== heading);
    if (left.length > 0) known.set(key, left);
    else known.delete(key);
    tell();
  };
}

/** The heading of the plan's first card that can be seen. */
export function cardHeading(key: PlanKey): HTMLElement | undefined {
  const all = headings().get(key) ?? [];
  return all.find((one) => one.checkVisibility?.() !== false) ?? all[0];
}

/** Thirty cards may be drawn in one task: the chart is told of them once. */
function tell(): void {
  const waiting = cell<{ isTold: boolean }>('cardsOnPageTelling', () => ({ isTold: true }));
  if (!waiting.isTold) return;
  waiting.isTold = false;
  queueMicrotask(() => {
    waiting.isTold = true;
    plans.set(new Set(headings().keys()));
  });
}
