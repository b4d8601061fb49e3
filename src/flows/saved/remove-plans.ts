import { keyOf, type SavedPlan } from '../../domain/plan/plan.js';
import { addSavedPlan } from '../../domain/plan/saved-plans.js';
import type { ProfilePlans } from '../../domain/profile/profile.js';
import { emit } from '../../platform/events.js';
import { putBackPlan } from '../../services/profile-encoder.js';
import { deleteSavedPlan } from '../../services/profile-writes.js';
import { keptPlans, savedPlansOf } from '../../store/derived/plans.js';
import { shopperCell } from '../../store/page.js';
import { $planDetails } from '../../store/plan-details.js';
import { $profile } from '../../store/profile.js';
import { http, settled } from '../calls/services.js';
import { priceOthers } from '../load/build-drugs.js';
import { readPriced } from '../load/read-named-plan.js';
import { withRemoved } from './remove-rows.js';
import type { SavedList } from './saved-list.js';
import { changeSection, isWritten } from './write-section.js';

/** For undo: by the key of each plan removed in this visit, the section as it was before. */
const removed = () => shopperCell<Map<string, ProfilePlans>>('removedPlans', () => new Map());

/** The saved plans: removed one by one, put back through the saved-plans string (REM-05, REM-07). */
export const savedPlans: SavedList = {
  announce(key, origin) {
    const plan = savedPlan(key, $profile.get().profile?.plans);
    return plan !== undefined && emit(origin, 'ucp-plan-remove', { planId: plan.id, planYear: plan.year });
  },
  changed: () => void priceOthers(),
  remove: removePlan,
  // Each removal is a call of its own that changes nothing else.
  removeWhenLeft: (key, hasBegun) => (hasBegun ? null : removePlan(key)),
  removed: () => undefined,
  async restore(key) {
    const before = removed().get(key);
    const plan = savedPlan(key, before);
    if (!before || !plan) return false;
    const isRestored = await changeSection('plans', {
      change: (now) => (savedPlan(key, now) ? now : withPlan(now, before, plan)),
      isDone: (now) => savedPlan(key, now) !== undefined,
    });
    readNewPlans();
    return isRestored;
  },
};

async function removePlan(key: string): Promise<boolean> {
  const { profile } = $profile.get();
  const plan = savedPlan(key, profile?.plans);
  if (!profile) return false;
  if (!plan) return true;
  const item = { uuid: profile.uuid, section: 'plans', planYear: plan.year, planId: plan.id } as const;
  const answer = settled(await deleteSavedPlan(http(), item));
  const isRemoved = await isWritten(profile, 'plans', answer, ({ plans }) => !savedPlan(key, plans));
  readNewPlans();
  if (isRemoved) removed().set(key, withRemoved(profile.plans, removed(), putBackPlan));
  return isRemoved;
}

/** The section with the plan back in its string, and its row beside its old neighbours. */
function withPlan(now: ProfilePlans, before: ProfilePlans, plan: SavedPlan): ProfilePlans {
  const stored = putBackPlan(now.stored, before.stored, keyOf(plan));
  return { ...now, savedPlans: addSavedPlan(now.savedPlans, plan), stored };
}

function savedPlan(key: string, plans: ProfilePlans | undefined): SavedPlan | undefined {
  return savedPlansOf(plans).find((plan) => keyOf(plan) === key);
}

/** Reads and prices the plans that are new in the list: others, too, may have been saved elsewhere meanwhile (REM-07). */
export function readNewPlans(): void {
  const known = $planDetails.get();
  void readPriced(keptPlans().filter((plan) => !known[keyOf(plan)]));
}
