/** Returns the sort key of a name, without letter case and accents. */
export function orderName(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Compares two keys of `orderName`. `Intl.Collator` is not used, because the first Intl object of a page is slow on an old phone. */
export function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Sorts items by name. Items with the same name keep their order (DRUG-10, PROV-06). */
export function byName<Item extends { readonly name: string }>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, name: orderName(item.name) }))
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ item }) => item);
}
