import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import head from '../../../ui/SectionHead.css?inline';
import more from '../../lists/LongList/LongList.css?inline';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { ActivePlanSection } from '../ActivePlans/ActivePlanSection.js';
import { activePlanStyles } from '../ActivePlans/styles.js';
import { $medicareAdvantage } from '../state/dashboard.js';

/** The enrolled Medicare Advantage plans of a signed-in shopper, for the dashboard (DASH-04, DASH-09). */
function EnrolledPlans() {
  return <ActivePlanSection plans={useAtom($medicareAdvantage)} />;
}

export const component = {
  component: EnrolledPlans,
  styles: [...activePlanStyles, head, more],
  when: $isProfileKnown,
} satisfies ReactComponent;
