/**
 * A list with removals under way. What shows is the list that the server last confirmed, less what is leaving: an item
 * whose removal fails stops leaving, and so stands at its old index again, whatever else was removed meanwhile (REM-02, REM-03).
 */
export interface Removals<Item> {
  readonly confirmed: readonly Item[];
  /** Keys of the items whose removal the server has not answered yet. */
  readonly leaving: ReadonlySet<string>;
}

export type KeyOf<Item> = (item: Item) => string;

export function noRemovals<Item>(confirmed: readonly Item[]): Removals<Item> {
  return { confirmed, leaving: new Set() };
}

/** The item leaves the screen; the server has yet to answer. */
export function removalBegun<Item>(removals: Removals<Item>, key: string): Removals<Item> {
  return { ...removals, leaving: new Set(removals.leaving).add(key) };
}

/** The server has removed it. */
export function removalLanded<Item>(removals: Removals<Item>, key: string, keyOf: KeyOf<Item>): Removals<Item> {
  return removalEnded({ ...removals, confirmed: without(removals.confirmed, key, keyOf) }, key);
}

/** The server has not: the item is back. */
export function removalFailed<Item>(removals: Removals<Item>, key: string): Removals<Item> {
  return removalEnded(removals, key);
}

/** The list was read again; what is leaving still leaves (REM-04, REM-07). */
export function listConfirmed<Item>(removals: Removals<Item>, confirmed: readonly Item[]): Removals<Item> {
  return { ...removals, confirmed };
}

export function shownOf<Item>({ confirmed, leaving }: Removals<Item>, keyOf: KeyOf<Item>): readonly Item[] {
  return withoutLeaving(confirmed, leaving, keyOf);
}

/** The items that are not leaving, in their order; the same array when none leaves. */
export function withoutLeaving<Item>(items: readonly Item[], leaving: ReadonlySet<string>, keyOf: KeyOf<Item>): readonly Item[] {
  return items.some((item) => leaving.has(keyOf(item))) ? items.filter((item) => !leaving.has(keyOf(item))) : items;
}

/** The list less one item: what a write sends, made from the confirmed list (REM-07). */
export function without<Item>(items: readonly Item[], key: string, keyOf: KeyOf<Item>): readonly Item[] {
  return items.filter((item) => keyOf(item) !== key);
}

function removalEnded<Item>(removals: Removals<Item>, key: string): Removals<Item> {
  const leaving = new Set(removals.leaving);
  leaving.delete(key);
  return { ...removals, leaving };
}
