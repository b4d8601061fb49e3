import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onNextMove } from './on-next-move.js';
import { useHost } from './react-renderer.js';

/** The end of an element's skeleton. */
const bottoms = new WeakMap<Element, number>();

/** Remembers where the skeleton of an element ends: a component's `before`. */
export function recordSkeletonEnd(host: Element): void {
  bottoms.set(host, host.getBoundingClientRect().bottom);
}

/**
 * For the last box of an element, which may be lower than the skeleton that held its place. Without this, the parts below would move up.
 * The box gets a minimum height that reaches as far down as the visible part of the skeleton did (LOAD-04), until the shopper moves.
 * Call it in the component at the top. Only the first drawing follows a skeleton, and a box that appears later needs no such height.
 */
export function useReservedHeight(): RefObject<HTMLDivElement | null> {
  const host = useHost();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const bottom = Math.min(bottoms.get(host) ?? 0, innerHeight);
    // Less than nothing is no height: the style stays as it is.
    current.style.minHeight = `${bottom - current.getBoundingClientRect().top}px`;
    return onNextMove(current, () => current.style.removeProperty('min-height'));
  }, [host]);
  return box;
}
