import { followPlanSummaryLink } from '../../navigation/actions/follow-link.js';
import { profileNotRead, profileRead } from '../../profile/actions/reload.js';
import { sendPlanSummaryVisit } from '../../tracking/actions/profile-events.js';
import { build, buildFailed } from './build.js';

/** Gives features the work of those above them, which they cannot import. */
export function connectFeatures(): void {
  profileRead.connect(build);
  profileNotRead.connect(buildFailed);
  followPlanSummaryLink.connect(sendPlanSummaryVisit);
}
