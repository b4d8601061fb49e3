import { $today } from '../../../shared/calendar/clock-state.js';
import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { displayName } from '../../plan/rules/display-name.js';
import { keyOf, type PlanKey, type PlanKind, type SnpKind } from '../../plan/rules/plan.js';
import { checkPlanId } from '../../plan/rules/plan-id.js';
import { planKindOf, snpKindOf } from '../../plan/rules/plan-kind.js';
import type { PlanOfYear } from '../rules/plan-in-year.js';
import { $active } from './active-plans.js';

/** A Medicare plan that the shopper is enrolled in today (ACT-01). */
export interface CurrentPlan extends PlanOfYear {
  readonly key: PlanKey;
  readonly name: string;
  /** Null when the type is none that we know. */
  readonly kind: PlanKind | null;
  /** Null for a plan that is no special needs plan, and when its kind is not known. */
  readonly snpKind: SnpKind | null;
  /** Plans of other years no longer have details or prices (YEAR-03). */
  readonly isOfSupportedYear: boolean;
}

/** Each once; a supplement plan is not among them, because it has no yearly total in the chart (COST-04, COST-05). */
export const $currentPlans: ReadableAtom<readonly CurrentPlan[]> = computedByValue([$active, $today], (active, today) =>
  active.flatMap(({ plan, isNextYear }): readonly CurrentPlan[] => {
    const id = checkPlanId(plan.planId);
    const facts = { rawType: plan.planType, planName: plan.planName, snpType: plan.snpType };
    const kind = planKindOf(facts);
    if (isNextYear || !id.ok || kind === 'MEDSUPP' || today === null) return [];
    const named = { id: id.value, year: plan.planYear };
    return [
      {
        ...named,
        key: keyOf(named),
        name: displayName(plan.planName),
        kind,
        snpKind: kind === 'SNP' ? snpKindOf(facts) : null,
        isOfSupportedYear: isSupportedYear(plan.planYear, today),
        nextYear: plan.nextYear,
      },
    ];
  }),
);

/** Those whose details and prices can be asked for. */
export function pricedCurrentPlans(): readonly CurrentPlan[] {
  return $currentPlans.get().filter(({ isOfSupportedYear }) => isOfSupportedYear);
}
