import type { NavigationReason } from '../../../shared/events.js';
import type { LinkName } from '../../../shared/navigation/links.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { permissionsOf } from '../../../shared/shopper/permissions.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { followSettingsLink } from '../../navigation/actions/navigate.js';
import { clearBrowser, forgetShopper } from './forget.js';
import { storeIdentity } from './identify.js';

/** The target of a sign-out: the configured address, or '/' from a cloaked profile (SIGN-01, CLOAK-01). */
export function signOutDestination(identity: Identity): LinkName {
  return permissionsOf(identity).signsOutTo === 'root' ? 'home' : 'signOut';
}

/** Opens it, unless a listener of `ucp-navigate` keeps the shopper on the page. */
export function navigateAfterSignOut(link: LinkName, reason: NavigationReason, target: EventTarget): void {
  if (!followSettingsLink(target, link, reason)) stayAsGuest();
}

/** A shopper who stays on the page after signing out is a guest from now on, on other pages too (IDN-01). */
export function stayAsGuest(): void {
  const guest = $identity.get();
  if (guest) storeIdentity(guest);
}

/** Follows the sign-out of another tab: removes the profile at once, then leaves the page (IDLE-04). */
export function followSignOut(): void {
  const identity = $identity.get();
  if (!identity || identity.isGuest) return;
  forgetShopper();
  clearBrowser(identity);
  navigateAfterSignOut(signOutDestination(identity), 'sign-out', document);
}
