import { guestIdentity } from '../../domain/identity/identity-cookie.js';
import type { Identity } from '../../domain/identity/user.js';
import { emptyProfile } from '../../domain/profile/empty-profile.js';
import { dropCookie } from '../../platform/cookies.js';
import { newUuid } from '../../platform/random.js';
import { type Area, clearOurs, removeKey } from '../../platform/storage.js';
import { estimatesSettled } from '../../store/estimates.js';
import { setIdentity } from '../../store/identity.js';
import { finish, parts } from '../../store/loading.js';
import { cell, forgetFacts } from '../../store/page.js';
import { profileLoaded } from '../../store/profile.js';
import { outdateAll } from '../calls/latest.js';
import { tellChat } from './chat.js';

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
  estimatesSettled({});
  for (const part of parts) finish(part);
  tellChat();
}

/**
 * What the visit of a member left here is nothing of a shopper's who comes without a sign-out between them, nor of the next one that an
 * agent opens. What stands with its owner stays, and so does a guest's: who signs in goes on with it.
 */
export function clearLeftovers({ isGuest }: Identity, areas: readonly Area[]): void {
  if (isGuest) return;
  for (const area of areas) for (const key of leftovers) removeKey(area, key);
  // In an agent's session it stands with its owner.
  if (areas.includes('local')) removeKey('local', 'ucp_zip');
}

const leftovers = ['ucp_drugToolData', 'ucp_providerToolData', 'ucp_enrollmentDraft'] as const;

/** A session is being ended: the browser still knows a shopper whom the page has forgotten, and must not learn of again. */
export const ending = () => cell('ending', () => ({ isUnderWay: false }));

/** Nothing of the shopper stays in this browser, and nothing of the host page's goes (SIGN-01). */
export function clearBrowser(): void {
  clearOurs();
  dropCookie('ucp_identity');
}
