import { isKeptYear } from '../../domain/calendar/plan-year.js';
import { keyOf, type Plan, type PlanKey, planKey } from '../../domain/plan/plan.js';
import type { Profile } from '../../domain/profile/profile.js';
import { log } from '../../platform/report.js';
import { getPlanDetails } from '../../services/plans.js';
import { $today } from '../../store/clock.js';
import { $plansToShow, savedPlansOf } from '../../store/derived/plans.js';
import { shopperCell } from '../../store/page.js';
import { $planDetails, setPlanDetails } from '../../store/plan-details.js';
import { $activeYear } from '../../store/year.js';
import { inBatches } from '../calls/in-batches.js';
import { inTasks } from '../calls/in-tasks.js';
import { http, settled } from '../calls/services.js';
import { whileHere } from '../calls/while-here.js';
import { namedPlans, type PlanOfYear } from './named-plans.js';

/**
 * The details of every saved plan of a kept year, one call each: what the profile carries is as old as the saving (YEAR-03, CALL-15).
 * And of those that the page names: their cards need not come first to ask, and wait for no other plan's answer.
 */
export async function buildPlans(profile: Profile): Promise<void> {
  const today = $today.get();
  const activeYear = $activeYear.get();
  if (today === null || activeYear === null) return;
  const named = namedPlans(activeYear);
  const isNamed = (saved: PlanOfYear) => named.some(({ id, year }) => id === saved.id && year === saved.year);
  const kept = savedPlansOf(profile.plans).filter((saved) => isKeptYear(saved.year, today) && !isNamed(saved));
  await Promise.all([readPlans(named), readPlans(kept)]);
}

/** As many cards as a large screen shows side by side: they do not wait for the answers of those below. */
const FIRST = 2;

/**
 * Reads the details that are not there yet; a plan whose details fail is known to have failed (ERR-02). The active year's are asked
 * for first, in the order of the cards, and show without the others: a browser sends only a few calls at once.
 */
export async function readPlans(plans: readonly PlanOfYear[]): Promise<void> {
  const known = $planDetails.get();
  const wanted = plans.filter(({ id, year }) => typeof (known[planKey(id, year)] ?? 'loading') === 'string');
  if (wanted.length > 0) await whileHere((left) => read(wanted, left));
}

async function read(wanted: readonly PlanOfYear[], left: AbortSignal): Promise<void> {
  begin(wanted, left);
  const { keys } = $plansToShow.get();
  const placeOf = ({ id, year }: PlanOfYear) => keys.indexOf(planKey(id, year));
  const shown = wanted.filter((one) => placeOf(one) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  const others = wanted.filter((one) => placeOf(one) < 0);
  const reading = inTasks([...shown, ...others], (one) => readPlan(one, left));
  const first = Math.min(FIRST, shown.length);
  const groups = [reading.slice(0, first), reading.slice(first, shown.length), reading.slice(shown.length)];
  await Promise.all(groups.map((group) => inBatches(group, (answers) => keep(answers, left))));
}

/** Which reading asked for a plan last; each is known by its signal. A plan that hangs is asked for again by the next load. */
const askedLast = () => shopperCell<Map<PlanKey, AbortSignal>>('plansAskedLast', () => new Map());

function begin(wanted: readonly PlanOfYear[], left: AbortSignal): void {
  const keys = wanted.map(({ id, year }) => planKey(id, year));
  for (const key of keys) askedLast().set(key, left);
  setPlanDetails(Object.fromEntries(keys.map((key) => [key, 'loading' as const])));
}

type Answer = readonly [key: PlanKey, details: Plan | 'failed'];

async function readPlan({ id, year }: PlanOfYear, left: AbortSignal): Promise<Answer> {
  const key = planKey(id, year);
  // The later calls of a long list are sent in later tasks.
  if (left.aborted) return [key, 'failed'];
  const answer = await getPlanDetails(http(), id, year);
  const plan = settled(answer);
  // An answer about another plan, another year or a supplement plan is none.
  if (plan && plan.kind !== 'MEDSUPP' && keyOf(plan) === key) return [key, plan];
  if (answer.ok) log('planDetails: the answer is about no such plan');
  return [key, 'failed'];
}

/** Keeps what is news; for a shopper who has left, nothing is. */
function keep(answers: readonly Answer[], left: AbortSignal): void {
  if (left.aborted) return;
  const news = answers.filter((answer) => isNews(answer, left));
  if (news.length > 0) setPlanDetails(Object.fromEntries(news));
}

/** A plan that is there stays, whatever comes late. A failure counts only when no later reading may still bring the plan. */
function isNews([key, details]: Answer, left: AbortSignal): boolean {
  if (typeof $planDetails.get()[key] === 'object') return false;
  return details !== 'failed' || askedLast().get(key) === left;
}
