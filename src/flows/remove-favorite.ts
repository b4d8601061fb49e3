import { emit } from '../platform/events.js';
import { deleteSavedPlan } from '../services/profile.js';
import { type Favorite, favoriteOf } from '../store/derived/supplement.js';
import { $identity } from '../store/identity.js';
import { clearNotices, tell } from '../store/notices.js';
import { $profile, profileChanged } from '../store/profile.js';
import { $leaving, leave, stay } from '../store/removals.js';
import { inTurn } from './queue.js';
import { http, settled } from './services.js';
import { tellTabs } from './tabs.js';

/**
 * Takes a saved supplement plan off at once and asks the server to do the same; when that fails it stands at its old place again and
 * the shopper is told (REM-02, REM-03, REM-07). Keys of supplement plans are like no other plan's. The event can be cancelled.
 */
export async function removeFavorite({ key, name }: { readonly key: string; readonly name: string }, origin: EventTarget): Promise<void> {
  const favorite = favoriteOf(key);
  if (!favorite || $identity.get()?.isCloaked || $leaving.get().plans.has(key)) return;
  if (!emit(origin, 'ucp-plan-remove', { planId: favorite.planCode, planYear: favorite.planYear })) return;
  clearNotices('supplement', key);
  leave('plans', key);
  const { uuid } = $identity.get() ?? { uuid: '' };
  const isRemoved = await inTurn('medsupp', () => remove(uuid, favorite));
  stay('plans', key);
  if ($identity.get()?.uuid !== uuid) return;
  tell({ kind: isRemoved ? 'removed' : 'remove-failed', list: 'supplement', key, name });
  if (isRemoved) tellTabs();
}

/** The section as the server has it without the plan; an answer for a shopper who has left meanwhile is nobody's. */
async function remove(uuid: string, { planCode: planId, planYear }: Favorite): Promise<boolean> {
  const section = settled(await deleteSavedPlan(http(), { uuid, section: 'medsupp', planYear, planId }));
  if (section && $profile.get().profile?.uuid === uuid) profileChanged({ supplement: section });
  return section !== null;
}
