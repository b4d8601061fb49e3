/** The sort key of a name, without case and accents. */
export function orderName(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The order of two names that `orderName` made. Not Intl.Collator: the first Intl object of a page costs an old phone a noticeable pause.
 */
export function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The items by name; equal names keep their order (DRUG-10, PROV-06). */
export function byName<Item extends { readonly name: string }>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, name: orderName(item.name) }))
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ item }) => item);
}
