/**
 * Where focus goes when an item leaves a list: to the next item, by its key, or to the list's heading, which undefined stands for (REM-06).
 * `keys` are those of the shown list before the removal, in the order on the screen.
 */
export function focusAfterRemoval(keys: readonly string[], removed: string): string | undefined {
  const index = keys.indexOf(removed);
  return index < 0 ? undefined : keys[index + 1];
}
