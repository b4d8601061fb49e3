import type { Plan } from '../../src/features/plan/rules/plan.js';
import { $cardContext } from '../../src/features/plans/state/card-context.js';
import { cardOf, type DecidedCard } from '../../src/features/plans/state/cards.js';

/** The card of a plan as the page decides it now; null until it can. */
export function cardNow(plan: Plan): DecidedCard | null {
  const context = $cardContext.get();
  return context && cardOf(plan, context);
}
