/** The items by name, whatever the case and the accents; equal names keep their order (DRUG-10, PROV-06). */
export function byName<Item extends { readonly name: string }>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, name: sortName(item.name) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ item }) => item);
}

// Not Intl.Collator: the first Intl object of a page costs an old phone a noticeable pause.
function sortName(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
