import { adoptStyles, removeStyles } from '../../../element/sheets.js';
import { areWritesRefused } from '../../../shared/calls/guarded-http.js';
import { onReturn } from '../../../shared/page/activity.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { $identity } from '../../../shared/shopper/identity.js';
import { isForgotten } from '../../../shared/shopper/session.js';
import { $session } from '../../../shared/shopper/session-state.js';
import type { Identity } from '../../../shared/shopper/user.js';
import { pageWatch } from '../../../shared/state/store.js';
import { clearLeftovers, forgetShopper } from '../../session/actions/forget.js';
import { identify } from '../../session/actions/identify.js';
import { endExpiredSession } from '../../session/actions/session-start.js';
import { storedIdentity } from '../../session/actions/stored-identity.js';
import { loadProfile, rereadProfile } from './load-profile.js';
import { runAfterLoad } from './run-after-load.js';

/**
 * A page that returns, from the back-forward cache or in a tab that slept, shows only the shopper whom the browser knows now. It may have
 * missed a sign-in or sign-out. A page from the cache is also read again, because it heard nothing of other tabs and pages.
 */
export function watchReturn(): void {
  pageWatch('watchReturn', () => {
    const stop = onReturn(onReturnToPage);
    addEventListener('pagehide', ({ persisted }) => persisted && adoptStyles(document, [covered]), true);
    // After the listener above, which has forgotten a shopper who left.
    addEventListener('pageshow', () => removeStyles(document, covered), true);
    return stop;
  });
}

/** A browser may draw a page from its cache before the page hears of its return. Until then it shows nothing of a shopper (SIGN-01). */
const covered = 'html{visibility:hidden!important}';

function onReturnToPage(event: Event): void {
  const identity = $identity.get();
  // An author previews a role: the browser knows only the real shopper.
  if (!identity || areWritesRefused() || pageDocument.hidden || isForgotten($session.get())) return;
  if (!isSameShopper(identity, storedIdentity())) switchShopper(identity);
  else if ((event as PageTransitionEvent).persisted) rereadProfile();
}

/** Forgets the page's shopper, and shows the one whom this browser knows now. */
export function switchShopper(before: Identity): void {
  forgetShopper();
  // Only session storage: local storage, which all tabs share, already belongs to the next shopper.
  clearLeftovers(before, ['session']);
  void loadNewShopper();
}

/** Loads the shopper who is there now, as a page load would: an expired session is signed out first, and a new session is watched. */
async function loadNewShopper(): Promise<void> {
  await loadProfile(await endExpiredSession(identify()));
  runAfterLoad(({ followShopper }) => followShopper());
}

/**
 * In a browser that stores nothing a guest is still the same guest. A guest who became a member is not the same, even with the same uuid.
 */
function isSameShopper(one: Identity, kept: Identity | null): boolean {
  const { uuid, isGuest } = kept ?? { ...one, isGuest: true };
  return uuid === one.uuid && isGuest === one.isGuest;
}
