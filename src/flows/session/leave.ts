import { permissionsOf } from '../../domain/identity/permissions.js';
import type { Identity } from '../../domain/identity/user.js';
import type { LinkName } from '../../domain/navigation/links.js';
import { siteUrl } from '../../domain/navigation/url.js';
import { $identity } from '../../store/identity.js';
import { navigate, site } from '../page/navigate.js';
import { clearBrowser, forgetShopper } from './forget.js';
import { keepIdentity } from './identify.js';

/** Where a sign-out leads: the configured address, or '/' after a look at another's profile (SIGN-01, CLOAK-01). */
export function destinationOf(identity: Identity): LinkName {
  return permissionsOf(identity).signsOutTo === 'root' ? 'home' : 'signOut';
}

/** Goes there, unless the host page keeps the shopper here. */
export function leaveFor(link: LinkName, reason: string, origin: EventTarget): void {
  const { root, links } = site();
  if (!navigate(origin, siteUrl(root, links[link]), reason)) stayAsGuest();
}

/** Whoever the host page keeps here is a guest from now on, on the next page too (IDN-01). */
export function stayAsGuest(): void {
  const guest = $identity.get();
  if (guest) keepIdentity(guest);
}

/** Another tab has signed out, and so has this one: the profile goes at once, then the page is left (IDLE-04). */
export function followSignOut(): void {
  const identity = $identity.get();
  if (!identity || identity.isGuest) return;
  forgetShopper();
  clearBrowser();
  leaveFor(destinationOf(identity), 'sign-out', document);
}
