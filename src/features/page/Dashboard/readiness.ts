import type { Gate } from '../../../element/definition.js';
import { $isProfileKnown } from '../../profile/state/profile.js';
import { $isInvitationAwaited, $isOfferAwaited } from '../state/invitation.js';

/** The pieces of the main column: one that is drawn later than those below it would push them down. */
const pieces = () => [
  import('../Upsell/Upsell.js'),
  import('../../enrollment/EnrolledPlans/EnrolledPlans.js'),
  import('../../recommendations/Recommendations/Recommendations.js'),
  import('../../profile/SavedItems/SavedItems.js'),
  import('../../enrollment/Applications/Applications.js'),
  import('../../providers/DoctorSearch/DoctorSearch.js'),
  import('../../plans/SavedPlans/SavedPlans.js'),
];

let areHere = false;
let coming: Promise<unknown> | undefined;
/** Something did not come; if that is what reads the profile, it is never known, and each piece says so in its own place (LOAD-05). */
let isBroken = false;

/** Opens when the profile is known and the pieces are loaded; a piece that cannot be loaded says so in its own place. */
export const isReady: Gate = {
  get: () => isBroken || (areHere && $isProfileKnown.get() && !$isInvitationAwaited.get() && !$isOfferAwaited.get()),
  listen(tell) {
    let isOver = false;
    const look = (event?: unknown) => {
      isBroken ||= event instanceof Event;
      if (!isOver) tell(isReady.get());
    };
    coming ??= Promise.allSettled(pieces()).then(() => {
      areHere = true;
    });
    void coming.then(look);
    addEventListener('ucp-error', look);
    const stops = [$isProfileKnown, $isInvitationAwaited, $isOfferAwaited].map((one) => one.listen(look));
    return () => {
      isOver = true;
      removeEventListener('ucp-error', look);
      for (const stop of stops) stop();
    };
  },
};
