import { $today } from '../../../shared/calendar/clock-state.js';
import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { displayName } from '../../plan/rules/display-name.js';
import { keyOf, type PlanId, type PlanKey, type PlanKind, planKey, type SnpKind } from '../../plan/rules/plan.js';
import { checkPlanId } from '../../plan/rules/plan-id.js';
import { planKindOf, snpKindOf } from '../../plan/rules/plan-kind.js';
import type { EnrolledPlan } from '../rules/enrollment.js';
import { type PlanOfYear, planIdInYear } from '../rules/plan-in-year.js';
import { type PlanOutcome, planOutcomes } from '../rules/plan-outcome.js';
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

/** The outcome for each plan in force, from October 1 to December 31 (NEXT-02). */
export const $outcomes: ReadableAtom<ReadonlyMap<EnrolledPlan, PlanOutcome>> = computedByValue([$active, $today], (active, today) =>
  today === null ? new Map() : planOutcomes(active, today),
);

/** Each once; a supplement plan is not among them, because it has no yearly total in the chart (COST-04, COST-05). */
export const $currentPlans: ReadableAtom<readonly CurrentPlan[]> = computedByValue(
  [$active, $outcomes, $today],
  (active, outcomes, today) =>
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
          outcome: outcomes.get(plan) ?? null,
        },
      ];
    }),
);

/** A plan of a year whose details and prices can be asked for. */
interface PricedPlan {
  readonly id: PlanId;
  readonly year: number;
  readonly key: PlanKey;
}

/**
 * The plans in force, and from October 1, while the next year shows, the same plans as they are then (NEXT-01). Each once: two plans may
 * move to the same one.
 */
export function pricedCurrentPlans(shownYear: number): readonly PricedPlan[] {
  const today = $today.get();
  if (today === null) return [];
  const priced = $currentPlans.get().flatMap((one): readonly PricedPlan[] => {
    const { id, year, key } = one;
    const nextId = shownYear === year ? null : planIdInYear(one, shownYear);
    const next = nextId ? [{ id: nextId, year: shownYear, key: planKey(nextId, shownYear) }] : [];
    return [{ id, year, key }, ...next].filter((of) => isSupportedYear(of.year, today));
  });
  return [...new Map(priced.map((one) => [one.key, one])).values()];
}
