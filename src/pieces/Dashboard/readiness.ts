import type { Gate } from '../../platform/table.js';
import { $isInvitationAwaited } from '../../store/invitation.js';
import { $isProfileKnown } from '../../store/profile.js';

/** The pieces of the main column: one that is drawn later than those below it would push them down. */
const pieces = () => [
  import('../Upsell/Upsell.js'),
  import('../EnrolledPlans/EnrolledPlans.js'),
  import('../Recommendations/Recommendations.js'),
  import('../SavedItems/SavedItems.js'),
  import('../Applications/Applications.js'),
  import('../DoctorSearch/DoctorSearch.js'),
  import('../SavedPlans/SavedPlans.js'),
];

let areHere = false;
let coming: Promise<unknown> | undefined;

/** Opens when the profile is known and the pieces are loaded; a piece that cannot be loaded says so in its own place. */
export const isReady: Gate = {
  get: () => areHere && $isProfileKnown.get() && !$isInvitationAwaited.get(),
  listen(tell) {
    let isOver = false;
    const look = () => !isOver && tell(isReady.get());
    coming ??= Promise.allSettled(pieces()).then(() => {
      areHere = true;
    });
    if (!areHere) void coming.then(look);
    const stops = [$isProfileKnown.listen(look), $isInvitationAwaited.listen(look)];
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  },
};
