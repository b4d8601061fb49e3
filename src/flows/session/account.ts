import type { LinkName } from '../../domain/navigation/links.js';
import { siteUrl } from '../../domain/navigation/url.js';
import { emit, type NavigationReason } from '../../platform/events.js';
import { isCloaked } from '../../store/identity.js';
import { hostFunction } from '../page/host.js';
import { type NavigationOptions, navigate, site } from '../page/navigate.js';

/** Signs in: the host page's way where it has one, else the sign-in page (LOGIN-06, LOGIN-07). The event can be cancelled. */
export function signIn(origin: EventTarget): void {
  if (emit(origin, 'ucp-sign-in', {})) byHostOr('signIn', () => goTo('signIn', 'sign-in', origin));
}

/** Makes a guest's account (ACC-01). The event can be cancelled. */
export function register(origin: EventTarget): void {
  if (emit(origin, 'ucp-register', {})) byHostOr('register', () => goTo('registration', 'register', origin));
}

/** Opens the member's own data (ACC-02); not for an agent who looks at a cloaked profile. */
export function manageProfile(origin: EventTarget): void {
  if (isCloaked()) return;
  byHostOr('manageProfile', () => goTo('manageProfile', 'manage-profile', origin));
}

/** Opens the member benefit portal in a new tab (ACC-02, ACT-07); not for an agent who looks at a cloaked profile. */
export function openBenefitPortal(origin: EventTarget): void {
  if (isCloaked()) return;
  goTo('memberBenefits', 'member-benefits', origin, { isNewTab: true });
}

function goTo(link: LinkName, reason: NavigationReason, origin: EventTarget, options?: NavigationOptions): void {
  const { root, links } = site();
  navigate(origin, siteUrl(root, links[link]), reason, options);
}

/** Calls the host page's function, or does it our way if there is none. */
function byHostOr(name: 'signIn' | 'register' | 'manageProfile', ourWay: () => void): void {
  const named = hostFunction(name);
  if (named) named();
  else ourWay();
}
