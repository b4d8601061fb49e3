import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $knownPlans } from '../../known-plans/state/plans.js';
import { type MedicarePlan, planKey } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { planIdInYear } from '../rules/plan-in-year.js';
import { $currentPlans } from './current-plans.js';

/** The plans that the shopper is enrolled in today, as they are in the year that shows (COST-14). Only those whose details are known. */
export const $plansNow: ReadableAtom<readonly MedicarePlan[]> = computedByValue(
  [$currentPlans, $knownPlans, $activeYear],
  (current, known, year) => {
    if (year === null) return [];
    return current.flatMap((one) => {
      const id = planIdInYear(one, year);
      const plan = id && known[planKey(id, year)];
      return plan && typeof plan === 'object' ? [plan] : [];
    });
  },
);
