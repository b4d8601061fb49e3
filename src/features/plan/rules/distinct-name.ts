import { memoizeByObject } from '../../../shared/memoize-by-object.js';
import { displayName } from './display-name.js';
import type { Plan } from './plan.js';
import { displayPlanId } from './plan-id.js';

/** Returns the names that more than one plan has, such as two segments of a plan (CARD-13). */
export function sharedNames(plans: readonly Plan[]): readonly string[] {
  const known = new Set<string>();
  const shared = new Set<string>();
  for (const plan of plans) {
    const name = displayName(plan.name);
    if (known.has(name)) shared.add(name);
    known.add(name);
  }
  return [...shared];
}

const asSet = memoizeByObject((names: readonly string[]): ReadonlySet<string> => new Set(names));

/** Returns the plan id as it shows if the name is shared, else null. A supplement plan has none (CARD-13). */
export function distinctId(plan: Plan, shared: readonly string[]): string | null {
  return plan.kind !== 'MEDSUPP' && asSet(shared).has(displayName(plan.name)) ? displayPlanId(plan.id) : null;
}

/** Returns the plan name, followed by the plan id if the name is shared (CARD-13). */
export function distinctName(plan: Plan, shared: readonly string[]): string {
  return [displayName(plan.name), distinctId(plan, shared)].filter(Boolean).join(', ');
}
