import { type RefObject, useLayoutEffect } from 'react';
import { windowOf } from '../../../shared/page/window-of.js';

const LAID_OUT = 'is-laid-out';

/**
 * Marks the pairs of a grid that have been laid out as they are now. The browser knows their heights, and the style sheet lets it skip them
 * while they are off the screen. A pair that changes, or gets another width, is laid out again first. So the page is always as high as with
 * nothing skipped. Nothing moves when a skipped pair comes into view or a link leads to it. A pair is marked only off the screen, because
 * the browser would count its cards as moved otherwise (LOAD-04).
 */
export function useSkippedPairs(grid: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = grid;
    const view = current && windowOf(current.ownerDocument);
    return view ? skipPairs(current, view) : undefined;
  }, [grid]);
}

/** The observers are those of the grid's own window: one of another window would report sizes of a frame too late. */
function skipPairs(grid: HTMLElement, view: Window & typeof globalThis): () => void {
  const widths = new WeakMap<Element, number>();
  const measured = new Set<Element>();
  const views = new view.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (!isIntersecting && measured.has(target)) target.classList.add(LAID_OUT);
    },
    { rootMargin: '50%' },
  );
  const layOut = (pair: Element) => {
    pair.classList.remove(LAID_OUT);
    measured.delete(pair);
    views.unobserve(pair);
    // It is reported again, even with the same size.
    sizes.unobserve(pair);
    sizes.observe(pair);
  };
  const sizes = new view.ResizeObserver((entries) => {
    const resized: Element[] = [];
    for (const { target, contentRect } of entries) {
      if (widths.get(target) === contentRect.width) {
        measured.add(target);
        // It is reported after this frame, at whose end the browser keeps the heights.
        views.observe(target);
      } else resized.push(target);
      widths.set(target, contentRect.width);
    }
    // In the next frame: a change within this one would be reported as a loop.
    if (resized.length > 0) view.requestAnimationFrame(() => resized.forEach(layOut));
  });
  const changes = new MutationObserver((records) => {
    const places = new Set(records.map(({ target }) => target));
    const changed = places.has(grid) ? grid.children : new Set([...places].flatMap((place) => pairOf(place) ?? []));
    for (const pair of changed) layOut(pair);
  });
  changes.observe(grid, { subtree: true, childList: true, characterData: true });
  for (const pair of grid.children) layOut(pair);
  return () => {
    changes.disconnect();
    sizes.disconnect();
    views.disconnect();
  };
}

/** Null for what has left the grid. */
function pairOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('[part=pair]') ?? null;
}
