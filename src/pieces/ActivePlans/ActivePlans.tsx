import type { ReactPiece } from '../../platform/react-renderer.js';
import { $isProfileKnown } from '../../store/profile.js';
import { $activePlans } from '../../store/shown-enrollments.js';
import { activePlans as english } from '../../text/en/active-plans.js';
import head from '../../ui/SectionHead.css?inline';
import { SectionHead } from '../../ui/SectionHead.js';
import { useEmptyHost } from '../use-empty-host.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';
import { ActivePlanCard } from './ActivePlanCard.js';
import { activePlanStyles } from './styles.js';

/** The plans that the member is enrolled in, and those of next year (PLN-01, ACT-01, ACT-02). */
function ActivePlans() {
  const text = useText('activePlans', english);
  const plans = useFact($activePlans);
  useEmptyHost(plans.length === 0);
  if (plans.length === 0) return null;
  return (
    <section className="root root--main no-print" aria-label={text.heading}>
      <SectionHead title={text.heading} />
      <div className="stack">
        {plans.map((plan) => (
          <ActivePlanCard plan={plan} key={`${plan.planId}-${plan.planYear}`} />
        ))}
      </div>
    </section>
  );
}

export const piece = { component: ActivePlans, styles: [...activePlanStyles, head], when: $isProfileKnown } satisfies ReactPiece;
