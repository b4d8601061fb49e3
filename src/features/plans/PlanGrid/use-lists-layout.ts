import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsPrintingPage } from '../../../element/use-is-printing-page.js';
import { windowOf } from '../../../shared/page/window-of.js';
import type { ListsLayout } from '../PlanCard/lists-layout.js';

/** Follows what the style sheet decides by the width of the grid. It says so in `--_lists`. */
export function useListsLayout(grid: RefObject<HTMLElement | null>): ListsLayout {
  const [layout, setLayout] = useState<ListsLayout>(null);
  const isOnPaper = useIsPrintingPage();
  useLayoutEffect(() => {
    const { current } = grid;
    // An observer of another window would report sizes of a frame too late, in every frame of the screen.
    const view = current && windowOf(current.ownerDocument);
    if (!view) return undefined;
    const sizes = new view.ResizeObserver(() => setLayout(layoutOf(current)));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [grid]);
  // On paper every list is open.
  return isOnPaper && layout === 'closed' ? null : layout;
}

function layoutOf(grid: HTMLElement): ListsLayout {
  const layout = getComputedStyle(grid).getPropertyValue('--_lists').trim();
  return layout === 'open' || layout === 'closed' ? layout : null;
}
