import type { PlaceholderValues } from '../../domain/content/placeholders.js';
import { isImportOffered } from '../../domain/identity/import-offer.js';
import { permissionsOf } from '../../domain/identity/permissions.js';
import { continueShoppingUrl, drugCostEstimatorUrl } from '../../domain/navigation/origin-link.js';
import { followable, safeUrl } from '../../domain/navigation/safe-url.js';
import { siteUrl, withQuery } from '../../domain/navigation/url.js';
import { valueIn } from '../../domain/validation/checked.js';
import { showsBrowsePanel } from '../../domain/view/browse-panel.js';
import { hashOf } from '../../domain/view/view.js';
import { $today } from '../clock.js';
import { $shopperContent, loaded } from '../content.js';
import { $agent, $identity } from '../identity.js';
import { $origin } from '../origin.js';
import type { View } from '../page.js';
import { $tollFree } from '../phone.js';
import { $place } from '../place.js';
import { $profile } from '../profile.js';
import { $signInState } from '../session.js';
import { $settings } from '../settings.js';
import { $shownPlans } from '../shown.js';
import {
  $accountLinks,
  $greeting,
  $placeholders,
  $shopping,
  $showsBrowsePanel,
  $upsell,
  type Greeting,
  type Shopping,
} from '../shown-around.js';
import { $applications } from '../shown-enrollments.js';
import { $view } from '../view.js';
import { $activeYear } from '../year.js';
import { derived, type Keep, type SiteNow } from './derived.js';
import { $active } from './enrollments.js';
import { zipCodeOf } from './plan-address.js';

/** Keeps what the pieces around the lists show in step with the facts. */
export function keepAround(keep: Keep, site: SiteNow): void {
  keep($shopping, shopping(site));
  keep($greeting, greeting);
  keep($accountLinks, accountLinks(site));
  keep($showsBrowsePanel, browsePanel);
  keep($placeholders, placeholders(site));
  keep($upsell, upsell(site));
}

function shopping(site: SiteNow): View<Shopping | null> {
  return derived([$origin, $activeYear, $place, $profile, $identity], (origin, activeYear, _place, { profile }, identity) => {
    const where = site();
    if (!where || activeYear === null || !identity) return null;
    const hasRecommendations = profile?.recommendation.hasResults ?? false;
    const url = continueShoppingUrl(origin, { zipCode: zipCodeOf(), activeYear, hasRecommendations }, where);
    return { origin, url: followable(url, where.allowed), hasBackLink: permissionsOf(identity).seesBackLink };
  });
}

const greeting: View<Greeting> = derived(
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
  return derived([$settings, $signInState], (_settings, state) => {
    const where = site();
    if (!where) return null;
    const { signIn, registration, manageProfile, memberBenefits } = where.links;
    const at = (link: string) => followable(siteUrl(where.root, link), where.allowed);
    return {
      signIn: at(withQuery(signIn, { state })),
      registration: at(registration),
      manageProfile: at(manageProfile),
      memberBenefits: at(memberBenefits),
    };
  });
}

const browsePanel: View<boolean> = derived([$view, $applications, $shownPlans], (view, applications, { keys }) =>
  showsBrowsePanel({ view, hasApplications: applications.length > 0, savedPlans: keys.length }),
);

function placeholders(site: SiteNow): View<PlaceholderValues> {
  return derived([$tollFree, $settings], (phone, settings) => {
    const where = site();
    return {
      phone: phone ?? settings?.phone.tollFree ?? '',
      drugsLink: where && valueIn(safeUrl(drugCostEstimatorUrl(where), where.allowed)),
      providersLink: settings?.hideProviders ? null : hashOf('providers'),
    };
  });
}

function upsell(site: SiteNow) {
  return derived([$identity, $active, $settings, $shopperContent], (identity, plans, settings, content) => {
    const where = site();
    const offer = loaded(content)?.upsell ?? settings?.upsell;
    if (!where || !offer?.title || !offer.url || !identity || permissionsOf(identity).role !== 'member') return null;
    const active = plans.find(({ isNextYear }) => !isNextYear) ?? plans[0];
    if (!active) return null;
    const { title, text, url } = offer;
    const say = (words: string) => words.replaceAll('{year}', String(active.plan.planYear));
    return { title: say(title), text: say(text), url: followable(siteUrl(where.root, url), where.allowed) };
  });
}
