import type { ReactComponent } from '../../../element/react-renderer.js';
import { useEmptyHost } from '../../../element/use-empty-host.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { $activePlans } from '../state/dashboard.js';
import { ActivePlanCard } from './ActivePlanCard.js';
import { activePlanStyles } from './styles.js';

interface ActivePlanCardElementProps {
  readonly planId?: string;
  readonly planYear?: number;
}

/** One enrolled plan by its id; without a year the one that the service lists first. */
function ActivePlanCardElement({ planId, planYear }: ActivePlanCardElementProps) {
  const plans = useAtom($activePlans);
  const plan = plans.find((one) => one.planId === planId && (planYear === undefined || one.planYear === planYear));
  useEmptyHost(!plan);
  if (!plan) return null;
  return (
    <div className="root root--main no-print">
      <ActivePlanCard plan={plan} />
    </div>
  );
}

export const component = { component: ActivePlanCardElement, styles: activePlanStyles, when: $isProfileKnown } satisfies ReactComponent;
