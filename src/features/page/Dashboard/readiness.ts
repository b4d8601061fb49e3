import type { Gate } from '../../../element/definition.js';
import { lazyModule } from '../../../shared/lazy/lazy-module.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { $isInvitationAwaited } from '../../recommendations/state/invitation.js';
import { $isOfferAwaited } from '../state/offer.js';

/** The components of the main column: one that is drawn later than those below it would push them down. */
const mainColumn = lazyModule('the main column', () =>
  Promise.allSettled([
    import('../Upsell/Upsell.js'),
    import('../../enrollment/EnrolledPlans/EnrolledPlans.js'),
    import('../../recommendations/Recommendations/Recommendations.js'),
    import('../SavedItems/SavedItems.js'),
    import('../../enrollment/Applications/Applications.js'),
    import('../../providers/DoctorSearch/DoctorSearch.js'),
    import('../../plans/SavedPlans/SavedPlans.js'),
  ]),
);

/** Something did not come; if that is what reads the profile, it is never known, and each component says so in its own place (LOAD-05). */
let isBroken = false;

/** Opens when the profile is known and the components are loaded; a component that cannot be loaded says so in its own place. */
export const isReady: Gate = {
  get: () => isBroken || (mainColumn.get() !== undefined && $isProfileKnown.get() && !$isInvitationAwaited.get() && !$isOfferAwaited.get()),
  listen(tell) {
    let isOver = false;
    const notify = (event?: unknown) => {
      isBroken ||= event instanceof Event;
      if (!isOver) tell(isReady.get());
    };
    void mainColumn.load().then(() => notify());
    addEventListener('ucp-error', notify);
    const stops = [$isProfileKnown, $isInvitationAwaited, $isOfferAwaited].map((one) => one.listen(notify));
    return () => {
      isOver = true;
      removeEventListener('ucp-error', notify);
      for (const stop of stops) stop();
    };
  },
};
