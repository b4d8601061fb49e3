import type { ReactComponent } from '../../../element/react-renderer.js';
import { useAtom } from '../../../shared/state/use-atom.js';
import head from '../../../ui/SectionHead.css?inline';
import more from '../../lists/LongList/LongList.css?inline';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { $activePlans } from '../state/dashboard.js';
import { ActivePlanSection } from './ActivePlanSection.js';
import { activePlanStyles } from './styles.js';

/** The plans that the member is enrolled in, and those of next year (PLN-01, ACT-01, ACT-02). */
function ActivePlans() {
  return <ActivePlanSection plans={useAtom($activePlans)} />;
}

export const component = {
  component: ActivePlans,
  styles: [...activePlanStyles, head, more],
  when: $isProfileKnown,
} satisfies ReactComponent;
