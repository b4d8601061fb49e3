import { priceOthers } from '../../drugs/actions/build-drugs.js';
import { keyOf } from '../rules/plan.js';
import { askedAgain } from '../state/asked-again.js';
import { readPlans } from './build-plans.js';
import { askedByCards, type PlanOfYear } from './named-plans.js';

/**
 * For a card whose plan the page does not know yet, saved or not. Reads the plan and the cost of the saved drugs on it (CALL-13, CALL-15).
 */
export async function readNamedPlan(plan: PlanOfYear): Promise<void> {
  askedByCards().set(keyOf(plan), plan);
  await readPriced([plan]);
}

/** Reads failed plans again for the shopper. If they fail again, that is announced (ERR-02). */
export async function tryPlansAgain(plans: readonly PlanOfYear[]): Promise<void> {
  for (const plan of plans) askedAgain().add(keyOf(plan));
  await readPriced(plans);
}

/** Reads plans that are not there yet, and what the drugs cost on those that nobody could ask about before (CALL-13, ERR-02). */
export async function readPriced(plans: readonly PlanOfYear[]): Promise<void> {
  await readPlans(plans);
  await priceOthers();
}
