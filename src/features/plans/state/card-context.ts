import { $today } from '../../../shared/calendar/clock-state.js';
import type { GuardedSite } from '../../../shared/navigation/site.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $dental, $suppression } from '../../content/state/content.js';
import { $drugs, $pharmacy } from '../../drugs/state/saved-drugs.js';
import { $plansNow } from '../../enrollment/state/plans-now.js';
import { $applying } from '../../enrollment/state/supplement-applying.js';
import { $extraHelp } from '../../extra-help/state/extra-help.js';
import { $hasExtraHelp } from '../../extra-help/state/subsidy.js';
import { $estimates } from '../../known-plans/state/estimates.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import { $location, type ShopperLocation } from '../../place/state/place.js';
import { sharedNames } from '../../plan/rules/distinct-name.js';
import { $areNetworksLoading } from '../../providers/state/networks.js';
import { $providers } from '../../providers/state/saved-providers.js';
import type { CardContext } from '../rules/plan-card.js';
import { $applicationsByPlan, $enrolledIn } from './plan-standing.js';

/** The common data of all plan cards of this page: for their rules, and for the address of a plan's own page. */
export interface PageCardContext extends CardContext {
  readonly place: ShopperLocation | null;
  readonly site: GuardedSite;
}

/** Null until the settings and the day are known. */
export const $cardContext: ReadableAtom<PageCardContext | null> = computedByValue(
  [
    $settings,
    $today,
    $drugs,
    $providers,
    $pharmacy,
    $estimates,
    $dental,
    $areNetworksLoading,
    $suppression,
    $applicationsByPlan,
    $enrolledIn,
    $applying,
    $hasExtraHelp,
    $extraHelp,
    $identity,
    $shownPlans,
    $plansNow,
    $location,
    $site,
  ],
  (
    settings,
    today,
    drugs,
    providers,
    pharmacy,
    estimates,
    dental,
    areNetworksLoading,
    suppression,
    applications,
    enrolled,
    applying,
    hasExtraHelp,
    help,
    identity,
    { plans },
    plansNow,
    place,
    site,
  ) => {
    if (!settings || !site || today === null) return null;
    return {
      today,
      flags: settings.flags,
      drugs,
      providers,
      pharmacy,
      awaitedPrices: estimates.awaited,
      dental,
      areNetworksLoading,
      suppression,
      applications,
      enrolled,
      applying,
      hasExtraHelp,
      lowIncome: help.lowIncome,
      isCloaked: identity?.isCloaked ?? false,
      isCommunitySite: settings.siteId === 'UHCCP',
      sharedNames: sharedNames(plans),
      plansNow,
      place,
      site,
    } satisfies PageCardContext;
  },
);
