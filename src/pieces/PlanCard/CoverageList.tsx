import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { telling } from '../telling.js';

/** Rows that a long list shows at first; a list of a few more is no long one. `PlanCard.css` counts as far. */
const FIRST = 8;
const FEW = 2;

interface CoverageListProps {
  readonly children: readonly ReactElement[];
  /** Says how many there are, such as 'Show all 40 drugs'. */
  readonly showAll: (count: number) => string;
  /** Hidden words behind it: the plan. */
  readonly suffix: string;
}

/** The drugs or doctors of a card. A long list is folded on the screen, below what is not covered, and whole on paper. */
export function CoverageList({ children, showAll, suffix }: CoverageListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isFolded = !isOpen && children.length > FIRST + FEW;
  useLayoutEffect(() => {
    // What was pressed is gone: the first row that came takes the focus.
    const row = isOpen && list.current?.children[FIRST];
    if (!(row instanceof HTMLElement)) return;
    row.tabIndex = -1;
    row.focus();
  }, [isOpen]);
  return (
    <>
      <ul className={isFolded ? 'coverage__list is-folded' : 'coverage__list'} role="list" ref={list}>
        {children}
      </ul>
      {isFolded && (
        <p className="coverage__all">
          <Button kind="quiet" suffix={suffix} onClick={telling('Show All', () => setOpen(true))}>
            {showAll(children.length)}
          </Button>
        </p>
      )}
    </>
  );
}
