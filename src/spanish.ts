import { cost } from './features/cost/text/es/cost.js';
import { costChart } from './features/cost/text/es/cost-chart.js';
import { months } from './features/cost/text/es/months.js';
import { pharmacyComparison } from './features/cost/text/es/pharmacy-comparison.js';
import { pricesAt } from './features/cost/text/es/prices-at.js';
import { counselorPaper } from './features/counselor/text/es/counselor-paper.js';
import { counselorPopup } from './features/counselor/text/es/counselor-popup.js';
import { counselorSheet } from './features/counselor/text/es/counselor-sheet.js';
import { drugList, pharmacy } from './features/drugs/text/es/drugs.js';
import { activePlans } from './features/enrollment/text/es/active-plans.js';
import { applications } from './features/enrollment/text/es/applications.js';
import { extraHelp, extraHelpPopup } from './features/extra-help/text/es/extra-help.js';
import { importPopup, importProgress } from './features/import/text/es/import.js';
import { common } from './features/language/text/es/common.js';
import { planChanges } from './features/next-year/text/es/plan-changes.js';
import { browsePlans } from './features/page/text/es/browse-plans.js';
import { faq } from './features/page/text/es/faq.js';
import { needHelp } from './features/page/text/es/need-help.js';
import { savedItems } from './features/page/text/es/saved-items.js';
import { sideNav } from './features/page/text/es/side-nav.js';
import { topBar } from './features/page/text/es/top-bar.js';
import { upsell } from './features/page/text/es/upsell.js';
import { zipPopup } from './features/place/text/es/zip-popup.js';
import { planCard } from './features/plan/text/es/plan-card.js';
import { compareBar } from './features/plans/text/es/compare-bar.js';
import { comparison } from './features/plans/text/es/comparison.js';
import { disclosures } from './features/plans/text/es/disclosures.js';
import { emailPopup } from './features/plans/text/es/email-popup.js';
import { savedPlans, yearToggle } from './features/plans/text/es/saved-plans.js';
import { lists, removePopup } from './features/profile/text/es/removal.js';
import { doctorSearch } from './features/providers/text/es/doctor-search.js';
import { providerList } from './features/providers/text/es/providers.js';
import { recommendationPrompt, recommendations } from './features/recommendations/text/es/recommendations.js';
import { accountBanner } from './features/session/text/es/account-banner.js';
import { confirmIdentity } from './features/session/text/es/confirm-identity.js';
import { person } from './features/session/text/es/person.js';
import { accountReadyBanner, outageBanner, signOutPopup, timeoutPopup, toast } from './features/session/text/es/session.js';
import { supplementArea } from './features/supplement/text/es/supplement-area.js';

/** Every text in Spanish, by subject. Each has the type of its English text, so a missing text is a compile error. */
export const spanish = {
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
  pricesAt,
  months,
  pharmacyComparison,
  comparison,
  counselorSheet,
  counselorPopup,
  counselorPaper,
  activePlans,
  planChanges,
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
