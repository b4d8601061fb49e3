import { priceNewPlans } from '../../drugs/actions/drug-prices.js';
import { type PlanOfYear, plansRequestedByCards } from '../../known-plans/actions/named-plans.js';
import { readPlans } from '../../known-plans/actions/read-plans.js';
import { keyOf } from '../../plan/rules/plan.js';
import { retriedPlans } from '../state/retried-plans.js';

/**
 * For a card whose plan the page does not know yet, saved or not. Reads the plan and the cost of the saved drugs on it (CALL-13, CALL-15).
 */
export async function readNamedPlan(plan: PlanOfYear): Promise<void> {
  plansRequestedByCards().set(keyOf(plan), plan);
  await readPriced([plan]);
}

/** Reads failed plans again for the shopper. If they fail again, that is announced (ERR-02). */
export async function tryPlansAgain(plans: readonly PlanOfYear[]): Promise<void> {
  for (const plan of plans) retriedPlans().add(keyOf(plan));
  await readPriced(plans);
}

/** Reads plans that are not there yet, and what the drugs cost on those that nobody could ask about before (CALL-13, ERR-02). */
export async function readPriced(plans: readonly PlanOfYear[]): Promise<void> {
  await readPlans(plans);
  await priceNewPlans();
}
