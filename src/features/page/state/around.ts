import { $today } from '../../../shared/calendar/clock-state.js';
import { linkHref, safeUrl } from '../../../shared/navigation/safe-url.js';
import { siteUrl, withQuery } from '../../../shared/navigation/url.js';
import { $settings } from '../../../shared/settings/state.js';
import { $agent, $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import { computedByValue, type Keep, type SiteNow } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { validOrNull } from '../../../shared/validation/validation-result.js';
import { $view } from '../../../shared/view/state.js';
import { hashOf } from '../../../shared/view/view.js';
import type { PlaceholderValues } from '../../content/rules/placeholders.js';
import { $shopperContent, loaded } from '../../content/state/content.js';
import { $tollFree } from '../../content/state/phone.js';
import { $active } from '../../enrollment/state/derived-enrollments.js';
import { $applications } from '../../enrollment/state/shown-enrollments.js';
import { isImportOffered } from '../../import/rules/import-offer.js';
import { $place } from '../../place/state/place.js';
import { zipCodeOf } from '../../plans/state/plan-address.js';
import { $shownPlans } from '../../plans/state/shown.js';
import { $activeYear } from '../../plans/state/year.js';
import { $profile } from '../../profile/state/profile.js';
import { $signInState } from '../../session/state/session.js';
import { showsBrowsePanel } from '../rules/browse-panel.js';
import { continueShoppingUrl, drugCostEstimatorUrl } from '../rules/origin-link.js';
import { $origin } from './origin.js';
import {
  $accountLinks,
  $greeting,
  $placeholders,
  $shopping,
  $showsBrowsePanel,
  $upsell,
  type Greeting,
  type Shopping,
} from './shown-around.js';

/** Keeps what the pieces around the lists show in step with the facts. */
export function keepAround(keep: Keep, site: SiteNow): void {
  keep($shopping, shopping(site));
  keep($greeting, greeting);
  keep($accountLinks, accountLinks(site));
  keep($showsBrowsePanel, browsePanel);
  keep($placeholders, placeholders(site));
  keep($upsell, upsell(site));
}

function shopping(site: SiteNow): ReadableAtom<Shopping | null> {
  return computedByValue([$origin, $activeYear, $place, $profile, $identity], (origin, activeYear, _place, { profile }, identity) => {
    const where = site();
    if (!where || activeYear === null || !identity) return null;
    const hasRecommendations = profile?.recommendation.hasResults ?? false;
    const url = continueShoppingUrl(origin, { zipCode: zipCodeOf(), activeYear, hasRecommendations }, where);
    return { origin, url: linkHref(url, where.allowed), hasBackLink: permissionsOf(identity).seesBackLink };
  });
}

const greeting: ReadableAtom<Greeting> = computedByValue(
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

function accountLinks(site: SiteNow) {
  return computedByValue([$settings, $signInState], (_settings, state) => {
    const where = site();
    if (!where) return null;
    const { signIn, registration, manageProfile, memberBenefits } = where.links;
    const at = (link: string) => linkHref(siteUrl(where.root, link), where.allowed);
    return {
      signIn: at(withQuery(signIn, { state })),
      registration: at(registration),
      manageProfile: at(manageProfile),
      memberBenefits: at(memberBenefits),
    };
  });
}

const browsePanel: ReadableAtom<boolean> = computedByValue([$view, $applications, $shownPlans], (view, applications, { keys }) =>
  showsBrowsePanel({ view, hasApplications: applications.length > 0, savedPlans: keys.length }),
);

function placeholders(site: SiteNow): ReadableAtom<PlaceholderValues> {
  return computedByValue([$tollFree, $settings], (phone, settings) => {
    const where = site();
    return {
      phone: phone ?? settings?.phone.tollFree ?? '',
      drugsLink: where && validOrNull(safeUrl(drugCostEstimatorUrl(where), where.allowed)),
      providersLink: settings?.hideProviders ? null : hashOf('providers'),
    };
  });
}

function upsell(site: SiteNow) {
  return computedByValue([$identity, $active, $settings, $shopperContent], (identity, plans, settings, content) => {
    const where = site();
    const offer = loaded(content)?.upsell ?? settings?.upsell;
    if (!where || !offer?.title || !offer.url || !identity || permissionsOf(identity).role !== 'member') return null;
    const active = plans.find(({ isNextYear }) => !isNextYear) ?? plans[0];
    if (!active) return null;
    const { title, text, url } = offer;
    const say = (words: string) => words.replaceAll('{year}', String(active.plan.planYear));
    return { title: say(title), text: say(text), url: linkHref(siteUrl(where.root, url), where.allowed) };
  });
}
