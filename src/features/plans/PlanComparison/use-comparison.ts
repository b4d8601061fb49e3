import { useAtom } from '../../../shared/state/use-atom.js';
import { $tollFree } from '../../content/state/phone.js';
import { allRows, type CostFamily, rowsOf } from '../../cost/rules/cost-chart.js';
import { $shownCost, type ShownCost } from '../../cost/state/cost.js';
import { cost as costEnglish } from '../../cost/text/en/cost.js';
import { costChart as chartEnglish } from '../../cost/text/en/cost-chart.js';
import { $shownPlans, type ShownPlans } from '../../known-plans/state/plans.js';
import { $supplement, type ShownSupplement } from '../../known-plans/state/supplement-plans.js';
import { useText } from '../../language/use-text.js';
import { useChangesInWords } from '../../next-year/use-changes-in-words.js';
import { displayName } from '../../plan/rules/display-name.js';
import { keyOf, type PlanKey } from '../../plan/rules/plan.js';
import { displayPlanId } from '../../plan/rules/plan-id.js';
import { planCard as cardEnglish, type PlanCardText } from '../../plan/text/en/plan-card.js';
import { $activeYear } from '../../plan-year/state/year.js';
import type { PlanComparison } from '../rules/comparison.js';
import { $cardContext, type PageCardContext } from '../state/card-context.js';
import { cardOf } from '../state/cards.js';
import { comparison as english } from '../text/en/comparison.js';
import { disclosures as disclosuresEnglish } from '../text/en/disclosures.js';
import { type ComparedPlan, comparisonOf } from './comparison.js';

/** The saved plans of the active year side by side, supplement plans behind the others; null when there is none (TOP-04, TOP-05). */
export function useComparison(): PlanComparison | null {
  const text = useText(english);
  const card = useText(cardEnglish);
  const cost = useText(costEnglish);
  const chart = useText(chartEnglish);
  const { stars } = useText(disclosuresEnglish);
  const shown = useAtom($shownPlans);
  const supplement = useAtom($supplement);
  const context = useAtom($cardContext);
  const shownCost = useAtom($shownCost);
  const year = useAtom($activeYear);
  const phone = useAtom($tollFree);
  const changes = useChangesInWords();
  if (!context) return null;
  const plans = plansOf(shown, supplement, context, shownCost, card);
  if (plans.length === 0) return null;
  return comparisonOf(
    {
      plans,
      now: shownCost ? allRows(shownCost).filter(({ isSaved, isYourPlanNow }) => isYourPlanNow && !isSaved) : [],
      answer: shownCost?.answer ?? { kind: 'none', reason: 'too-few' },
      changes,
      phone,
      stars: year === null ? null : stars.replaceAll('{year}', String(year)),
    },
    { text, card, cost, chart },
  );
}

/** The saved plans in the order of the chart, then those without a row, then supplement plans. */
function plansOf(
  { plans, missing }: ShownPlans,
  supplement: ShownSupplement,
  context: PageCardContext,
  shownCost: ShownCost | null,
  card: PlanCardText,
): readonly ComparedPlan[] {
  const places = placesOf(shownCost);
  const byKey = new Map<PlanKey, ComparedPlan>();
  for (const plan of plans) {
    const { id: planId, name } = plan;
    const key = keyOf(plan);
    const displayedId = card.planId(displayPlanId(planId));
    const model = cardOf(plan, context).model;
    byKey.set(key, { planId, name: displayName(name), displayedId, model, hasFailed: false, ...standingOf(places.get(key)) });
  }
  for (const { key, saved, name, state } of missing) {
    const displayedId = card.planId(displayPlanId(saved.id));
    const hasFailed = state === 'failed';
    byKey.set(key, { planId: saved.id, name: name ?? displayedId, displayedId, model: null, hasFailed, ...standingOf(places.get(key)) });
  }
  const others = supplement.kind === 'plans' ? supplement.plans : [];
  const ranked = [...places.keys()].flatMap((key) => byKey.get(key) ?? []);
  return [
    ...ranked,
    ...[...byKey].flatMap(([key, plan]) => (places.has(key) ? [] : [plan])),
    ...others.map((plan) => ({
      planId: plan.code,
      name: displayName(plan.name),
      displayedId: card.supplementCode(plan.code),
      model: cardOf(plan, context).model,
      hasFailed: false,
      ...standingOf(undefined),
    })),
  ];
}

type Standing = Pick<ComparedPlan, 'now' | 'family'>;

/** Each plan of the chart's groups, in their order. */
function placesOf(shown: ShownCost | null): ReadonlyMap<PlanKey, Standing> {
  return new Map(
    (shown?.groups ?? []).flatMap((group) =>
      rowsOf(group).map((row) => [row.key, { now: row.isYourPlanNow ? row : null, family: group.family satisfies CostFamily }] as const),
    ),
  );
}

function standingOf(place: Standing | undefined): Standing {
  return place ?? { now: null, family: null };
}
