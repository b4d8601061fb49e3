export type KeyOf<Item> = (item: Item) => string;

/**
 * Returns the confirmed list without the items that are being removed (REM-02). If a removal fails, its item is back in
 * its old place (REM-03). Returns the same array if no item is being removed.
 */
export function withoutRemoved<Item>(
  items: readonly Item[],
  removing: ReadonlySet<string> | undefined,
  keyOf: KeyOf<Item>,
): readonly Item[] {
  return items.some((item) => removing?.has(keyOf(item))) ? items.filter((item) => !removing?.has(keyOf(item))) : items;
}
