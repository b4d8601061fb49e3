import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { emit } from '../../../shared/events.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { priceNewPlans } from '../../drugs/actions/drug-prices.js';
import { $planDetails } from '../../known-plans/state/plan-details.js';
import { savedPlansOf, supportedPlans } from '../../known-plans/state/plans.js';
import { keyOf, type SavedPlan } from '../../plan/rules/plan.js';
import { addSavedPlan, readSavedPlans } from '../../plan/rules/saved-plans.js';
import { isWritten } from '../../profile/actions/read-section.js';
import { withRemoved } from '../../profile/actions/remove-rows.js';
import type { SavedList } from '../../profile/actions/saved-list.js';
import { changeSection } from '../../profile/actions/write-section.js';
import type { AnyList, ReadListOf, StoredSection } from '../../profile/rules/profile.js';
import { $profile } from '../../profile/state/profile.js';
import { deleteSavedPlan } from '../../profile/write-service.js';
import { plansSection } from '../section.js';
import { readPriced } from './read-named-plan.js';

const removedPlansKey = Symbol.for('ucp.removedPlans');

/** A removed plan, with the section as it was before. Null if that could not be read. */
interface RemovedPlan {
  readonly plan: SavedPlan;
  readonly stored: StoredSection;
}

/** For undo: by key, the plans removed in this visit. */
const removedPlans = () => shopperScope().own(removedPlansKey, () => new Map<string, RemovedPlan>());

/** The saved plans: removed one by one, put back through the saved-plans string (REM-05, REM-07). */
export const savedPlans: SavedList = {
  announce(key, target) {
    const plan = savedPlan(key, $profile.get().profile?.plans);
    return plan !== undefined && emit(target, 'ucp-plan-remove', { planId: plan.id, planYear: plan.year });
  },
  changed: () => void priceNewPlans(),
  remove: removePlan,
  // Each removal is a call of its own that changes nothing else.
  removeOnPageHide: (key, hasBegun) => (hasBegun ? null : removePlan(key)),
  removed: () => undefined,
  async restore(key) {
    const before = removedPlans().get(key);
    if (!before) return false;
    const isRestored = await changeSection(plansSection, {
      change: (now) => (savedPlan(key, now) ? now : withPlan(now, before)),
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
  const { signal } = shopperScope();
  const item = { uuid: profile.uuid, planYear: plan.year, planId: plan.id };
  const answer = valueOrLog(await deleteSavedPlan(httpClient(), plansSection, item));
  const isRemoved = await isWritten(signal, plansSection, answer, (plans) => !savedPlan(key, plans));
  readNewPlans();
  const stored = profile.plans.isUnreadable ? null : profile.plans.stored;
  if (isRemoved) removedPlans().set(key, withRemoved({ plan, stored }, removedPlans(), plansSection.putBack));
  return isRemoved;
}

/** The section with the plan back in its string, and its row beside its old neighbors. */
function withPlan(now: ReadListOf<'plans'>, { plan, stored: before }: RemovedPlan): ReadListOf<'plans'> {
  const stored = plansSection.putBack(now.stored, before, keyOf(plan));
  return { ...now, savedPlans: readSavedPlans(addSavedPlan(now.savedPlans.text, plan)), stored };
}

function savedPlan(key: string, plans: AnyList<'plans'> | undefined): SavedPlan | undefined {
  return savedPlansOf(plans).find((plan) => keyOf(plan) === key);
}

/** Reads and prices the plans that are new in the list: others, too, may have been saved elsewhere meanwhile (REM-07). */
export function readNewPlans(): void {
  const known = $planDetails.get();
  void readPriced(supportedPlans().filter((plan) => !known[keyOf(plan)]));
}
