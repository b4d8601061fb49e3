import { $today, wallClockAt } from '../../../shared/calendar/clock-state.js';
import { isoText } from '../../../shared/calendar/time-text.js';
import { emit } from '../../../shared/events.js';
import { isCloaked } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { clock } from '../../../shared/time/clock.js';
import { $planDetails } from '../../known-plans/state/plan-details.js';
import { $sharedNames, savedPlansOf } from '../../known-plans/state/plans.js';
import { beginSaving, endSaving } from '../../known-plans/state/saves.js';
import { clearNotices } from '../../lists/state/notices.js';
import { distinctName } from '../../plan/rules/distinct-name.js';
import { keyOf, type Plan, type PlanKey, type SavedPlan } from '../../plan/rules/plan.js';
import { displayPlanId } from '../../plan/rules/plan-id.js';
import { addSavedPlan, readSavedPlans } from '../../plan/rules/saved-plans.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { announceOutcome } from '../../profile/actions/announce-outcome.js';
import { flushOnPageHide, writeInTurn } from '../../profile/actions/serialize.js';
import { changeSection, type SectionChange, sendOnPageHide } from '../../profile/actions/write-section.js';
import type { AnyList } from '../../profile/rules/profile.js';
import { $profile } from '../../profile/state/profile.js';
import { $removing } from '../../profile/state/removals.js';
import { checkPlanToSave, type PlanToSave } from '../rules/plan-to-save.js';
import { plansSection } from '../section.js';
import { readNewPlans } from './remove-plans.js';
import { savePlanError } from './save-plan-error.js';

const savesUnderWayKey = Symbol.for('ucp.savesUnderWay');

/** The saves that are under way, by plan. */
const savesUnderWay = () => shopperScope().own(savesUnderWayKey, () => new Map<PlanKey, Promise<void>>());

/**
 * Saves a plan: it shows at once, and leaves the list again with a message if the service does not take it (SAVE-01). The event can be
 * canceled. A plan that is saved already changes nothing.
 *
 * @returns resolves when the service has the plan; rejects with a `SavePlanError`
 */
export async function savePlan(asked: PlanToSave, target: EventTarget): Promise<void> {
  const today = $today.get();
  const { profile } = $profile.get();
  if (isCloaked()) throw savePlanError('cloaked');
  if (today === null || !profile) throw savePlanError('not-saved');
  const checked = checkPlanToSave(asked, today);
  if (!checked.ok) throw savePlanError(checked.problem);
  const plan = checked.value;
  const key = keyOf(plan);
  const same = savesUnderWay().get(key);
  if (same || (isIn(profile.plans, key) && !$removing.get().plans?.has(key))) return same;
  if (!emit(target, 'ucp-plan-save', { planId: plan.id, planYear: plan.year })) throw savePlanError('canceled');
  const saves = savesUnderWay();
  const saving = savePlanEntry(plan, target).finally(() => saves.delete(key));
  saves.set(key, saving);
  return saving;
}

/** The same for the button of a card or a recommendation. The shopper has already seen a message about a failure. */
export async function savePlanOfCard(plan: Plan | PlanToSave, target: EventTarget): Promise<void> {
  await savePlan(planToSave(plan), target).catch(() => undefined);
}

/** The saved-plans string takes a type of one word; of a longer one its family stands in for it. */
function planToSave(plan: Plan | PlanToSave): PlanToSave {
  if ('planId' in plan) return { planId: plan.planId, planYear: plan.planYear, planType: oneWord(plan.planType) };
  const planId = plan.kind === 'MEDSUPP' ? plan.code : plan.id;
  return { planId, planYear: plan.year, planType: plan.rawType && !/[\s,]/.test(plan.rawType) ? plan.rawType : plan.kind };
}

function oneWord(planType: string): string {
  return /SNP/i.test(planType) && /[\s,]/.test(planType) ? 'SNP' : planType.trim();
}

async function savePlanEntry(plan: SavedPlan, target: EventTarget): Promise<void> {
  const key = keyOf(plan);
  const { signal } = shopperScope();
  const year = $activeYear.get();
  const now = wallClockAt(clock.elapsed());
  clearNotices('plans', key);
  beginSaving(plan, now === null ? null : isoText(now));
  readNewPlans();
  const isSaved = await writePlan(plan);
  if (signal.aborted) throw savePlanError('shopper-left');
  endSaving(key);
  announceOutcome({ kind: isSaved ? 'saved' : 'save-failed', list: 'plans', key, name: nameOf(plan) }, year, target);
  readNewPlans();
  if (!isSaved) throw savePlanError('not-saved');
}

function writePlan(plan: SavedPlan): Promise<boolean> {
  const key = keyOf(plan);
  let isSent = false;
  const change: SectionChange<'plans'> = {
    change(current) {
      if (isIn(current, key)) return current;
      isSent = true;
      return { ...current, savedPlans: readSavedPlans(addSavedPlan(current.savedPlans.text, plan)) };
    },
    isDone: (section) => isIn(section, key),
  };
  return flushOnPageHide(
    () => changeSection(plansSection, change),
    () => (isSent ? null : sendOnPageHide(plansSection, change)),
    (run) => writeInTurn('plans', run),
  );
}

function isIn(section: AnyList<'plans'>, key: PlanKey): boolean {
  return savedPlansOf(section).some((plan) => keyOf(plan) === key);
}

/** The name that its card shows; the plan id while nobody knows the name. */
function nameOf(plan: SavedPlan): string {
  const details = $planDetails.get()[keyOf(plan)];
  return typeof details === 'object' ? distinctName(details, $sharedNames.get()) : displayPlanId(plan.id);
}
