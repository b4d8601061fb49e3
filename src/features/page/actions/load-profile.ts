import { $identity, type FoundIdentity } from '../../../shared/shopper/identity.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { isForgotten } from '../../../shared/shopper/session.js';
import { $session } from '../../../shared/shopper/session-state.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { clock } from '../../../shared/time/clock.js';
import { readPreviousPage } from '../../navigation/actions/previous-page.js';
import { $hasDateCallFailed } from '../../plan-year/state/date-call.js';
import { $activeYear } from '../../plan-year/state/year.js';
import { aboveProfile } from '../../profile/actions/above-profile.js';
import { earlyRequest, isLeftToFirstLoad, newestCall, readDecidingContent, reload } from '../../profile/actions/reload.js';
import { emptyProfile } from '../../profile/decoder.js';
import { hasSessionEnded, storedIdentity } from '../../session/actions/stored-identity.js';
import { applyProfile } from './apply-profile.js';

/**
 * Loads the shopper's saved items. A new guest has saved nothing, so nothing is read. The exceptions are another shopper who signs in
 * meanwhile, and another tab that has already saved something for this guest (LOAD-01). A call for the date that failed is the third one:
 * only a service that answers says that nothing is saved (LOAD-05).
 */
export async function loadProfile({ identity, isNew, signal }: FoundIdentity, content?: Promise<unknown>): Promise<void> {
  const isKnownEmpty = isNew && !earlyRequest().isAsked && !$hasDateCallFailed.get();
  if (!isKnownEmpty || signal.aborted || $activeYear.get() === null) return reload({ content });
  const profile = emptyProfile(aboveProfile().sections, identity.uuid);
  await shopperScope().latest('profile', (run) => applyProfile(profile, content ?? readDecidingContent(), run));
}

/** Milliseconds in which requests for the same read are collected. */
const COLLECTION_TIME = 100;

/**
 * Reads the profile for another tab, which says that it has changed it. Any number of simultaneous messages cause one read. Messages during
 * that read cause one more, because it may have begun before their change (SAFE-08).
 */
export function reloadSoon(): void {
  if (isLeftToFirstLoad()) return;
  const soon = pageSingleton('reloadSoon', () => ({ isAsked: false }));
  if (soon.isAsked) return;
  soon.isAsked = true;
  const read = () => {
    soon.isAsked = false;
    // A session that is being ended has nothing to read any more.
    if (!isForgotten($session.get())) void reload();
  };
  void newestCall().answer.then(() => clock.after(COLLECTION_TIME, read));
}

/**
 * Reads again what a fresh page load would read, provided that this browser still knows the same shopper (LOAD-01, TOP-02). A computer that
 * has just woken up may be offline for a moment: then it waits for the network.
 */
export function rereadProfile(): void {
  if (!navigator.onLine) {
    addEventListener('online', rereadProfile, { once: true });
    return;
  }
  const kept = storedIdentity();
  if (isForgotten($session.get()) || !kept || kept.uuid !== $identity.get()?.uuid || hasSessionEnded(kept)) return;
  readPreviousPage();
  void reload();
}
