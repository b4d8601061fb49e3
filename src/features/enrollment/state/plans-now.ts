import { $today } from '../../../shared/calendar/clock-state.js';
import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $knownPlans } from '../../known-plans/state/plans.js';
import { type AwaitedPlan, type MedicarePlan, type PlanKey, planKey } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { planIdInYear } from '../rules/plan-in-year.js';
import { $currentPlans, type CurrentPlan } from './current-plans.js';

/** The plans that the shopper is enrolled in today, as they are in the year that shows (COST-14). Only those whose details are known. */
export const $plansNow: ReadableAtom<readonly MedicarePlan[]> = computedByValue(
  [$currentPlans, $knownPlans, $activeYear],
  (current, known, year) =>
    inYear(current, year).flatMap(({ key }) => {
      const plan = known[key];
      return typeof plan === 'object' ? [plan] : [];
    }),
);

/** Those whose details are still to come. A card keeps a place for the comparison (LOAD-04). */
export const $awaitedPlansNow: ReadableAtom<readonly AwaitedPlan[]> = computedByValue(
  [$currentPlans, $knownPlans, $activeYear, $today],
  (current, known, year, today) => {
    if (year === null || today === null || !isSupportedYear(year, today)) return [];
    return inYear(current, year).flatMap(({ key, kind }) => (kind && (known[key] ?? 'loading') === 'loading' ? [{ key, kind, year }] : []));
  },
);

function inYear(
  current: readonly CurrentPlan[],
  year: number | null,
): readonly { readonly key: PlanKey; readonly kind: CurrentPlan['kind'] }[] {
  if (year === null) return [];
  return current.flatMap((one) => {
    const id = planIdInYear(one, year);
    return id ? [{ key: planKey(id, year), kind: one.kind }] : [];
  });
}
