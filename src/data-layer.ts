/** The data layer as one module, which the shell loads by `import()`. */

import { savedDrugs } from './features/drugs/actions/remove-drugs.js';
import { storeAnswerAgain } from './features/extra-help/actions/extra-help.js';
import { setEstimates } from './features/known-plans/state/estimates.js';
import { followPlanSummaryLink } from './features/navigation/actions/follow-link.js';
import { applyProfile, applyProfileFailure } from './features/page/actions/apply-profile.js';
import { storeLocationAgain } from './features/place/actions/stored-location.js';
import { savedPlans } from './features/plans/actions/remove-plans.js';
import { type AboveProfile, aboveProfile } from './features/profile/actions/above-profile.js';
import { savedProviders } from './features/providers/actions/remove-providers.js';
import { guestBegins, storeGuestAnswers } from './features/session/actions/forget.js';
import { leaveUnknown } from './features/session/actions/leave-unknown.js';
import { removeFavorite } from './features/supplement/actions/remove-favorite.js';
import { sendPlanSummaryVisit } from './features/tracking/actions/profile-events.js';
import { sections } from './sections.js';

const above: AboveProfile = {
  sections,
  savedLists: {
    plans: { ...savedPlans, removeElsewhere: removeFavorite },
    drugs: savedDrugs,
    providers: savedProviders,
  },
  applyProfile,
  applyProfileFailure,
  leaveUnknown,
};

aboveProfile.connect(() => above);
followPlanSummaryLink.connect(sendPlanSummaryVisit);
guestBegins.connect(() => setEstimates({}));
storeGuestAnswers.connect(() => {
  storeAnswerAgain();
  storeLocationAgain();
});

export { snapshot, subscribe } from './features/page/actions/facts-code.js';
export { printCounselorSheet, ready, refresh, savePlan, setView, setYear } from './features/page/actions/script-interface.js';
export { start } from './features/page/actions/start.js';
export { registerTool } from './features/tools/actions/registry.js';
