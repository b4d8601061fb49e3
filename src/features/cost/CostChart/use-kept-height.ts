import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onNextMove } from '../../../element/on-next-move.js';

/**
 * Keeps the height that a box has while it waits, so that what comes later never moves the visible parts below it up (LOAD-04). The height
 * is free again at the shopper's next movement, also if what the box waited for does not come. A box that ends outside the window keeps
 * nothing. Below the window nobody sees what moves. Above it, the browser holds what is in sight (`overflow-anchor`).
 */
export function useKeptHeight(isWaiting: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef(0);
  useLayoutEffect(() => {
    if (isWaiting) kept.current = box.current?.offsetHeight ?? 0;
  });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || isWaiting || kept.current === 0) return undefined;
    const height = kept.current;
    kept.current = 0;
    const end = current.getBoundingClientRect().top + height;
    if (end > innerHeight || (end < 0 && 'overflowAnchor' in current.style)) return undefined;
    current.style.minHeight = `${height}px`;
    return onNextMove(current, () => current.style.removeProperty('min-height'));
  }, [isWaiting]);
  return box;
}
