import { defineUpwardCall } from '../../../shared/actions/upward-call.js';
import { runSteps, type Step } from '../../../shared/run-steps.js';
import { setIdentity } from '../../../shared/shopper/identity.js';
import { endShopperScope } from '../../../shared/shopper/scope.js';
import { changeSession } from '../../../shared/shopper/session-state.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { resetShopperState } from '../../../shared/state/store.js';
import { deleteCookie } from '../../../shared/storage/cookies.js';
import { newUuid } from '../../../shared/storage/random.js';
import { type Area, clearOwnKeys, removeKey } from '../../../shared/storage/storage.js';
import { aboveProfile } from '../../profile/actions/above-profile.js';
import { emptyProfile } from '../../profile/decoder.js';
import { finishPart, parts } from '../../profile/state/loading.js';
import { profileLoaded } from '../../profile/state/profile.js';
import { guestIdentity } from '../rules/identity-cookie.js';
import { announceKnownOutage } from './banners.js';
import { updateChat } from './chat.js';
import { storedIdentity } from './stored-identity.js';

/** Called when the page has become that of a guest who has saved nothing. */
export const guestBegins = defineUpwardCall<() => void>('guestBegins');

/** Stores anew what the guest on the page has answered since the session ended (IDLE-05). */
export const storeGuestAnswers = defineUpwardCall<() => void>('storeGuestAnswers');

/**
 * Removes the shopper from the page at once. It becomes the page of a guest who has saved nothing, and no pending response can restore
 * anything (IDLE-05). This comes before the browser is cleared: what can be seen leaves first (SIGN-01).
 */
export function forgetShopper(): void {
  runSteps('signing out', [
    ['their pending work', endShopperScope],
    ['what shows', resetShopperState],
    ['the outage banner', announceKnownOutage],
    ['the page of a guest', becomeGuest],
    ['the chat', updateChat],
  ]);
}

function becomeGuest(): void {
  const guest = guestIdentity(newUuid());
  setIdentity(guest);
  changeSession({ type: 'forgotten' });
  profileLoaded(emptyProfile(aboveProfile().sections, guest.uuid));
  guestBegins();
  for (const part of parts) finishPart(part);
}

/**
 * Clears storage of a member's visit when another shopper follows without a sign-out, as when an agent opens the next profile. Entries
 * stored with their owner's uuid can stay, and so can a guest's: a guest who signs in keeps using them.
 */
export function clearLeftovers({ isGuest }: Identity, areas: readonly Area[]): void {
  if (isGuest) return;
  for (const area of areas) for (const key of leftovers) removeKey(area, key);
  // In session storage it is kept with its owner's uuid.
  if (areas.includes('local')) removeKey('local', 'ucp_zip');
}

const leftovers = ['ucp_drugToolData', 'ucp_providerToolData', 'ucp_doctorsQuestion', 'ucp_enrollmentDraft', 'ucp_enrollmentPlan'] as const;

/**
 * Removes everything of the shopper's from this browser, and nothing of the host page's (SIGN-01). If another tab
 * meanwhile has another shopper, that shopper stays known. The other tab has cleared the storage that all tabs share (IDLE-04).
 *
 * @param ended who leaves; null if this browser did not say
 */
export function clearBrowser(ended: Identity | null): void {
  const kept = storedIdentity();
  const isOthers = kept !== null && kept.uuid !== ended?.uuid;
  const shared: readonly Step[] = [
    ['the cookie', () => deleteCookie('ucp_identity')],
    ['local storage', () => clearOwnKeys(['local'])],
  ];
  runSteps('signing out', [...(isOthers ? [] : shared), ['session storage', () => clearOwnKeys(['session'])]]);
}
