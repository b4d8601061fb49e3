import { $today } from '../../../shared/calendar/clock-state.js';
import { linkHref, safeUrl } from '../../../shared/navigation/safe-url.js';
import { $site } from '../../../shared/navigation/site-state.js';
import { siteUrl, withQuery } from '../../../shared/navigation/url.js';
import { $settings } from '../../../shared/settings/state.js';
import { $agent, $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { validOrNull } from '../../../shared/validation/validation-result.js';
import { $view } from '../../../shared/view/state.js';
import { hashOf } from '../../../shared/view/view.js';
import type { PlaceholderValues } from '../../content/rules/placeholders.js';
import { $shopperContent, valueWhenLoaded } from '../../content/state/content.js';
import { $tollFree } from '../../content/state/phone.js';
import { $active } from '../../enrollment/state/active-plans.js';
import { $applications } from '../../enrollment/state/applications.js';
import { isImportOffered } from '../../import/rules/import-offer.js';
import { $shownPlans } from '../../known-plans/state/plans.js';
import type { Origin } from '../../navigation/rules/origin.js';
import { $origin } from '../../navigation/state/origin.js';
import { $location } from '../../place/state/place.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { $profile } from '../../profile/state/profile.js';
import { $signInState } from '../../session/state/session.js';
import { showsBrowsePanel } from '../rules/browse-panel.js';
import { continueShoppingUrl, drugCostEstimatorUrl } from '../rules/origin-link.js';

/** The address of continue shopping, and the back link beside it (TOP-01 to TOP-03). */
export interface Shopping {
  readonly origin: Origin;
  readonly url: string;
  readonly hasBackLink: boolean;
}

/** Whom the account banner greets (ACC-01, ACC-02). */
export type Greeting =
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly firstName: string | null; readonly canImport: boolean; readonly isAgent: boolean }
  /** Someone else looks at the member's profile: it is the member's to manage. */
  | { readonly kind: 'cloaked'; readonly firstName: string | null };

/** An address that may not be followed is empty, here and below: its link is a button then, whose press says so (LINK-01). */
export interface AccountLinks {
  readonly signIn: string;
  readonly registration: string;
  readonly manageProfile: string;
  readonly memberBenefits: string;
}

/** Null until the settings, the shopper and the year are known. */
export const $shopping: ReadableAtom<Shopping | null> = computedByValue(
  [$site, $origin, $activeYear, $location, $profile, $identity],
  (site, origin, activeYear, place, { profile }, identity) => {
    if (!site || activeYear === null || !identity) return null;
    const hasRecommendations = profile?.recommendation.hasResults ?? false;
    const url = continueShoppingUrl(origin, { zipCode: place?.zipCode ?? null, activeYear, hasRecommendations }, site);
    return { origin, url: linkHref(url, site.allowed), hasBackLink: permissionsOf(identity).seesBackLink };
  },
);

export const $greeting: ReadableAtom<Greeting> = computedByValue(
  [$identity, $profile, $today, $agent],
  (identity, { profile }, today, { isAgentFlow }): Greeting => {
    if (!identity || identity.isGuest) return { kind: 'guest' };
    const user = profile?.user ?? null;
    const firstName = user?.firstName ?? null;
    if (identity.isCloaked) return { kind: 'cloaked', firstName };
    const canImport = today !== null && isImportOffered({ identity, user }, today);
    return { kind: 'member', firstName, canImport, isAgent: isAgentFlow };
  },
);

/** Null until the settings are decided. */
export const $accountLinks: ReadableAtom<AccountLinks | null> = computedByValue([$site, $signInState], (site, state) => {
  if (!site) return null;
  const { signIn, registration, manageProfile, memberBenefits } = site.links;
  const at = (link: string) => linkHref(siteUrl(site.root, link), site.allowed);
  return {
    signIn: at(withQuery(signIn, { state })),
    registration: at(registration),
    manageProfile: at(manageProfile),
    memberBenefits: at(memberBenefits),
  };
});

/** Whether the panel that leads to all plans shows. */
export const $showsBrowsePanel: ReadableAtom<boolean> = computedByValue(
  [$view, $applications, $shownPlans],
  (view, applications, { keys }) => showsBrowsePanel({ view, hasApplications: applications.length > 0, savedPlans: keys.length }),
);

/** The values of the placeholders in content and built-in texts. */
export const $placeholders: ReadableAtom<PlaceholderValues> = computedByValue([$site, $tollFree, $settings], (site, phone, settings) => {
  return {
    phone: phone ?? settings?.phone.tollFree ?? '',
    drugsLink: site && validOrNull(safeUrl(drugCostEstimatorUrl(site), site.allowed)),
    providersLink: settings?.hideProviders ? null : hashOf('providers'),
  };
});

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
