import type { ReactPiece } from '../../platform/react-renderer.js';
import { $isProfileKnown } from '../../store/profile.js';
import { $medicareAdvantage } from '../../store/shown-enrollments.js';
import { activePlans as english } from '../../text/en/active-plans.js';
import head from '../../ui/SectionHead.css?inline';
import { SectionHead } from '../../ui/SectionHead.js';
import { ActivePlanCard } from '../ActivePlans/ActivePlanCard.js';
import { activePlanStyles } from '../ActivePlans/styles.js';
import { useEmptyHost } from '../use-empty-host.js';
import { useFact } from '../use-fact.js';
import { useText } from '../use-text.js';

/** The enrolled Medicare Advantage plans of a signed-in shopper, for the dashboard (DASH-04, DASH-09). */
function EnrolledPlans() {
  const text = useText('activePlans', english);
  const plans = useFact($medicareAdvantage);
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

export const piece = { component: EnrolledPlans, styles: [...activePlanStyles, head], when: $isProfileKnown } satisfies ReactPiece;
