import { cost } from '../../../cost/text/es/cost.js';
import { costChart } from '../../../cost/text/es/cost-chart.js';
import { drugList, pharmacy } from '../../../drugs/text/es/drugs.js';
import { activePlans } from '../../../enrollment/text/es/active-plans.js';
import { applications } from '../../../enrollment/text/es/applications.js';
import { extraHelp, extraHelpPopup } from '../../../extra-help/text/es/extra-help.js';
import { importPopup, importProgress } from '../../../import/text/es/import.js';
import { browsePlans } from '../../../page/text/es/browse-plans.js';
import { disclosures } from '../../../page/text/es/disclosures.js';
import { faq } from '../../../page/text/es/faq.js';
import { needHelp } from '../../../page/text/es/need-help.js';
import { sideNav } from '../../../page/text/es/side-nav.js';
import { topBar } from '../../../page/text/es/top-bar.js';
import { upsell } from '../../../page/text/es/upsell.js';
import { zipPopup } from '../../../place/text/es/zip-popup.js';
import { comparison } from '../../../plans/text/es/comparison.js';
import { emailPopup } from '../../../plans/text/es/email-popup.js';
import { compareBar, planCard } from '../../../plans/text/es/plan-card.js';
import { savedPlans, yearToggle } from '../../../plans/text/es/saved-plans.js';
import { lists, removePopup } from '../../../profile/text/es/removal.js';
import { savedItems } from '../../../profile/text/es/saved-items.js';
import { doctorSearch } from '../../../providers/text/es/doctor-search.js';
import { providerList } from '../../../providers/text/es/providers.js';
import { recommendationPrompt, recommendations } from '../../../recommendations/text/es/recommendations.js';
import { accountBanner } from '../../../session/text/es/account-banner.js';
import { confirmIdentity } from '../../../session/text/es/confirm-identity.js';
import { person } from '../../../session/text/es/person.js';
import { accountReadyBanner, outageBanner, signOutPopup, timeoutPopup, toast } from '../../../session/text/es/session.js';
import { supplementArea } from '../../../supplement/text/es/supplement-area.js';
import type { Messages } from '../messages.js';
import { common } from './common.js';

/** Every text in Spanish. A missing subject or text is a compile error. */
export const spanish: Messages = {
  common,
  planCard,
  compareBar,
  savedPlans,
  yearToggle,
  sideNav,
  removePopup,
  lists,
  drugList,
  pharmacy,
  providerList,
  topBar,
  accountBanner,
  browsePlans,
  emailPopup,
  zipPopup,
  faq,
  needHelp,
  disclosures,
  upsell,
  savedItems,
  extraHelp,
  extraHelpPopup,
  cost,
  costChart,
  comparison,
  activePlans,
  applications,
  recommendations,
  recommendationPrompt,
  supplementArea,
  doctorSearch,
  person,
  confirmIdentity,
  importPopup,
  importProgress,
  timeoutPopup,
  signOutPopup,
  toast,
  outageBanner,
  accountReadyBanner,
};
