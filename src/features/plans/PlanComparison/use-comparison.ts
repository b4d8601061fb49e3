import { useAtom } from '../../../shared/state/use-atom.js';
import { $tollFree } from '../../content/state/phone.js';
import { rowsOf } from '../../cost/cost-text.js';
import { $shownCost, type ShownCost } from '../../cost/state/cost.js';
import { cost as costEnglish } from '../../cost/text/en/cost.js';
import type { PlanCardText } from '../../language/text/messages.js';
import { useText } from '../../language/use-text.js';
import { disclosures as disclosuresEnglish } from '../../page/text/en/disclosures.js';
import { $supplement, type ShownSupplement } from '../../supplement/state/supplement-area.js';
import type { PlanComparison } from '../rules/comparison.js';
import { displayName } from '../rules/display-name.js';
import { keyOf, type PlanKey } from '../rules/plan.js';
import { displayPlanId } from '../rules/plan-id.js';
import { $cardContext, type PageCardContext } from '../state/card-context.js';
import { cardOf } from '../state/cards.js';
import { $shownPlans, type ShownPlans } from '../state/plans.js';
import { $activeYear } from '../state/year.js';
import { comparison as english } from '../text/en/comparison.js';
import { planCard as cardEnglish } from '../text/en/plan-card.js';
import { type ComparedPlan, comparisonOf } from './comparison.js';

/** The saved plans of the active year side by side, supplement plans behind the others; null when there is none (TOP-04, TOP-05). */
export function useComparison(): PlanComparison | null {
  const text = useText('comparison', english);
  const card = useText('planCard', cardEnglish);
  const cost = useText('cost', costEnglish);
  const { stars } = useText('disclosures', disclosuresEnglish);
  const shown = useAtom($shownPlans);
  const supplement = useAtom($supplement);
  const context = useAtom($cardContext);
  const shownCost = useAtom($shownCost);
  const year = useAtom($activeYear);
  const phone = useAtom($tollFree);
  if (!context) return null;
  const plans = plansOf(shown, supplement, context, nowOf(shownCost), card);
  if (plans.length === 0) return null;
  const now = (shownCost?.groups ?? []).flatMap(rowsOf).filter(({ isSaved, isYourPlanNow }) => isYourPlanNow && !isSaved);
  return comparisonOf({ plans, now, phone, stars: year === null ? null : stars.replaceAll('{year}', String(year)) }, { text, card, cost });
}

function nowOf(shown: ShownCost | null): ReadonlySet<PlanKey> {
  const rows = (shown?.groups ?? []).flatMap(rowsOf);
  return new Set(rows.filter(({ isYourPlanNow }) => isYourPlanNow).map(({ key }) => key));
}

function plansOf(
  { keys, plans, missing }: ShownPlans,
  supplement: ShownSupplement,
  context: PageCardContext,
  now: ReadonlySet<PlanKey>,
  card: PlanCardText,
): readonly ComparedPlan[] {
  const byKey = new Map<PlanKey, ComparedPlan>();
  for (const plan of plans) {
    const { id: planId, name } = plan;
    const key = keyOf(plan);
    const displayedId = card.planId(displayPlanId(planId));
    byKey.set(key, {
      planId,
      name: displayName(name),
      displayedId,
      model: cardOf(plan, context).model,
      hasFailed: false,
      isNow: now.has(key),
    });
  }
  for (const { key, saved, name, state } of missing) {
    const displayedId = card.planId(displayPlanId(saved.id));
    const isNow = now.has(key);
    byKey.set(key, { planId: saved.id, name: name ?? displayedId, displayedId, model: null, hasFailed: state === 'failed', isNow });
  }
  const others = supplement.kind === 'plans' ? supplement.plans : [];
  return [
    ...keys.flatMap((key) => byKey.get(key) ?? []),
    ...others.map((plan) => ({
      planId: plan.code,
      name: displayName(plan.name),
      displayedId: card.supplementCode(plan.code),
      model: cardOf(plan, context).model,
      hasFailed: false,
      isNow: false,
    })),
  ];
}
