/** Where focus goes when an item leaves a list (REM-06). */
export type FocusTarget = { readonly kind: 'item'; readonly key: string } | { readonly kind: 'heading' };

/** The next item of the shown list, else the list's heading. `keys` are those before the removal, in the order on the screen. */
export function focusAfterRemoval(keys: readonly string[], removed: string): FocusTarget {
  const index = keys.indexOf(removed);
  const next = index < 0 ? undefined : keys[index + 1];
  return next === undefined ? { kind: 'heading' } : { kind: 'item', key: next };
}
