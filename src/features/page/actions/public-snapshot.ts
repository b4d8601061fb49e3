import { $today, wallClockAt } from '../../../shared/calendar/clock-state.js';
import { isoText } from '../../../shared/calendar/time-text.js';
import { fieldsOf } from '../../../shared/calendar/wall-clock.js';
import { compareNames } from '../../../shared/name-order.js';
import { isSameValue } from '../../../shared/same-value.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { siteNavigation } from '../../../shared/shopper/permissions.js';
import { copySingleton } from '../../../shared/state/store.js';
import { clock } from '../../../shared/time/clock.js';
import { $view } from '../../../shared/view/state.js';
import { $dental } from '../../content/state/content.js';
import { $tollFree } from '../../content/state/phone.js';
import { allRows } from '../../cost/rules/cost-chart.js';
import { $shownCost } from '../../cost/state/cost.js';
import { $applications } from '../../enrollment/state/applications.js';
import { $activePlans } from '../../enrollment/state/dashboard.js';
import { $extraHelp } from '../../extra-help/state/extra-help.js';
import { $answer } from '../../extra-help/state/subsidy.js';
import { $import } from '../../import/state/import.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import { $supplementOffer } from '../../known-plans/state/supplement-offer.js';
import { $supplement } from '../../known-plans/state/supplement-plans.js';
import type { PreviousPage } from '../../navigation/rules/previous-page.js';
import { $previousPage } from '../../navigation/state/previous-page.js';
import type { PlanKind } from '../../plan/rules/plan.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $counts } from '../../plans/state/counts.js';
import { $classification } from '../../profile/state/classification.js';
import { $finished, $isComplete } from '../../profile/state/loading.js';
import { $profile } from '../../profile/state/profile.js';
import { $isUpdateProviderCoverage } from '../../providers/state/provider-coverage.js';
import { $recommendations } from '../../recommendations/state/recommendations.js';
import { $accountLinks } from '../../session/state/account.js';
import type { PublicFacts } from './public-facts.js';
import { toEnrolled, toPublic, toRanked, toYearlyCost } from './public-plans.js';

const backLinkTexts: Readonly<Record<PreviousPage, string>> = {
  'pharmacy-search': 'Return to pharmacy search',
  'drug-cost-estimator': 'Return to drug cost estimator',
  'plan-recommendation': 'Return to plan recommendation',
  'plan-summary': 'Return to plans',
};

/**
 * The public facts, deeply frozen: the same object until one of them changes, so React's `useSyncExternalStore` can read it. The time of day
 * alone makes no new snapshot: `systemDateTime` is the time of the last change.
 */
export function snapshot(): PublicFacts {
  const latest = copySingleton('snapshot', watchFacts);
  if (latest.isStale || !latest.facts) {
    latest.isStale = false;
    const made = createSnapshot();
    if (!latest.facts || !isSameValue({ ...made, systemDateTime: null }, { ...latest.facts, systemDateTime: null })) latest.facts = made;
  }
  return latest.facts;
}

interface Latest {
  facts: PublicFacts | null;
  /** Something has changed since the facts were read. */
  isStale: boolean;
}

/** From the first snapshot on, the page knows when it needs another one. */
function watchFacts(): Latest {
  const latest: Latest = { facts: null, isStale: true };
  for (const one of facts) {
    one.listen(() => {
      latest.isStale = true;
    });
  }
  return latest;
}

function createSnapshot(): PublicFacts {
  return deepFreeze({
    isComplete: $isComplete.get(),
    ...time(),
    ...identity(),
    ...plans(),
    ...existence(),
    ...recommendation(),
    isExtraHelpApplied: $answer.get() !== null,
    isFetchLISData: $extraHelp.get().isLowIncomePending,
    tollFreeNumber: $tollFree.get() || null,
    memberBenefitRedirectUrl: $accountLinks.get()?.memberBenefits || null,
    currentView: $view.get(),
    ...imported(),
    backLinkText: backLinkTexts[$previousPage.get()],
  });
}

function imported() {
  const found = $import.get();
  const { drugs, providers } = found.kind === 'found' ? found : { drugs: 0, providers: 0 };
  return { importedDrugCount: drugs, importedProviderCount: providers };
}

function time() {
  const today = $today.get();
  const now = wallClockAt(clock.elapsed());
  return {
    activeYear: $activeYear.get(),
    currentYear: today === null ? null : fieldsOf(today).year,
    systemDateTime: now === null ? null : isoText(now),
  };
}

