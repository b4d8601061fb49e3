import { type RefObject, useLayoutEffect, useRef } from 'react';
import { takeRoom, useHost } from '../platform/react-renderer.js';

/**
 * For a box that stands where the skeleton of something higher stood: it is as high as what the screen showed of that, so that
 * nothing moves (LOAD-04). A window of another size ends it. The piece says `keepsRoom`.
 */
export function useKeptRoom(): RefObject<HTMLDivElement | null> {
  const host = useHost();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = box.current as HTMLDivElement;
    style.minHeight = `${takeRoom(host, box.current as HTMLDivElement)}px`;
    const end = () => style.removeProperty('min-height');
    addEventListener('resize', end, { once: true });
    return () => removeEventListener('resize', end);
  }, [host]);
  return box;
}
