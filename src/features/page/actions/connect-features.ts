import { storeAnswerAgain } from '../../extra-help/actions/extra-help.js';
import { setEstimates } from '../../known-plans/state/estimates.js';
import { followPlanSummaryLink } from '../../navigation/actions/follow-link.js';
import { storeLocationAgain } from '../../place/actions/stored-location.js';
import { profileNotRead, profileRead } from '../../profile/actions/reload.js';
import { guestBegins, storeGuestAnswers } from '../../session/actions/forget.js';
import { sendPlanSummaryVisit } from '../../tracking/actions/profile-events.js';
import { build, buildFailed } from './build.js';

/** Gives features the work of those above them, which they cannot import. */
export function connectFeatures(): void {
  profileRead.connect(build);
  profileNotRead.connect(buildFailed);
  followPlanSummaryLink.connect(sendPlanSummaryVisit);
  guestBegins.connect(() => setEstimates({}));
  storeGuestAnswers.connect(() => {
    storeAnswerAgain();
    storeLocationAgain();
  });
}
