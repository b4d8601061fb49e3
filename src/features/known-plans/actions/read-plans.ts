import { $today } from '../../../shared/calendar/clock-state.js';
import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { inBatches } from '../../../shared/calls/in-batches.js';
import { inTasks } from '../../../shared/calls/in-tasks.js';
import { log } from '../../../shared/report.js';
import { type ShopperScope, shopperScope } from '../../../shared/shopper/scope.js';
import { keyOf, type MedicarePlan, type PlanKey } from '../../plan/rules/plan.js';
import { getPlanDetails } from '../../plan/service.js';
import { $activeYear } from '../../plan-year/state/year.js';
import type { Profile } from '../../profile/rules/profile.js';
import { $planDetails, addNotOffered, setPlanDetails } from '../state/plan-details.js';
import { $shownPlans, savedPlansOf } from '../state/plans.js';
import { namedPlans, type PlanOfYear } from './named-plans.js';

/**
 * Reads the details of every saved plan of a kept year, one call each. The copy in the profile is as old as the day it was saved (YEAR-03,
 * CALL-15). Plans that cards on the page name are read too, without waiting for those cards or for any other plan.
 */
export async function readSavedAndNamedPlans(profile: Profile): Promise<void> {
  const today = $today.get();
  const activeYear = $activeYear.get();
  if (today === null || activeYear === null) return;
  const named = namedPlans(activeYear);
  const isNamed = (saved: PlanOfYear) => named.some(({ id, year }) => id === saved.id && year === saved.year);
  const kept = savedPlansOf(profile.plans).filter((saved) => isSupportedYear(saved.year, today) && !isNamed(saved));
  // A card that stands alone is drawn before the calls for other plans take their time.
  await Promise.all([readPlans(named), readPlans(kept, named.length === 0)]);
}

/** The cards in the first row of a large screen; they do not wait for the answers of the cards below. */
const FIRST_ROW = 2;

/**
 * Reads the missing details. A plan whose details fail is known to have failed (ERR-02). The active year's are requested first, in the
 * order of the cards, and show without the others. A browser sends only a few calls at once.
 */
export async function readPlans(plans: readonly PlanOfYear[], isUrgent = true): Promise<void> {
  const known = $planDetails.get();
  const wanted = plans.filter((one) => typeof (known[keyOf(one)] ?? 'loading') === 'string');
  if (wanted.length > 0) await readWanted(wanted, shopperScope(), isUrgent);
}

async function readWanted(wanted: readonly PlanOfYear[], scope: ShopperScope, isUrgent: boolean): Promise<void> {
  const runs = markLoading(wanted, scope);
  const { keys } = $shownPlans.get();
  const placeOf = (one: PlanOfYear) => keys.indexOf(keyOf(one));
  const shown = wanted.filter((one) => placeOf(one) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  const others = wanted.filter((one) => placeOf(one) < 0);
  const reading = inTasks([...shown, ...others], (one) => readPlan(one, scope.signal), isUrgent);
  const first = Math.min(FIRST_ROW, shown.length);
  const groups = [reading.slice(0, first), reading.slice(first, shown.length), reading.slice(shown.length)];
  await Promise.all(groups.map((group) => inBatches(group, (answers) => storeDetails(answers, scope.signal, runs))));
}

/** By plan, a signal that aborts when a later read asks for that plan. A plan whose call hangs is asked for again by the next load. */
type Runs = ReadonlyMap<PlanKey, AbortSignal>;

function markLoading(wanted: readonly PlanOfYear[], scope: ShopperScope): Runs {
  const keys = wanted.map(keyOf);
  const runs = new Map<PlanKey, AbortSignal>();
  for (const key of keys) void scope.latest(`plan ${key}`, async (signal) => runs.set(key, signal));
  setPlanDetails(Object.fromEntries(keys.map((key) => [key, 'loading' as const])));
  return runs;
}

type Answer = readonly [key: PlanKey, details: MedicarePlan | 'failed'];

async function readPlan(wanted: PlanOfYear, shopper: AbortSignal): Promise<Answer> {
  const key = keyOf(wanted);
  // In a long list this call may be sent in a later task, when the shopper has left already.
  if (shopper.aborted) return [key, 'failed'];
  const answer = await getPlanDetails(httpClient(), wanted.id, wanted.year);
  const plan = valueOrLog(answer);
  // An answer about another plan or year, or about a supplement plan, counts as a failure.
  if (plan && plan.kind !== 'MEDSUPP' && keyOf(plan) === key) return [key, plan];
  if (answer.ok) log('planDetails: the response has no such plan');
  if (answer.ok && answer.value === null && !shopper.aborted) addNotOffered(key);
  return [key, 'failed'];
}

/** Keeps the answers that change anything; none for a shopper who has left. */
function storeDetails(answers: readonly Answer[], shopper: AbortSignal, runs: Runs): void {
  if (shopper.aborted) return;
  const news = answers.filter((answer) => isNews(answer, runs));
  if (news.length > 0) setPlanDetails(Object.fromEntries(news));
}

/** Details that are there stay, whatever arrives late. A failure counts only if no later read may still bring the plan. */
function isNews([key, details]: Answer, runs: Runs): boolean {
  if (typeof $planDetails.get()[key] === 'object') return false;
  return details !== 'failed' || !runs.get(key)?.aborted;
}
