import type { ElementDefinition } from '../src/element/definition.js';
import { accountBanner } from './account-banner.js';
import { accountReadyBanner } from './account-ready-banner.js';
import { activePlanCard } from './active-plan-card.js';
import { activePlans } from './active-plans.js';
import { applicationCard } from './application-card.js';
import { applications } from './applications.js';
import { browsePlans } from './browse-plans.js';
import { confirmIdentityPopup } from './confirm-identity-popup.js';
import { costChart } from './cost-chart.js';
import { counselorPopup } from './counselor-popup.js';
import { counselorSheet } from './counselor-sheet.js';
import { dashboard } from './dashboard.js';
import { disclosures } from './disclosures.js';
import { doctorSearch } from './doctor-search.js';
import { drugList } from './drug-list.js';
import { emailPopup } from './email-popup.js';
import { enrolledPlans } from './enrolled-plans.js';
import { extraHelp } from './extra-help.js';
import { extraHelpPopup } from './extra-help-popup.js';
import { faq } from './faq.js';
import { importPopup } from './import-popup.js';
import { importProgress } from './import-progress.js';
import { needHelp } from './need-help.js';
import { outageBanner } from './outage-banner.js';
import { pharmacy } from './pharmacy.js';
import { pharmacyComparison } from './pharmacy-comparison.js';
import { planCard } from './plan-card.js';
import { planChanges } from './plan-changes.js';
import { profileArea } from './profile-area.js';
import { providerList } from './provider-list.js';
import { recommendations } from './recommendations.js';
import { removePopup } from './remove-popup.js';
import { savedItems } from './saved-items.js';
import { savedPlans } from './saved-plans.js';
import { settings } from './settings.js';
import { sideNav } from './side-nav.js';
import { signOutPopup } from './sign-out-popup.js';
import { supplementArea } from './supplement-area.js';
import { timeoutPopup } from './timeout-popup.js';
import { toast } from './toast.js';
import { topBar } from './top-bar.js';
import { upsell } from './upsell.js';
import { view } from './view.js';
import { yearToggle } from './year-toggle.js';
import { zipPopup } from './zip-popup.js';

const definitions = [
  settings,
  profileArea,
  dashboard,
  view,
  outageBanner,
  accountReadyBanner,
  topBar,
  accountBanner,
  sideNav,
  extraHelp,
  browsePlans,
  yearToggle,
  savedPlans,
  planCard,
  costChart,
  counselorSheet,
  pharmacyComparison,
  activePlans,
  activePlanCard,
  planChanges,
  applications,
  applicationCard,
  supplementArea,
  drugList,
  pharmacy,
  providerList,
  doctorSearch,
  upsell,
  enrolledPlans,
  recommendations,
  savedItems,
  faq,
  needHelp,
  disclosures,
  emailPopup,
  counselorPopup,
  zipPopup,
  extraHelpPopup,
  removePopup,
  importPopup,
  importProgress,
  confirmIdentityPopup,
  signOutPopup,
  timeoutPopup,
  toast,
] as const;

/** The definition of a tag, with its names and types. */
export type Definition = (typeof definitions)[number];

/** Every tag of the library, in reading order. */
export const tables: readonly ElementDefinition[] = definitions;
