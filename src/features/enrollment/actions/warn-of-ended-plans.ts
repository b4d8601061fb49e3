import { warnOnce } from '../../../shared/report.js';
import { $knownPlans } from '../../known-plans/state/plans.js';
import { planKey } from '../../plan/rules/plan.js';
import { $currentPlans } from '../state/current-plans.js';

/** Tells the developer that the service contradicts itself. The page believes the end, because a member must not miss it (NEXT-02). */
export function warnOfEndedPlans(): void {
  const known = $knownPlans.get();
  const isContradicted = $currentPlans
    .get()
    .some(({ id, year, outcome }) => outcome?.kind === 'ends' && typeof known[planKey(id, year + 1)] === 'object');
  if (isContradicted) {
    warnOnce('memberEnrolledPlans says that a plan ends, and plan details have it for the next year. The page says that it ends.');
  }
}
