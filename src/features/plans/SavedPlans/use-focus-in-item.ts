import { type RefObject, useLayoutEffect, useRef } from 'react';
import { deepActiveElement, isFocusLost, itemWithFocus } from '../../../ui/focus.js';

/** The content of a list, whatever state it is in. */
export const itemSelector = '[data-item]';
const stops = 'a[href], button, summary, [tabindex]';

/** The position of focus in an item. */
interface Held {
  readonly key: string;
  readonly stop: number;
  /** Of so many: an item with others has changed, and its place in it means nothing. */
  readonly of: number;
}

/**
 * Keeps focus inside an item that is drawn again because it has moved to another pair or has new contents. Focus stays on the same control,
 * or moves to the item's name.
 *
 * @param keys of the items, in their order. Keys are personal data and never get into the document.
 */
export function useFocusInItem(list: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const before = useRef(keys);
  // During rendering the document still shows the previous state.
  const held = heldIn(list.current, before.current);
  useLayoutEffect(() => {
    before.current = keys;
    if (!held || !list.current || !isFocusLost()) return;
    const item = list.current.querySelectorAll<HTMLElement>(itemSelector)[keys.indexOf(held.key)];
    if (item) giveFocus(item, held);
  });
}

function heldIn(list: HTMLElement | null, keys: readonly string[]): Held | null {
  const index = itemWithFocus(list, itemSelector);
  const key = keys[index];
  const active = deepActiveElement();
  if (!list || !active || key === undefined) return null;
  const controls = [...(list.querySelectorAll(itemSelector)[index]?.querySelectorAll(stops) ?? [])];
  return { key, stop: controls.indexOf(active), of: controls.length };
}

function giveFocus(item: HTMLElement, { stop, of }: Held): void {
  const controls = item.querySelectorAll<HTMLElement>(stops);
  const same = controls.length === of ? controls[stop] : undefined;
  const target = same ?? item.querySelector<HTMLElement>('[tabindex="-1"]') ?? item;
  if (target === item) item.tabIndex = -1;
  target.focus({ preventScroll: true });
}
