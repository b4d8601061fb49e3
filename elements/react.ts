import { useCallback, useSyncExternalStore } from 'react';
import { tablesFrom } from '../src/element/all-definitions.js';
import { SkeletonProvider, type SkeletonProviderProps, wrap } from '../src/element/react-wrapper.js';
import { type EarlyFacts, profile } from '../src/index.js';
import { follow, type Language, languageOf, type PiecePlace, type PieceTexts, type Theme, textsOf, themeOf } from '../src/piece.js';
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

/** `ucp-elements/react`: a typed component for each tag, and the profile as a hook. For React 19. */

tablesFrom(() => import('./index.js').then(({ tables }) => tables));

export const AccountBanner = /* @__PURE__ */ wrap(accountBanner);
export const AccountReadyBanner = /* @__PURE__ */ wrap(accountReadyBanner);
export const ActivePlanCard = /* @__PURE__ */ wrap(activePlanCard);
export const ActivePlans = /* @__PURE__ */ wrap(activePlans);
export const ApplicationCard = /* @__PURE__ */ wrap(applicationCard);
export const Applications = /* @__PURE__ */ wrap(applications);
export const BrowsePlans = /* @__PURE__ */ wrap(browsePlans);
export const ConfirmIdentityPopup = /* @__PURE__ */ wrap(confirmIdentityPopup);
export const CostChart = /* @__PURE__ */ wrap(costChart);
export const CounselorSheet = /* @__PURE__ */ wrap(counselorSheet);
export const CounselorPopup = /* @__PURE__ */ wrap(counselorPopup);
export const Dashboard = /* @__PURE__ */ wrap(dashboard);
export const Disclosures = /* @__PURE__ */ wrap(disclosures);
export const DoctorSearch = /* @__PURE__ */ wrap(doctorSearch);
export const DrugList = /* @__PURE__ */ wrap(drugList);
export const EmailPopup = /* @__PURE__ */ wrap(emailPopup);
export const EnrolledPlans = /* @__PURE__ */ wrap(enrolledPlans);
export const ExtraHelp = /* @__PURE__ */ wrap(extraHelp);
export const ExtraHelpPopup = /* @__PURE__ */ wrap(extraHelpPopup);
export const Faq = /* @__PURE__ */ wrap(faq);
export const ImportPopup = /* @__PURE__ */ wrap(importPopup);
export const ImportProgress = /* @__PURE__ */ wrap(importProgress);
export const NeedHelp = /* @__PURE__ */ wrap(needHelp);
export const OutageBanner = /* @__PURE__ */ wrap(outageBanner);
export const Pharmacy = /* @__PURE__ */ wrap(pharmacy);
export const PharmacyComparison = /* @__PURE__ */ wrap(pharmacyComparison);
export const PlanCard = /* @__PURE__ */ wrap(planCard);
export const PlanChanges = /* @__PURE__ */ wrap(planChanges);
export const ProfileArea = /* @__PURE__ */ wrap(profileArea);
export const ProviderList = /* @__PURE__ */ wrap(providerList);
export const Recommendations = /* @__PURE__ */ wrap(recommendations);
export const RemovePopup = /* @__PURE__ */ wrap(removePopup);
export const SavedItems = /* @__PURE__ */ wrap(savedItems);
export const SavedPlans = /* @__PURE__ */ wrap(savedPlans);
export const Settings = /* @__PURE__ */ wrap(settings);
export const SideNav = /* @__PURE__ */ wrap(sideNav);
export const SignOutPopup = /* @__PURE__ */ wrap(signOutPopup);
export const SupplementArea = /* @__PURE__ */ wrap(supplementArea);
export const TimeoutPopup = /* @__PURE__ */ wrap(timeoutPopup);
export const Toast = /* @__PURE__ */ wrap(toast);
export const TopBar = /* @__PURE__ */ wrap(topBar);
export const Upsell = /* @__PURE__ */ wrap(upsell);
export const View = /* @__PURE__ */ wrap(view);
export const YearToggle = /* @__PURE__ */ wrap(yearToggle);
export const ZipPopup = /* @__PURE__ */ wrap(zipPopup);

export { SkeletonProvider, type SkeletonProviderProps };

const beforeLoad: EarlyFacts = Object.freeze({ isComplete: false });

/** The public facts of the page, and again after each change. On a server, and until the library has loaded, only `isComplete: false`. */
export function useProfile(): EarlyFacts {
  return useSyncExternalStore(profile.subscribe, profile.get, () => beforeLoad);
}

// ---- For a brand's own components: `container` is the prop that `@r2wc/react-to-web-component` passes.

function useFollowed<Value>(container: PiecePlace, read: () => Value): Value {
  const subscribe = useCallback((changed: () => void) => follow(container, changed), [container]);
  return useSyncExternalStore(subscribe, read);
}

/** The language of the nearest `lang`. */
export function useLanguage(container: PiecePlace): Language {
  return useFollowed(container, () => languageOf(container));
}

/** The brand of the nearest `theme`, or the page's. '' is the neutral look. */
export function useTheme(container: PiecePlace): Theme {
  return useFollowed(container, () => themeOf(container));
}

/** The component's own texts in the language of the place, with the replacements of the content. Keep `texts` outside of the component. */
export function useTexts<Texts extends object>(container: PiecePlace, subject: string, texts: PieceTexts<Texts>): Texts {
  return useFollowed(container, () => textsOf(container, subject, texts));
}
