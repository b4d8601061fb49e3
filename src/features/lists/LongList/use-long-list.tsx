import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIsPrintingPage } from '../../../element/use-is-printing-page.js';
import { Button } from '../../../ui/Button.js';
import { focusText } from '../../../ui/focus-text.js';
import { common as english } from '../../language/text/en/common.js';
import { useText } from '../../language/use-text.js';

/** A list of more rows than this shows its first ones and a button (SAFE-05). */
export const LONG_LIST = 100;
export const ROWS_PER_STEP = 50;

interface LongList<Row> {
  readonly rows: readonly Row[];
  /** The button for more rows, behind the list; null where all of them show. */
  readonly more: ReactNode;
}

/**
 * The rows of a list that are drawn: of more than 100 the first 50, and 50 more with each press (SAFE-05). Focus moves to the first new
 * row, because the button disappears with the last ones. A list is whole on paper (TOP-05).
 *
 * @param nameInRow the selector of what takes focus in a row: a control, or a text
 * @param suffix hidden words behind the button's own, where a page has several such lists
 */
export function useLongList<Row>(
  all: readonly Row[],
  root: RefObject<HTMLElement | null>,
  nameInRow: string,
  suffix?: string,
): LongList<Row> {
  const text = useText(english);
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const pressed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const name = pressed.current !== null && root.current?.querySelectorAll<HTMLElement>(nameInRow)[pressed.current];
    if (name && name.tabIndex < 0) focusText(name);
    else if (name) name.focus();
    pressed.current = null;
  });
  const isOnPaper = useIsPrintingPage();
  if (all.length <= LONG_LIST || isOnPaper || limit >= all.length) return { rows: all, more: null };
  const showMore = () => {
    pressed.current = limit;
    setLimit(limit + ROWS_PER_STEP);
  };
  const more = (
    <div className="more">
      <p className="small muted">{text.shownOf(limit, all.length)}</p>
      <Button kind="secondary" onClick={showMore} part="more" suffix={suffix}>
        {text.showMore(Math.min(ROWS_PER_STEP, all.length - limit))}
      </Button>
    </div>
  );
  return { rows: all.slice(0, limit), more };
}
