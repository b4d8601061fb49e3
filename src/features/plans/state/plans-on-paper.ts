import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { type CostFamily, type CostRow, rowsOf } from '../../cost/rules/cost-chart.js';
import { $shownCost, type ShownCost } from '../../cost/state/cost.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import { $supplement } from '../../known-plans/state/supplement-plans.js';
import { displayName } from '../../plan/rules/display-name.js';
import { keyOf, type PlanKey } from '../../plan/rules/plan.js';
import { displayPlanId } from '../../plan/rules/plan-id.js';
import type { PlanCardModel } from '../rules/plan-card.js';
import { $cardContext } from './card-context.js';
import { cardOf } from './cards.js';

/** A saved plan on paper: with its card as it was decided, or only with what is known without its details (ERR-02). */
export interface PlanOnPaper {
  readonly key: PlanKey;
  /** The plan id, or the code of a supplement plan. */
  readonly planId: string;
  /** Null if only the id is known. */
  readonly name: string | null;
  readonly displayedId: PlanCardModel['displayedId'];
  readonly model: PlanCardModel | null;
  /** Its details could not be loaded; else they are on their way. */
  readonly hasFailed: boolean;
  /** Its row in the chart, if it is the plan that the shopper has now (COST-05, NEXT-03). */
  readonly now: CostRow | null;
  /** Its group in the chart; null for a plan without a row there. */
  readonly family: CostFamily | null;
}

/** The saved plans in the order of the chart, then those without a row, then supplement plans. Empty until the settings and the day are known. */
export const $plansOnPaper: ReadableAtom<readonly PlanOnPaper[]> = computedByValue(
  [$shownPlans, $supplement, $cardContext, $shownCost],
  ({ plans, missing }, supplement, context, shownCost): readonly PlanOnPaper[] => {
    if (!context) return [];
    const places = placesOf(shownCost);
    const byKey = new Map<PlanKey, PlanOnPaper>();
    for (const plan of plans) {
      const key = keyOf(plan);
      const { model } = cardOf(plan, context);
      const { displayedId } = model;
      byKey.set(key, {
        key,
        planId: plan.id,
        name: displayName(plan.name),
        displayedId,
        model,
        hasFailed: false,
        ...standingOf(places.get(key)),
      });
    }
    for (const { key, saved, name, state } of missing) {
      const displayedId = { kind: 'plan-id', text: displayPlanId(saved.id) } as const;
      byKey.set(key, {
        key,
        planId: saved.id,
        name,
        displayedId,
        model: null,
        hasFailed: state === 'failed',
        ...standingOf(places.get(key)),
      });
    }
    const others = supplement.kind === 'plans' ? supplement.plans : [];
    return [
      ...[...places.keys()].flatMap((key) => byKey.get(key) ?? []),
      ...[...byKey].flatMap(([key, plan]) => (places.has(key) ? [] : [plan])),
      ...others.map((plan) => {
        const { model } = cardOf(plan, context);
        const { displayedId } = model;
        return {
          key: keyOf(plan),
          planId: plan.code,
          name: displayName(plan.name),
          displayedId,
          model,
          hasFailed: false,
          ...standingOf(undefined),
        };
      }),
    ];
  },
);

type Standing = Pick<PlanOnPaper, 'now' | 'family'>;

/** Each plan of the chart's groups, in their order. */
function placesOf(shown: ShownCost | null): ReadonlyMap<PlanKey, Standing> {
  return new Map(
    (shown?.groups ?? []).flatMap((group) =>
      rowsOf(group).map((row) => [row.key, { now: row.isYourPlanNow ? row : null, family: group.family }] as const),
    ),
  );
}

function standingOf(place: Standing | undefined): Standing {
  return place ?? { now: null, family: null };
}
