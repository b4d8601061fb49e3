import { $sharedNames } from '../../known-plans/state/plans.js';
import { distinctName } from '../../plan/rules/distinct-name.js';
import { keyOf, type Plan } from '../../plan/rules/plan.js';
import { askToRemoveItem } from '../../profile/actions/remove.js';

/** Asks whether the plan should leave the list, by a name that tells it from the other cards (REM-01). */
export function askToRemovePlan(plan: Plan, target: EventTarget): void {
  const name = distinctName(plan, $sharedNames.get());
  askToRemoveItem({ list: 'plans', key: keyOf(plan), name }, target);
}