function identity() {
  const one = $identity.get();
  return {
    isAuthenticated: one !== null && !one.isGuest,
    isHSIDMemberProfile: $classification.get()?.isHsidMember ?? false,
    isCloakedProfile: one?.isCloaked ?? false,
    isCloaked: one?.isCloaked ?? false,
    siteNavigation: siteNavigation(one),
    pfny: $settings.get()?.pfny ?? false,
  };
}

function plans() {
  const { plans: saved } = $shownPlans.get();
  const supplement = $supplement.get();
  const offer = $supplementOffer.get();
  const ofKinds = (...kinds: readonly PlanKind[]) => saved.filter(({ kind }) => kinds.includes(kind)).map(toPublic);
  return {
    msPlansStateCode: typeof offer === 'object' ? offer.stateCode : null,
    msPREStateCode: $profile.get().profile?.recommendation.stateCode ?? null,
    medsuppPlansList: supplement.kind === 'plans' ? supplement.plans.map(toPublic) : [],
    pdpPlansList: ofKinds('PDP'),
    snpPlansList: ofKinds('SNP'),
    maPlansList: ofKinds('MA', 'MAPD'),
    memberEnrolledPlans: $activePlans.get().map(toEnrolled),
    savedServicePlans: saved.map(toPublic),
    dentalCoveredPlans: ($dental.get() ?? []).map(({ network, planIds }) => ({ network, planIds: [...planIds] })),
  };
}

function existence() {
  const { plans = 0, drugs = 0, providers = 0 } = $counts.get() ?? {};
  const finished = $finished.get();
  return {
    isApplicationsExists: $applications.get().length > 0,
    savedPlansCount: plans,
    yearlyCosts: costs(),
    isPlansExists: plans > 0,
    isDrugsExists: drugs > 0,
    isProvidersExists: providers > 0,
    isPlansLoadCompleted: finished.plans,
    isMedsuppPlansLoadCompleted: finished.supplement,
    isDrugsLoadCompleted: finished.drugs,
    isProvidersLoadCompleted: finished.providers,
    isUpdateProviderCoverage: $isUpdateProviderCoverage.get(),
  };
}

function costs() {
  const shown = $shownCost.get();
  // Not by their totals, whose order follows from Extra Help.
  return [...(shown ? allRows(shown) : [])].sort((a, b) => compareNames(a.key, b.key)).map(toYearlyCost);
}

function recommendation() {
  const { type, results } = $recommendations.get();
  const ranked = results.map(({ plan }) => toRanked(plan));
  return {
    preRecommendationResults: ranked,
    preNo1RankedPlan: type === 'PRE_NUMBER_1' ? (ranked[0] ?? null) : null,
    preRecommendationType: type,
  };
}

/** Deeply frozen; everything in a snapshot was made for it, so nothing else is frozen with it. */
function deepFreeze<T extends object>(made: T): T {
  for (const value of Object.values(made)) if (typeof value === 'object' && value !== null) deepFreeze(value);
  return Object.freeze(made);
}

const facts = [
  $isComplete,
  $settings,
  $answer,
  $activeYear,
  $today,
  $identity,
  $classification,
  $extraHelp,
  $finished,
  $shownPlans,
  $shownCost,
  $counts,
  $profile,
  $supplement,
  $supplementOffer,
  $activePlans,
  $applications,
  $dental,
  $isUpdateProviderCoverage,
  $recommendations,
  $tollFree,
  $accountLinks,
  $view,
  $import,
  $previousPage,
] as const;

/**
 * Calls the listener with the new snapshot after each change, once for changes of the same task. The listener already has the
 * snapshot `known`. Returns a function that ends the subscription. A call that is already due still happens. A listener that throws does not
 * stop the page or other listeners.
 */
export function subscribe(listener: (facts: PublicFacts) => void, known: Partial<PublicFacts> = snapshot()): () => void {
  let last = known;
  let isDue = false;
  const tell = () => {
    isDue = false;
    const now = snapshot();
    if (now === last) return;
    last = now;
    listener(now);
  };
  const note = () => {
    if (!isDue) queueMicrotask(tell);
    isDue = true;
  };
  const stops = facts.map((one) => one.listen(note));
  if (snapshot() !== known) note();
  return () => {
    for (const stop of stops) stop();
  };
}
