import { shopperScope } from '../../../shared/shopper/scope.js';
import type { ListName } from '../../../shared/view/lists.js';
import { savedDrugs } from '../../drugs/actions/remove-drugs.js';
import { $sharedNames } from '../../known-plans/state/plans.js';
import { favoriteOf } from '../../known-plans/state/supplement-plans.js';
import { clearNotices } from '../../lists/state/notices.js';
import { distinctName } from '../../plan/rules/distinct-name.js';
import { keyOf, type Plan } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { savedPlans } from '../../plans/actions/remove-plans.js';
import { openPopup } from '../../popups/actions.js';
import { savedProviders } from '../../providers/actions/remove-providers.js';
import { removeFavorite } from '../../supplement/actions/remove-favorite.js';
import { $removing, markRemoving, unmarkRemoving } from '../state/removals.js';
import { announceOutcome } from './announce-outcome.js';
import type { SavedList } from './saved-list.js';
import { flushOnPageHide, writeInTurn } from './serialize.js';

/** An item of a list, by its key, with the name that the shopper knows it by. */
export interface ListedItem {
  readonly list: ListName;
  readonly key: string;
  readonly name: string;
  /** The difference to others of its name, such as a dose. */
  readonly detail?: string | undefined;
}

const lists: Readonly<Record<ListName, SavedList>> = { plans: savedPlans, drugs: savedDrugs, providers: savedProviders };

/** Asks whether the plan should leave the list, by a name that tells it from the other cards (REM-01). */
export function askToRemovePlan(plan: Plan, origin: EventTarget): void {
  const name = distinctName(plan, $sharedNames.get());
  askToRemoveItem({ list: 'plans', key: keyOf(plan), name }, origin);
}

/** Asks whether the item should leave its list (REM-01). */
export function askToRemoveItem(item: ListedItem, origin?: EventTarget): void {
  openPopup({ tag: 'ucp-remove-popup', origin, ...item });
}

/**
 * Removes an item from the screen at once, then from the server. If that fails the item returns to its place and the shopper gets a message
 * (REM-02, REM-03, REM-07). The event can be canceled.
 */
export async function removeItem(item: ListedItem, origin: EventTarget): Promise<void> {
  const { list, key, name } = item;
  if (list === 'plans' && favoriteOf(key)) return removeFavorite(item, origin);
  const saved = lists[list];
  if ($removing.get()[list].has(key) || !saved.announce(key, origin)) return;
  clearNotices(list, key);
  markRemoving(list, key);
  saved.changed();
  const { signal } = shopperScope();
  const year = $activeYear.get();
  const isRemoved = await flushOnPageHide(
    () => saved.remove(key),
    (hasBegun) => saved.removeOnPageHide(key, hasBegun),
    (begin) => writeInTurn(list, begin),
  );
  unmarkRemoving(list, key);
  if (signal.aborted) return;
  announceOutcome({ kind: isRemoved ? 'removed' : 'remove-failed', list, key, name }, year, origin);
  if (isRemoved) saved.removed();
  else saved.changed();
}

/** Puts a removed item back, on the server too. */
export async function restoreItem(item: ListedItem, origin: EventTarget): Promise<void> {
  const { list, key, name } = item;
  const told = { list, key, name };
  const year = $activeYear.get();
  announceOutcome({ kind: 'restoring', ...told }, year, origin);
  const { signal } = shopperScope();
  const isRestored = await writeInTurn(list, () => lists[list].restore(key));
  if (signal.aborted) return;
  announceOutcome({ kind: isRestored ? 'restored' : 'restore-failed', ...told }, year, origin);
  if (isRestored) lists[list].changed();
}
