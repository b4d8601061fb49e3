import type { CardContext } from '../../domain/card/plan-card.js';
import { sharedNames } from '../../domain/plan/distinct-name.js';
import { $today } from '../clock.js';
import { $dental, $suppression } from '../content.js';
import { $estimates } from '../estimates.js';
import { $extraHelp } from '../extra-help.js';
import { $identity } from '../identity.js';
import { $areNetworksLoading } from '../networks.js';
import type { View } from '../page.js';
import { $settings } from '../settings.js';
import { derived } from './derived.js';
import { $hasExtraHelp } from './extra-help.js';
import { $applicationsByPlan, $enrolledIn } from './plan-standing.js';
import { $plansToShow } from './plans.js';
import { $drugs, $pharmacy, $providers } from './saved-items.js';
import { $applying } from './supplement-applying.js';

/** What all plan cards of this page have in common; null until the settings and the day are known. */
export const $cardContext: View<CardContext | null> = derived(
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
