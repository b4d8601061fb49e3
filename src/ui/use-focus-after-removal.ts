import { type RefObject, useLayoutEffect, useRef } from 'react';
import { deepActiveElement, isFocusLost, itemWithFocus } from './focus.js';
import { focusAfterRemoval } from './focus-target.js';
import { focusText } from './focus-text.js';

/**
 * When an item that has focus leaves the list, focus moves to the next item, or to the list's heading (REM-06). The same happens when
 * another tab removed it.
 *
 * @param items a selector for the items, which are in the order of the keys. Keys are personal data and never get into the document.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  leaving: ReadonlySet<string> | undefined,
  items = '[data-item]',
): void {
  const before = useRef(keys);
  // During rendering the document still shows the previous state.
  const held = before.current[itemWithFocus(list.current, items)];
  useLayoutEffect(() => {
    const gone = before.current.find((key) => (key === held || leaving?.has(key)) && !keys.includes(key));
    const order = before.current;
    before.current = keys;
    if (gone === undefined || !list.current || !isFocusLost()) return;
    const next = focusAfterRemoval(order, gone);
    const item = next === undefined ? undefined : list.current.querySelectorAll(items)[keys.indexOf(next)];
    const name = item?.querySelector<HTMLElement>('[tabindex="-1"]');
    if (name) name.focus();
    else focusHeading(list.current);
  }, [list, keys, leaving, items, held]);
}

/** The list's heading; the list itself where the page has the heading. */
export function focusHeading(list: HTMLElement): void {
  focusText(list.querySelector<HTMLElement>('h2') ?? list);
}

/** A focused element in a box that disappears passes focus to the heading of the list that the box is in. */
export function handFocusToHeading(box: HTMLElement | null): () => void {
  return () => {
    const list = box?.closest('section');
    if (list && box?.contains(deepActiveElement())) focusHeading(list);
  };
}
