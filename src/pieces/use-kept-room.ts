import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHost } from '../platform/react-renderer.js';

/** Where the skeleton of an element ended. */
const bottoms = new WeakMap<Element, number>();

/** Remembers where the skeleton of an element ends: a piece's `before`. */
export function noteRoom(host: Element): void {
  bottoms.set(host, host.getBoundingClientRect().bottom);
}

/**
 * For a box at the end of an element that may be lower than the skeleton that kept its place. What stands below would move, or be
 * pulled into the screen: the box is as high as what the screen showed of the skeleton (LOAD-04). A window of another size ends it.
 * Called by the piece itself: only its first drawing has a skeleton before it, and a box that comes later keeps no room.
 */
export function useKeptRoom(): RefObject<HTMLDivElement | null> {
  const host = useHost();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const { style } = box.current;
    const bottom = Math.min(bottoms.get(host) ?? 0, innerHeight);
    style.minHeight = `${Math.max(0, bottom - box.current.getBoundingClientRect().top)}px`;
    const end = () => style.removeProperty('min-height');
    addEventListener('resize', end, { once: true });
    return () => removeEventListener('resize', end);
  }, [host]);
  return box;
}
