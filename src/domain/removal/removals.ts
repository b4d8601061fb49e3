export type KeyOf<Item> = (item: Item) => string;

/**
 * What shows of a list that the server last confirmed: the items that are not leaving, in their order, so that one whose removal fails
 * stands at its old place again (REM-02, REM-03). The same array when none leaves.
 */
export function withoutLeaving<Item>(items: readonly Item[], leaving: ReadonlySet<string>, keyOf: KeyOf<Item>): readonly Item[] {
  return items.some((item) => leaving.has(keyOf(item))) ? items.filter((item) => !leaving.has(keyOf(item))) : items;
}
