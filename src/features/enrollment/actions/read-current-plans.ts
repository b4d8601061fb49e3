import { namedPlans } from '../../known-plans/actions/named-plans.js';
import { readPlans } from '../../known-plans/actions/read-plans.js';
import { savedPlansOf } from '../../known-plans/state/plans.js';
import { keyOf } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import type { Profile } from '../../profile/rules/profile.js';
import { pricedCurrentPlans } from '../state/current-plans.js';

/**
 * The details of the plans that the shopper is enrolled in: for the yearly chart (COST-05), and for the list of changes
 * (NEXT-01). Others are read as saved ones.
 */
export async function readCurrentPlans(profile: Profile): Promise<void> {
  const activeYear = $activeYear.get();
  if (activeYear === null) return;
  const others = new Set([...namedPlans(activeYear), ...savedPlansOf(profile.plans)].map(keyOf));
  await readPlans(pricedCurrentPlans(activeYear).filter(({ key }) => !others.has(key)));
}
