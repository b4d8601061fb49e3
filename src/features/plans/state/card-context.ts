import { $today } from '../../../shared/calendar/clock-state.js';
import type { GuardedSite } from '../../../shared/navigation/site.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $suppression } from '../../content/state/content.js';
import { $costContext } from '../../cost/state/cost-context.js';
import { $awaitedPlansNow, $plansNow } from '../../enrollment/state/plans-now.js';
import { $applying } from '../../enrollment/state/supplement-applying.js';
import { $sharedNames } from '../../known-plans/state/plans.js';
import { $location, type ShopperLocation } from '../../place/state/place.js';
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
    $costContext,
    $settings,
    $today,
    $suppression,
    $applicationsByPlan,
    $enrolledIn,
    $applying,
    $identity,
    $sharedNames,
    $plansNow,
    $awaitedPlansNow,
    $location,
    $site,
  ],
  (costs, settings, today, suppression, applications, enrolled, applying, identity, shared, plansNow, awaitedPlansNow, place, site) => {
    if (!costs || !settings || !site || today === null) return null;
    return {
      ...costs,
      today,
      flags: settings.flags,
      areMonthsSent: settings.monthlyDrugCosts,
      suppression,
      applications,
      enrolled,
      applying,
      isCloaked: identity?.isCloaked ?? false,
      isCommunitySite: settings.siteId === 'UHCCP',
      sharedNames: shared,
      plansNow,
      awaitedPlansNow,
      place,
      site,
    } satisfies PageCardContext;
  },
);
