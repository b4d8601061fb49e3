import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the height that a box has while it waits, so that what comes later never moves the visible parts below it up (LOAD-04). The height
 * is free again when the shopper presses something in the box, or the window is resized. A box that ends outside the window keeps nothing:
 * below it nobody sees what moves, and above it the browser holds what is in sight (`overflow-anchor`).
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
    const free = () => void current.style.removeProperty('min-height');
    current.style.minHeight = `${height}px`;
    addEventListener('resize', free, { once: true });
    current.addEventListener('click', free, { once: true });
    return () => {
      removeEventListener('resize', free);
      current.removeEventListener('click', free);
      free();
    };
  }, [isWaiting]);
  return box;
}
