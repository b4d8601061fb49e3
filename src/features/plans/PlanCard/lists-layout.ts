import { createContext } from 'react';

/**
 * Whether the lists of the cards in a grid are all open, or open on request (FACT-02). Null until the grid has been measured, outside a grid,
 * and on paper.
 */
export type ListsLayout = 'open' | 'closed' | null;

export const ListsLayoutContext = createContext<ListsLayout>(null);

/** The attributes of one list of a card. */
export interface ListAttributes {
  readonly id: string;
  /**
   * Chromium computes no style for cards off the screen, and would read out the lists that only their style hides. So a closed list says by
   * an attribute that it is hidden.
   */
  readonly 'aria-hidden': true | undefined;
}
