import { fact, type View } from '../../../shared/state/page.js';
import type { ListName } from '../rules/lists.js';

/** The items of each list that are being removed on the server: the lists on the screen leave them out (REM-02). */
type Leaving = Readonly<Record<ListName, ReadonlySet<string>>>;

const none: ReadonlySet<string> = new Set();
const leaving = fact<Leaving>('leaving', { plans: none, drugs: none, providers: none });

/**
 * A failed removal takes its key out again and the item stands at its old place, whatever else was removed
 * meanwhile: the shown list is always the confirmed list less what leaves (REM-03).
 */
export const $leaving: View<Leaving> = leaving;

export function leave(list: ListName, key: string): void {
  change(list, (keys) => keys.add(key));
}

export function stay(list: ListName, key: string): void {
  change(list, (keys) => keys.delete(key));
}

function change(list: ListName, edit: (keys: Set<string>) => void): void {
  const keys = new Set(leaving.get()[list]);
  edit(keys);
  leaving.set({ ...leaving.get(), [list]: keys });
}
