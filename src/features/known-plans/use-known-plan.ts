import { useSyncExternalStore } from 'react';
import type { PlanKey } from '../plan/rules/plan.js';
import type { PlanDetails } from './state/plan-details.js';
import { $knownPlans, planOf } from './state/plans.js';

/** The plan of this key as it is known now. A change of another plan does not render the component again. */
export function useKnownPlan(key: PlanKey): PlanDetails | undefined {
  return useSyncExternalStore($knownPlans.listen, () => planOf(key));
}
