import { sameShopper } from '../../../shared/calls/same-shopper.js';
import { http, settled } from '../../../shared/calls/services.js';
import { emit } from '../../../shared/events.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { clearNotices } from '../../page/state/notices.js';
import { $activeYear } from '../../plans/state/year.js';
import { favoriteOf } from '../../supplement/state/derived-supplement.js';
import { getProfileSection } from '../service.js';
import { profileChanged } from '../state/profile-changes.js';
import { $leaving, leave, stay } from '../state/removals.js';
import { deleteSavedPlan } from '../write-service.js';
import { conclude } from './conclude.js';
import { inTurn } from './queue.js';
import { orWhenLeft } from './when-left.js';

/**
 * Removes a saved supplement plan from the screen at once, then from the server; if that fails the plan returns to its place and the
 * shopper is told (REM-02, REM-03, REM-07). Keys of supplement plans never equal those of other plans. The event can be cancelled.
 */
export async function removeFavorite({ key, name }: { readonly key: string; readonly name: string }, origin: EventTarget): Promise<void> {
  const favorite = favoriteOf(key);
  const identity = $identity.get();
  if (!favorite || !identity || $leaving.get().plans.has(key)) return;
  if (!emit(origin, 'ucp-plan-remove', { planId: favorite.planCode, planYear: favorite.planYear })) return;
  clearNotices('supplement', key);
  leave('plans', key);
  const { uuid } = identity;
  const { planCode: planId, planYear } = favorite;
  const isSame = sameShopper();
  const year = $activeYear.get();
  const remove = async () => {
    const deleted = await deleteSavedPlan(http(), { uuid, section: 'medsupp', planYear, planId });
    settled(deleted);
    if (deleted.ok || !isSame()) return deleted;
    // The answer may have been lost, or another tab may have removed the plan already.
    const left = await getProfileSection(http(), uuid, 'medsupp');
    settled(left);
    return left;
  };
  const answer = await orWhenLeft(
    remove,
    (hasBegun) => (hasBegun ? null : remove()),
    (begin) => inTurn('medsupp', begin),
  );
  // All in one task: after the last plan the area stays for its message, and keeps the focus.
  stay('plans', key);
  if (!answer || !isSame()) return;
  // After the last plan the section may be null.
  if (answer.ok) profileChanged({ supplement: answer.value });
  const isRemoved = answer.ok && !favoriteOf(key);
  conclude({ kind: isRemoved ? 'removed' : 'remove-failed', list: 'supplement', key, name }, year, origin);
}
