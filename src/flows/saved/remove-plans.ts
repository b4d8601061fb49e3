import { keyOf, type SavedPlan } from '../../domain/plan/plan.js';
import { addSavedPlan } from '../../domain/plan/saved-plans.js';
import type { ProfilePlans } from '../../domain/profile/profile.js';
import { emit } from '../../platform/events.js';
import { deleteSavedPlan, updateSavedPlans } from '../../services/profile.js';
import { putBackPlan } from '../../services/profile-encoder.js';
import { keptPlans, savedPlansOf } from '../../store/derived/plans.js';
import { shopperCell } from '../../store/page.js';
import { $planDetails } from '../../store/plan-details.js';
import { $profile } from '../../store/profile.js';
import { http, settled } from '../calls/services.js';
import { priceOthers } from '../load/build-drugs.js';
import { readPriced } from '../load/read-named-plan.js';
import { withRemoved } from './remove-rows.js';
import type { SavedList } from './saved-list.js';
import { isWritten } from './write-section.js';

/** For undo: by the key of each plan removed in this visit, the section as it was before. */
const removed = () => shopperCell<Map<string, ProfilePlans>>('removedPlans', () => new Map());

/** The saved plans: removed one by one, put back through the saved-plans string (REM-05, REM-07). */
export const savedPlans: SavedList = {
  announce(key, origin) {
    const plan = savedPlan(key, $profile.get().profile?.plans);
    return plan !== undefined && emit(origin, 'ucp-plan-remove', { planId: plan.id, planYear: plan.year });
  },
  changed: () => void priceOthers(),
  async remove(key) {
    const { profile } = $profile.get();
    const plan = savedPlan(key, profile?.plans);
    if (!profile) return false;
    if (!plan) return true;
    const item = { uuid: profile.uuid, section: 'plans', planYear: plan.year, planId: plan.id } as const;
    const answer = settled(await deleteSavedPlan(http(), item));
    const isRemoved = await isWritten(profile, 'plans', answer, ({ plans }) => !savedPlan(key, plans));
    readNew();
    if (isRemoved) removed().set(key, withRemoved(profile.plans, removed(), putBackPlan));
    return isRemoved;
  },
  // Each removal is a call of its own that changes nothing else.
  mayHurry: () => true,
  removed: () => undefined,
  async restore(key) {
    const before = removed().get(key);
    const plan = savedPlan(key, before);
    const { profile } = $profile.get();
    if (!before || !plan || !profile) return false;
    const { savedPlans, stored } = profile.plans;
    const change = {
      savedPlans: addSavedPlan(savedPlans, plan),
      stored: putBackPlan(stored, before.stored, keyOf(plan)),
    };
    const answer = settled(await updateSavedPlans(http(), profile, change));
    const isRestored = await isWritten(profile, 'plans', answer, ({ plans }) => savedPlan(key, plans) !== undefined);
    readNew();
    return isRestored;
  },
};

function savedPlan(key: string, plans: ProfilePlans | undefined): SavedPlan | undefined {
  return savedPlansOf(plans).find((plan) => keyOf(plan) === key);
}

/** Reads and prices the plans that are new in the list: others, too, may have been saved elsewhere meanwhile (REM-07). */
function readNew(): void {
  const known = $planDetails.get();
  void readPriced(keptPlans().filter((plan) => !known[keyOf(plan)]));
}
