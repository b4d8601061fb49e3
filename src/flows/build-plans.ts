import { isKeptYear } from '../domain/calendar/plan-year.js';
import { type PlanKey, planKey, type SavedPlan } from '../domain/plan/plan.js';
import type { Profile } from '../domain/profile/profile.js';
import { getPlanDetails } from '../services/plans.js';
import { $today } from '../store/clock.js';
import { savedPlansOf } from '../store/derived/plans.js';
import { $planDetails, type PlanDetails, setPlanDetails } from '../store/plan-details.js';
import { $activeYear } from '../store/year.js';
import { inTasks } from './in-tasks.js';
import { http, settled } from './services.js';

/** The details of every saved plan of a kept year, one call each: what the profile carries is as old as the saving (YEAR-03, CALL-15). */
export async function buildPlans(profile: Profile): Promise<void> {
  const today = $today.get();
  if (today === null) return;
  const saved = savedPlansOf(profile.plans);
  await readPlans(saved.filter(({ year }) => isKeptYear(year, today)));
}

type Wanted = Pick<SavedPlan, 'id' | 'year'>;

/**
 * Reads the details that are not there yet; a plan whose details fail is known to have failed (ERR-02). The active year's are asked
 * for first and show without the others: a browser sends only a few calls at once.
 */
export async function readPlans(plans: readonly Wanted[]): Promise<void> {
  const known = $planDetails.get();
  const wanted = plans.filter(({ id, year }) => typeof (known[planKey(id, year)] ?? 'loading') === 'string');
  if (wanted.length === 0) return;
  setPlanDetails(Object.fromEntries(wanted.map(({ id, year }) => [planKey(id, year), 'loading' as const])));
  const active = $activeYear.get();
  const shown = wanted.filter(({ year }) => year === active);
  const others = wanted.filter(({ year }) => year !== active);
  const reading = inTasks([...shown, ...others], readPlan);
  await Promise.all([reading.slice(0, shown.length), reading.slice(shown.length)].map(keepTogether));
}

async function keepTogether(reading: readonly Promise<readonly [PlanKey, PlanDetails]>[]): Promise<void> {
  if (reading.length > 0) setPlanDetails(Object.fromEntries(await Promise.all(reading)));
}

async function readPlan({ id, year }: Wanted): Promise<readonly [PlanKey, PlanDetails]> {
  const plan = settled(await getPlanDetails(http(), id, year));
  return [planKey(id, year), plan ?? 'failed'];
}
