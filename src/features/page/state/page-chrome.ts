import { linkHref } from '../../../shared/navigation/safe-url.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { siteUrl } from '../../../shared/navigation/url.js';
import { $settings } from '../../../shared/settings/state.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { $view } from '../../../shared/view/state.js';
import { $shopperContent, valueWhenLoaded } from '../../content/state/content.js';
import { $active } from '../../enrollment/state/active-plans.js';
import { $applications } from '../../enrollment/state/applications.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import type { PreviousPage } from '../../navigation/rules/previous-page.js';
import { $previousPage } from '../../navigation/state/previous-page.js';
import { $location } from '../../place/state/place.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $profile } from '../../profile/state/profile.js';
import { showsBrowsePanel } from '../rules/browse-panel.js';
import { continueShoppingUrl } from '../rules/continue-shopping-link.js';

/** The address of continue shopping, and the back link beside it (TOP-01 to TOP-03). */
export interface Shopping {
  readonly previousPage: PreviousPage;
  readonly url: string;
  readonly hasBackLink: boolean;
}

/** Null until the settings, the shopper and the year are known. */
export const $shopping: ReadableAtom<Shopping | null> = computedByValue(
  [$site, $previousPage, $activeYear, $location, $profile, $identity],
  (site, previousPage, activeYear, place, { profile }, identity) => {
    if (!site || activeYear === null || !identity) return null;
    const hasRecommendations = profile?.recommendation.hasResults ?? false;
    const url = continueShoppingUrl(previousPage, { zipCode: place?.zipCode ?? null, activeYear, hasRecommendations }, site);
    return { previousPage, url: linkHref(url, site.allowed), hasBackLink: permissionsOf(identity).seesBackLink };
  },
);

/** Whether the panel that leads to all plans shows. */
export const $showsBrowsePanel: ReadableAtom<boolean> = computedByValue(
  [$view, $applications, $shownPlans],
  (view, applications, { keys }) => showsBrowsePanel({ view, hasApplications: applications.length > 0, savedPlans: keys.length }),
);

/** An offer of the brand. */
interface Upsell {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** The brand's offer for an enrolled member; null for everyone else, and without an offer of content or settings (DASH-03, ENV-05). */
export const $upsell: ReadableAtom<Upsell | null> = computedByValue(
  [$site, $identity, $active, $settings, $shopperContent],
  (site, identity, plans, settings, content) => {
    const offer = valueWhenLoaded(content)?.upsell ?? settings?.upsell;
    if (!site || !offer?.title || !offer.url || !identity || permissionsOf(identity).role !== 'member') return null;
    const active = plans.find(({ isNextYear }) => !isNextYear) ?? plans[0];
    if (!active) return null;
    const { title, text, url } = offer;
    const say = (words: string) => words.replaceAll('{year}', String(active.plan.planYear));
    return { title: say(title), text: say(text), url: linkHref(siteUrl(site.root, url), site.allowed) };
  },
);
