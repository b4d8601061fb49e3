import { $today } from '../../../shared/calendar/clock-state.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $dental, $suppression } from '../../content/state/content.js';
import { $estimates } from '../../drugs/state/estimates.js';
import { $hasExtraHelp } from '../../extra-help/state/derived-extra-help.js';
import { $extraHelp } from '../../extra-help/state/extra-help.js';
import { $drugs, $pharmacy, $providers } from '../../profile/state/saved-items.js';
import { $areNetworksLoading } from '../../providers/state/networks.js';
import { $applying } from '../../supplement/state/supplement-applying.js';
import { sharedNames } from '../rules/distinct-name.js';
import type { CardContext } from '../rules/plan-card.js';
import { $applicationsByPlan, $enrolledIn } from './plan-standing.js';
import { $plansToShow } from './plans.js';

/** The common data of all plan cards of this page. Null until the settings and the day are known. */
export const $cardContext: ReadableAtom<CardContext | null> = computedByValue(
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
    $plansToShow,
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
  ) => {
    if (!settings || today === null) return null;
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
    } satisfies CardContext;
  },
);
