import { type ReactNode, useRef } from 'react';
import { classes } from '../../../ui/classes.js';
import { ListsLayoutContext } from '../PlanCard/lists-layout.js';
import css from './PlanGrid.css?inline';
import { useListsLayout } from './use-lists-layout.js';
import { useSkippedPairs } from './use-skipped-pairs.js';

/** More cards than these make a long list, which a phone folds. */
export const SHORT_LIST = 20;

/** As many cards of a longer list show on a phone, until the others are asked for; the style sheet hides the pairs after them. */
export const FIRST_CARDS = 16;

/**
 * Cards in pairs, each pair a grid of its own. Two cards side by side share their rows (PLN-05). A card that changes lays out its pair
 * only, not a list that may be long.
 */
export function PlanGrid({ children, isFolded }: { readonly children: readonly ReactNode[]; readonly isFolded?: boolean }) {
  const grid = useRef<HTMLDivElement>(null);
  const layout = useListsLayout(grid);
  useSkippedPairs(grid);
  return (
    <ListsLayoutContext.Provider value={layout}>
      <div className={classes('plan-grid', isFolded && 'plan-grid--folded')} part="grid" ref={grid}>
        {pairsOf(children).map((pair, order) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place in the list; what stands in it changes
          <div className="plan-pair" part="pair" key={order}>
            {pair}
          </div>
        ))}
      </div>
    </ListsLayoutContext.Provider>
  );
}

function pairsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  return items.flatMap((_, order) => (order % 2 === 0 ? [items.slice(order, order + 2)] : []));
}

export const planGridStyles: readonly string[] = [css];
