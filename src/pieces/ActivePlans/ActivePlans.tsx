import type { ReactPiece } from '../../platform/react-renderer.js';
import { $isProfileKnown } from '../../store/profile.js';
import { $activePlans } from '../../store/shown-enrollments.js';
import head from '../../ui/SectionHead.css?inline';
import more from '../LongList/LongList.css?inline';
import { useFact } from '../use-fact.js';
import { ActivePlanSection } from './ActivePlanSection.js';
import { activePlanStyles } from './styles.js';

/** The plans that the member is enrolled in, and those of next year (PLN-01, ACT-01, ACT-02). */
function ActivePlans() {
  return <ActivePlanSection plans={useFact($activePlans)} />;
}

export const piece = { component: ActivePlans, styles: [...activePlanStyles, head, more], when: $isProfileKnown } satisfies ReactPiece;
