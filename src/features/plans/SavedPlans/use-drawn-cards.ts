import { type RefObject, useEffect, useRef, useState } from 'react';
import { deepActiveElement } from '../../../ui/focus.js';
import type { ShownPlans } from '../../known-plans/state/plans.js';
import type { PlanKey } from '../../plan/rules/plan.js';
import { itemSelector } from './use-focus-in-item.js';

/**
 * The keys of the listed plans whose cards need not wait for their turn. They have been drawn, or have said that the plan could not be
 * read. A removal moves every second card that follows to another pair, where it is drawn again. Those below the screen wait again.
 */
export function useDrawnCards(list: RefObject<HTMLElement | null>, { keys, missing }: ShownPlans): Set<PlanKey> {
  const [drawn] = useState(() => new Set<PlanKey>());
  const before = useRef(keys);
  if (before.current !== keys) {
    // During rendering the document still shows the previous state.
    const drawnItems = list.current?.querySelectorAll(itemSelector);
    before.current.forEach((key, order) => {
      // The one behind what has gone gets its focus (REM-06).
      const isNext = !keys.includes(before.current[order - 1] as PlanKey);
      if (!isNext && pairOf(order) !== pairOf(keys.indexOf(key)) && isBelow(drawnItems?.[order])) drawn.delete(key);
    });
  }
  useEffect(() => {
    before.current = keys;
    for (const { key, state } of missing) if (state === 'failed') drawn.add(key);
    for (const key of drawn) if (!keys.includes(key)) drawn.delete(key);
  }, [keys, missing, drawn]);
  return drawn;
}

const pairOf = (order: number) => order >> 1;

/** By its pair, because both of its cards are drawn again. A folded pair has no box. */
function isBelow(item: Element | undefined): boolean {
  const pair = item?.parentElement;
  if (!pair || pair.contains(deepActiveElement())) return false;
  return pair.getClientRects().length === 0 || pair.getBoundingClientRect().top > innerHeight;
}
