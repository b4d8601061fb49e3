import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { emit } from '../../../shared/events.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { type Favorite, favoriteOf } from '../../known-plans/state/supplement-plans.js';
import { clearNotices } from '../../lists/state/notices.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { announceOutcome } from '../../profile/actions/announce-outcome.js';
import type { ListedItem } from '../../profile/actions/saved-list.js';
import { flushOnPageHide, serialize } from '../../profile/actions/serialize.js';
import { getProfileSection } from '../../profile/service.js';
import { profileChanged } from '../../profile/state/profile.js';
import { $removing, markRemoving, unmarkRemoving } from '../../profile/state/removals.js';
import { deleteSavedPlan } from '../../profile/write-service.js';
import { supplementSection } from '../section.js';

/**
 * Removes a saved supplement plan from the screen at once, then from the server. If that fails the plan returns to its place and the
 * shopper gets a message (REM-02, REM-03, REM-07). Null for any other plan. Keys of supplement plans never equal those of other plans. The event can be canceled.
 */
export function removeFavorite(item: ListedItem, target: EventTarget): Promise<void> | null {
  const favorite = favoriteOf(item.key);
  return favorite ? remove(favorite, item.name, target) : null;
}

async function remove(favorite: Favorite, name: string, target: EventTarget): Promise<void> {
  const { key } = favorite;
  const identity = $identity.get();
  if (!identity || $removing.get().plans?.has(key)) return;
  if (!emit(target, 'ucp-plan-remove', { planId: favorite.planCode, planYear: favorite.planYear })) return;
  clearNotices('supplement', key);
  markRemoving('plans', key);
  const { uuid } = identity;
  const { planCode: planId, planYear } = favorite;
  const { signal } = shopperScope();
  const year = $activeYear.get();
  const call = async () => {
    const deleted = await deleteSavedPlan(httpClient(), supplementSection, { uuid, planYear, planId });
    valueOrLog(deleted);
    if (deleted.ok || signal.aborted) return deleted;
    // The answer may have been lost, or another tab may have removed the plan already.
    const left = await getProfileSection(httpClient(), uuid, supplementSection);
    valueOrLog(left);
    return left;
  };
  const answer = await flushOnPageHide(
    call,
    (hasBegun) => (hasBegun ? null : call()),
    (run) => serialize('medsupp', run),
  );
  // All in one task: after the last plan the area stays for its message, and keeps the focus.
  unmarkRemoving('plans', key);
  if (!answer || signal.aborted) return;
  // After the last plan the section may be null.
  if (answer.ok) profileChanged({ supplement: answer.value });
  const isRemoved = answer.ok && !favoriteOf(key);
  announceOutcome({ kind: isRemoved ? 'removed' : 'remove-failed', list: 'supplement', key, name }, year, target);
}
