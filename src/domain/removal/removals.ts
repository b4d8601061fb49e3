export type KeyOf<Item> = (item: Item) => string;

/**
 * The items of the confirmed list that are not being removed, in their order, so that an item whose removal fails is at its old place again
 * (REM-02, REM-03). The same array when none is being removed.
 */
export function withoutLeaving<Item>(items: readonly Item[], leaving: ReadonlySet<string>, keyOf: KeyOf<Item>): readonly Item[] {
  return items.some((item) => leaving.has(keyOf(item))) ? items.filter((item) => !leaving.has(keyOf(item))) : items;
}
