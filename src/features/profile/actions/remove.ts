import { shopperScope } from '../../../shared/shopper/scope.js';
import { clearNotices } from '../../lists/state/notices.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { openPopup } from '../../popups/actions.js';
import { $removing, markRemoving, unmarkRemoving } from '../state/removals.js';
import { aboveProfile } from './above-profile.js';
import { announceOutcome } from './announce-outcome.js';
import type { ListedItem } from './saved-list.js';
import { flushOnPageHide, writeInTurn } from './serialize.js';

/** Asks whether the item should leave its list (REM-01). */
export function askToRemoveItem(item: ListedItem, target?: EventTarget): void {
  openPopup({ tag: 'ucp-remove-popup', target, ...item });
}

/**
 * Removes an item from the screen at once, then from the server. If that fails the item returns to its place and the shopper gets a message
 * (REM-02, REM-03, REM-07). The event can be canceled.
 */
export async function removeItem(item: ListedItem, target: EventTarget): Promise<void> {
  const { list, key, name } = item;
  const saved = aboveProfile().savedLists[list];
  const elsewhere = saved.removeElsewhere?.(item, target);
  if (elsewhere) return elsewhere;
  if ($removing.get()[list]?.has(key) || !saved.announce(key, target)) return;
  clearNotices(list, key);
  markRemoving(list, key);
  saved.changed();
  const { signal } = shopperScope();
  const year = $activeYear.get();
  const isRemoved = await flushOnPageHide(
    () => saved.remove(key),
    (hasBegun) => saved.removeOnPageHide(key, hasBegun),
    (run) => writeInTurn(list, run),
  );
  unmarkRemoving(list, key);
  if (signal.aborted) return;
  announceOutcome({ kind: isRemoved ? 'removed' : 'remove-failed', list, key, name }, year, target);
  if (isRemoved) saved.removed();
  else saved.changed();
}

/** Puts a removed item back, on the server too. */
export async function restoreItem(item: ListedItem, target: EventTarget): Promise<void> {
  const { list, key, name } = item;
  const saved = aboveProfile().savedLists[list];
  const named = { list, key, name };
  const year = $activeYear.get();
  announceOutcome({ kind: 'restoring', ...named }, year, target);
  const { signal } = shopperScope();
  const isRestored = await writeInTurn(list, () => saved.restore(key));
  if (signal.aborted) return;
  announceOutcome({ kind: isRestored ? 'restored' : 'restore-failed', ...named }, year, target);
  if (isRestored) saved.changed();
}
