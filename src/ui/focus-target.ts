/**
 * Returns the key of the next item, which gets focus after a removal. Returns undefined for the heading of the list
 * (REM-06).
 *
 * @param keys the keys of the list before the removal, in the order on the screen
 */
export function focusAfterRemoval(keys: readonly string[], removed: string): string | undefined {
  const index = keys.indexOf(removed);
  return index < 0 ? undefined : keys[index + 1];
}
