import { enterFromQuery } from '../../demo/service/enter.js';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import type { MedicarePlan } from '../../src/features/plan/rules/plan.js';
import { $cardContext } from '../../src/features/plans/state/card-context.js';
import { cardOf, type DecidedCard } from '../../src/features/plans/state/cards.js';

/** Loads the library and all data of the shopper in the page's query. */
export async function loadShopper(): Promise<void> {
  if (!enterFromQuery(location.search)) throw new Error('the query names no shopper of the demo');
  const { profile } = await import('/cdn/autoload.js');
  await profile.ready;
  if ($shownPlans.get().plans.length === 0) throw new Error('the shopper has no plans');
}

/** The card's view model from the library. This module shares the page's store with the CDN build. */
export function decideCard(plan: MedicarePlan): DecidedCard {
  const context = $cardContext.get();
  if (!context) throw new Error('nothing can be decided before `enter`');
  return cardOf(plan, context);
}

let turn = 0;

/**
 * A plan that no card shows yet. It cycles through the shopper's saved plans, so that cards differ as on a real page.
 */
function nextPlan(): MedicarePlan {
  const { plans } = $shownPlans.get();
  turn += 1;
  const plan = plans[turn % plans.length] as MedicarePlan;
  return { ...plan, name: `${plan.name} ${turn}`, monthlyPremium: turn % 200, monthlyPremiumText: `$${turn % 200}` };
}

/** Plans for `count` cards. */
export function nextPlans(count: number): readonly MedicarePlan[] {
  return Array.from({ length: count }, nextPlan);
}

/** The same plan with another premium, which changes one figure of its card. */
export function changed(plan: MedicarePlan): MedicarePlan {
  turn += 1;
  return { ...plan, monthlyPremium: turn % 200, monthlyPremiumText: `$${turn % 200}` };
}
