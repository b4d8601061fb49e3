import { guestIdentity } from '../../domain/identity/identity-cookie.js';
import { emptyProfile } from '../../domain/profile/empty-profile.js';
import { dropCookie } from '../../platform/cookies.js';
import { newUuid } from '../../platform/random.js';
import { clearOurs } from '../../platform/storage.js';
import { setIdentity } from '../../store/identity.js';
import { finish, parts } from '../../store/loading.js';
import { cell, forgetFacts } from '../../store/page.js';
import { profileLoaded } from '../../store/profile.js';
import { outdateAll } from '../calls/latest.js';

/**
 * Takes the shopper off the page at once: what stays is the page of a guest who has saved nothing, and no answer that is still
 * on its way can bring anything back (IDLE-05).
 */
export function forgetShopper(): void {
  outdateAll();
  forgetFacts();
  const guest = guestIdentity(newUuid());
  setIdentity(guest);
  profileLoaded(emptyProfile(guest.uuid));
  for (const part of parts) finish(part);
}

/** A session is being ended: the browser still knows a shopper whom the page has forgotten, and must not learn of again. */
export const ending = () => cell('ending', () => ({ isUnderWay: false }));

/** Nothing of the shopper stays in this browser, and nothing of the host page's goes (SIGN-01). */
export function clearBrowser(): void {
  clearOurs();
  dropCookie('ucp_identity');
}
