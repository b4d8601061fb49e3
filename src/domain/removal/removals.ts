export type KeyOf<Item> = (item: Item) => string;

/**
 * The items that are not leaving, in their order; the same array when none leaves. What shows is the list that the server last
 * confirmed, less what is leaving: an item whose removal fails stops leaving, and so stands at its old index again (REM-02, REM-03).
 */
export function withoutLeaving<Item>(items: readonly Item[], leaving: ReadonlySet<string>, keyOf: KeyOf<Item>): readonly Item[] {
  return items.some((item) => leaving.has(keyOf(item))) ? items.filter((item) => !leaving.has(keyOf(item))) : items;
}

/** The list less one item: what a write sends, made from the confirmed list (REM-07). */
export function without<Item>(items: readonly Item[], key: string, keyOf: KeyOf<Item>): readonly Item[] {
  return items.filter((item) => keyOf(item) !== key);
}
