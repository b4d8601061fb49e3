import type { ReactPiece } from '../../platform/react-renderer.js';
import { $isProfileKnown } from '../../store/profile.js';
import { $medicareAdvantage } from '../../store/shown-enrollments.js';
import head from '../../ui/SectionHead.css?inline';
import { ActivePlanSection } from '../ActivePlans/ActivePlanSection.js';
import { activePlanStyles } from '../ActivePlans/styles.js';
import more from '../LongList/LongList.css?inline';
import { useFact } from '../use-fact.js';

/** The enrolled Medicare Advantage plans of a signed-in shopper, for the dashboard (DASH-04, DASH-09). */
function EnrolledPlans() {
  return <ActivePlanSection plans={useFact($medicareAdvantage)} />;
}

export const piece = { component: EnrolledPlans, styles: [...activePlanStyles, head, more], when: $isProfileKnown } satisfies ReactPiece;
