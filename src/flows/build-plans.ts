import { isKeptYear } from '../domain/calendar/plan-year.js';
import { type PlanId, type PlanKey, planKey, type SavedPlan } from '../domain/plan/plan.js';
import type { Profile } from '../domain/profile/profile.js';
import { getPlanDetails } from '../services/plans.js';
import { $today } from '../store/clock.js';
import { savedPlansOf } from '../store/derived/plans.js';
import { $planDetails, type PlanDetails, setPlanDetails } from '../store/plan-details.js';
import { http, settled } from './services.js';

/** The details of every saved plan of a kept year, one call each: what the profile carries is as old as the saving (YEAR-03, CALL-15). */
export async function buildPlans(profile: Profile): Promise<void> {
  const today = $today.get();
  if (today === null) return;
  const saved = savedPlansOf(profile.plans);
  await readPlans(saved.filter(({ year }) => isKeptYear(year, today)));
}

/** Reads the details that are not there yet; a plan whose details fail is known to have failed (ERR-02). */
export async function readPlans(plans: readonly Pick<SavedPlan, 'id' | 'year'>[]): Promise<void> {
  const known = $planDetails.get();
  const wanted = plans.filter(({ id, year }) => typeof (known[planKey(id, year)] ?? 'loading') === 'string');
  setPlanDetails(Object.fromEntries(wanted.map(({ id, year }) => [planKey(id, year), 'loading' as const])));
  const read = await Promise.all(wanted.map(({ id, year }) => readPlan(id, year)));
  setPlanDetails(Object.fromEntries(read));
}

async function readPlan(id: PlanId, year: number): Promise<readonly [PlanKey, PlanDetails]> {
  const plan = settled(await getPlanDetails(http(), id, year));
  return [planKey(id, year), plan ?? 'failed'];
}
