import { isKeptYear } from '../calendar/plan-year.js';
import { newestFirst } from '../calendar/service-time.js';
import type { WallClock } from '../calendar/wall-clock.js';
import { readWrittenTime } from '../calendar/written-time.js';
import { compareNames, orderName } from '../name-order.js';
import { keyOf, type MedicarePlan, type Plan, type SupplementPlan } from './plan.js';

/** Which plans show: those of the active year, while that year counts (PLN-07, YEAR-03). */
export interface PlanFilter {
  readonly activeYear: number;
  readonly today: WallClock;
}

/**
 * The cards of the saved plans in their order; supplement plans are not among them (PLN-06).
 *
 * @param savedOn when each plan was saved, ISO timestamps by plan key.
 */
export function shownPlans(plans: readonly Plan[], filter: PlanFilter, savedOn: Readonly<Record<string, string>>): readonly MedicarePlan[] {
  const medicare = plans.filter((plan): plan is MedicarePlan => plan.kind !== 'MEDSUPP' && isShown(plan, filter));
  return medicare
    .map((plan) => ({ plan, group: groupOf(plan), saved: readWrittenTime(savedOn[keyOf(plan)] ?? ''), name: orderName(plan.name) }))
    .sort((a, b) => a.group - b.group || newestFirst(a.saved, b.saved) || compareNames(a.name, b.name))
    .map(({ plan }) => plan);
}

/** The plans of the supplement area, as the service ordered them (PLN-06). */
export function shownSupplementPlans(plans: readonly Plan[], filter: PlanFilter): readonly SupplementPlan[] {
  return plans.filter((plan): plan is SupplementPlan => plan.kind === 'MEDSUPP' && isShown(plan, filter));
}

function isShown({ year }: Plan, { activeYear, today }: PlanFilter): boolean {
  return year === activeYear && isKeptYear(year, today);
}

/** Community special-needs plans, then the others with MA and MAPD, then drug plans. */
function groupOf(plan: MedicarePlan): number {
  if (plan.kind === 'PDP') return 2;
  return plan.kind === 'SNP' && plan.isCommunityPlan ? 0 : 1;
}
