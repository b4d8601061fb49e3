import { type RefObject, useEffect, useState } from 'react';
import { focusText } from '../../../ui/focus-text.js';
import { CARD_REQUESTED } from '../../known-plans/state/cards-on-page.js';
import { FIRST_CARDS, SHORT_LIST } from '../PlanGrid/PlanGrid.js';
import { itemSelector } from './use-focus-in-item.js';

interface Fold {
  /** On a phone the first cards of a long list show, and a button for the others. */
  readonly isFolded: boolean;
  /** Shows all. The first new card takes the focus of the button, which disappears. */
  readonly unfold: () => void;
}

/** A long list of cards would be dozens of screens of a phone. */
export function useFold(list: RefObject<HTMLElement | null>, count: number): Fold {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const root = list.current;
    // A caller who wants a card needs it at once, and not when the list is drawn again.
    const show = () => {
      root?.querySelector('.plan-grid--folded')?.classList.remove('plan-grid--folded');
      setOpen(true);
    };
    root?.addEventListener(CARD_REQUESTED, show);
    return () => root?.removeEventListener(CARD_REQUESTED, show);
  }, [list]);
  const unfold = () => {
    setOpen(true);
    queueMicrotask(() => {
      const name = list.current?.querySelectorAll(itemSelector)[FIRST_CARDS]?.querySelector<HTMLElement>('h3');
      if (name) focusText(name);
    });
  };
  return { isFolded: !isOpen && count > SHORT_LIST, unfold };
}
