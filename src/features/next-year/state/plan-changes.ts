import { byName } from '../../../shared/name-order.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $costContext, type CostContext } from '../../cost/state/cost-context.js';
import { planIdInYear } from '../../enrollment/rules/plan-in-year.js';
import type { PlanOutcome } from '../../enrollment/rules/plan-outcome.js';
import { $currentPlans, type CurrentPlan } from '../../enrollment/state/current-plans.js';
import { isPriceAwaited } from '../../known-plans/rules/awaited-prices.js';
import { $notOffered, type PlanDetails } from '../../known-plans/state/plan-details.js';
import { $knownPlans } from '../../known-plans/state/plans.js';
import { displayName } from '../../plan/rules/display-name.js';
import { keyOf, type MedicarePlan, type PlanId, type PlanKey, planKey } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { providersInYear } from '../../providers/rules/providers-in-year.js';
import { type PlanChanges, planChanges } from '../rules/plan-changes.js';
import { yearFacts } from '../rules/year-facts.js';

/** A plan that the shopper has now, and its next year. */
export interface PlanNow {
  readonly key: PlanKey;
  readonly planId: PlanId;
  readonly name: string;
  /** This year. The next one is compared with it. */
  readonly year: number;
  readonly outcome: PlanOutcome;
}

/** The list of changes as one case for each thing that it can show (NEXT-04, NEXT-06). */
export type ChangesState =
  /** Another year shows, or nothing is known of the next one. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'loading' }
  /** `plans` can be asked for again. */
  | { readonly kind: 'failed'; readonly plans: readonly { readonly id: PlanId; readonly year: number }[] }
  | { readonly kind: 'ends' }
  | {
      readonly kind: 'list';
      readonly changes: PlanChanges;
      /** The name of the pharmacy whose prices these are; null without drugs, and if none is saved. */
      readonly pharmacy: string | null;
      readonly isWithExtraHelp: boolean;
    };

export interface ShownPlanNow extends PlanNow {
  readonly changes: ChangesState;
}

/** The outcome and the changes of each plan that the shopper has now. Empty outside October 1 to December 31 (NEXT-02, NEXT-06). */
export const $plansNextYear: ReadableAtom<readonly ShownPlanNow[]> = computedByValue(
  [$currentPlans, $knownPlans, $notOffered, $costContext, $activeYear],
  (current, known, notOffered, context, shownYear) => {
    if (!context || shownYear === null) return [];
    return current.flatMap((one): readonly ShownPlanNow[] => {
      const { key, id: planId, name, year, outcome } = one;
      if (!outcome) return [];
      const changes = shownYear === year + 1 ? changesOf(one, { known, notOffered, context, shownYear }) : hidden;
      return [{ key, planId, name, year, outcome, changes }];
    });
  },
);

/** The plan that a member moves to. */
interface NextPlan {
  readonly key: PlanKey;
  readonly name: string;
}

/** The plans that the member moves to, by the key of the plan now. Nothing for a plan whose name nobody knows. */
export const $nextPlans: ReadableAtom<ReadonlyMap<PlanKey, NextPlan>> = computedByValue(
  [$currentPlans, $knownPlans],
  (current, known) =>
    new Map(
      current.flatMap(({ key, year, outcome }) => {
        const plan = outcome?.kind === 'moves' && outcome.planId ? known[planKey(outcome.planId, year + 1)] : undefined;
        return typeof plan === 'object' ? [[key, { key: keyOf(plan), name: displayName(plan.name) }] as const] : [];
      }),
    ),
);

interface Facts {
  readonly known: Readonly<Record<PlanKey, PlanDetails>>;
  readonly notOffered: ReadonlySet<PlanKey>;
  readonly context: CostContext;
  readonly shownYear: number;
}

const hidden: ChangesState = { kind: 'hidden' };

function changesOf(one: CurrentPlan, { known, notOffered, context, shownYear }: Facts): ChangesState {
  if (one.outcome?.kind === 'ends') return { kind: 'ends' };
  const nextId = planIdInYear(one, shownYear);
  if (!nextId || notOffered.has(planKey(nextId, shownYear))) return hidden;
  const [before, after] = [known[one.key], known[planKey(nextId, shownYear)]];
  if (before === 'failed' || after === 'failed') {
    const plans = [
      { id: one.id, year: one.year },
      { id: nextId, year: shownYear },
    ];
    return { kind: 'failed', plans };
  }
  if (typeof before !== 'object' || typeof after !== 'object' || isAwaited([before, after], context)) return { kind: 'loading' };
  return listOf(before, after, context);
}

function isAwaited(plans: readonly MedicarePlan[], { awaitedPrices, areNetworksLoading, drugs, providers }: CostContext): boolean {
  const keys = plans.map(({ id, year }) => planKey(id, year));
  const arePrices = drugs.length > 0 && keys.some((key) => isPriceAwaited(awaitedPrices, key));
  return arePrices || (areNetworksLoading && providers.length > 0);
}

/** The doctors' coverage is that of the next year, which shows. Of this year it is known only if the service sends it by year. */
function listOf(before: MedicarePlan, after: MedicarePlan, context: CostContext): ChangesState {
  const { drugs, providers, pharmacy, flags, hasExtraHelp } = context;
  const thisYear = { ...context, providers: providersInYear(providers, before.year, after.year) };
  return {
    kind: 'list',
    changes: planChanges(yearFacts(before, thisYear), yearFacts(after, context), { drugs: byName(drugs), providers: byName(providers) }),
    pharmacy: drugs.length > 0 ? (pharmacy?.name ?? null) : null,
    isWithExtraHelp: flags.lisChanges && hasExtraHelp,
  };
}
