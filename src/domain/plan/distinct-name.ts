import { displayName } from './display-name.js';
import type { Plan } from './plan.js';
import { displayPlanId } from './plan-id.js';

/** Names that several of the plans have, as two segments of one plan do. */
export function sharedNames(plans: readonly Plan[]): readonly string[] {
  const names = plans.map(({ name }) => displayName(name));
  return [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
}

/** The plan's id as it is shown, where others have its name; else null. A supplement plan has none. */
export function distinctId(plan: Plan, shared: readonly string[]): string | null {
  return plan.kind !== 'MEDSUPP' && shared.includes(displayName(plan.name)) ? displayPlanId(plan.id) : null;
}

/** The plan's name for what stands apart from its id, such as a question about it: with the id where others have the name. */
export function distinctName(plan: Plan, shared: readonly string[]): string {
  return [displayName(plan.name), distinctId(plan, shared)].filter(Boolean).join(', ');
}
