import type { Messages } from '../messages.js';
import { accountBanner } from './account-banner.js';
import { activePlans } from './active-plans.js';
import { applications } from './applications.js';
import { browsePlans } from './browse-plans.js';
import { common } from './common.js';
import { comparison } from './comparison.js';
import { confirmIdentity } from './confirm-identity.js';
import { cost } from './cost.js';
import { costChart } from './cost-chart.js';
import { disclosures } from './disclosures.js';
import { doctorSearch } from './doctor-search.js';
import { drugList, pharmacy } from './drugs.js';
import { emailPopup } from './email-popup.js';
import { extraHelp, extraHelpPopup } from './extra-help.js';
import { faq } from './faq.js';
import { importPopup, importProgress } from './import.js';
import { needHelp } from './need-help.js';
import { person } from './person.js';
import { compareBar, planCard } from './plan-card.js';
import { providerList } from './providers.js';
import { recommendationPrompt, recommendations } from './recommendations.js';
import { lists, removePopup } from './removal.js';
import { savedItems } from './saved-items.js';
import { savedPlans, yearToggle } from './saved-plans.js';
import { accountReadyBanner, outageBanner, signOutPopup, timeoutPopup, toast } from './session.js';
import { sideNav } from './side-nav.js';
import { supplementArea } from './supplement-area.js';
import { topBar } from './top-bar.js';
import { upsell } from './upsell.js';
import { zipPopup } from './zip-popup.js';

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
