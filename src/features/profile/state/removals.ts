import { createAtom } from '../../../shared/state/store.js';
import type { ListName } from '../../../shared/view/lists.js';

/** The items of each list that are being removed on the server: the lists on the screen leave them out (REM-02). */
type Removing = Readonly<Partial<Record<ListName, ReadonlySet<string>>>>;

const leaving = createAtom<Removing>('leaving', {});

/**
 * A failed removal drops its key again. The item is back at its old place, whatever else was removed meanwhile. The shown list is always
 * the confirmed list without the items that are being removed (REM-03).
 */
export const $removing = leaving.readable;

export function markRemoving(list: ListName, key: string): void {
  change(list, (keys) => keys.add(key));
}

export function unmarkRemoving(list: ListName, key: string): void {
  change(list, (keys) => keys.delete(key));
}

/** A list that nothing is leaving has no entry. */
function change(list: ListName, edit: (keys: Set<string>) => void): void {
  const { [list]: before, ...others } = leaving.get();
  const keys = new Set(before);
  edit(keys);
  leaving.set(keys.size > 0 ? { ...others, [list]: keys } : others);
}
