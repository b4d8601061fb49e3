import type { ReactPiece } from '../../platform/react-renderer.js';
import { $isProfileKnown } from '../../store/profile.js';
import { $activePlans } from '../../store/shown-enrollments.js';
import { useEmptyHost } from '../use-empty-host.js';
import { useFact } from '../use-fact.js';
import { ActivePlanCard } from './ActivePlanCard.js';
import { activePlanStyles } from './styles.js';

interface ActivePlanCardElementProps {
  readonly planId?: string;
  readonly planYear?: number;
}

/** One enrolled plan by its id; without a year the one that the service lists first. */
function ActivePlanCardElement({ planId, planYear }: ActivePlanCardElementProps) {
  const plans = useFact($activePlans);
  const plan = plans.find((one) => one.planId === planId && (planYear === undefined || one.planYear === planYear));
  useEmptyHost(!plan);
  if (!plan) return null;
  return (
    <div className="root root--main no-print">
      <ActivePlanCard plan={plan} />
    </div>
  );
}

export const piece = { component: ActivePlanCardElement, styles: activePlanStyles, when: $isProfileKnown } satisfies ReactPiece;
