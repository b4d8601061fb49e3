import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the height that a box has while it waits, so that what comes later never moves the visible parts below it up (LOAD-04). The height
 * is free again when the shopper presses something in the box, or the window is resized. A box that ends below the window keeps nothing:
 * nobody sees what moves.
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
    if (current.getBoundingClientRect().top + height > innerHeight) return undefined;
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
