import type { Identity } from '../../domain/identity/user.js';
import { onReturn } from '../../platform/activity.js';
import { again } from '../../platform/again.js';
import { log } from '../../platform/report.js';
import { $identity } from '../../store/identity.js';
import { cell } from '../../store/page.js';
import { loadOf, readAgain } from '../load/load.js';
import { tellChat } from '../session/chat.js';
import { leftBehind } from '../session/entrance.js';
import { clearLeftovers, ending, forgetShopper } from '../session/forget.js';
import { identify } from '../session/identify.js';
import { keptIdentity } from '../session/kept-shopper.js';

/**
 * A page that comes back, from the back-forward cache or from a tab that slept, shows only whoever this browser knows now: it
 * may have missed that someone signed out, or in. One that was in the cache hears of no other tab, and the shopper comes from other pages.
 */
export function watchReturn(): void {
  cell('watchReturn', () => onReturn(look));
}

function look(event: Event): void {
  const identity = $identity.get();
  if (!identity || document.hidden || ending().isUnderWay) return;
  if (!isStill(identity, keptIdentity())) letIn(identity);
  else if ((event as PageTransitionEvent).persisted) readAgain();
}

/** The page forgets its shopper, and shows whoever this browser knows. */
export function letIn(before: Identity): void {
  forgetShopper();
  // What all tabs keep is the other's by now.
  clearLeftovers(before, ['session']);
  void welcome();
}

/** Whoever is there now, as by a load: one whose session ran out meanwhile is signed out first, and a session is watched. */
async function welcome(): Promise<void> {
  await loadOf((await leftBehind(identify())) ?? identify());
  tellChat();
  await again(() => import('../load/after-load.js')).then(
    ({ followSession }) => followSession(),
    () => log('the session is not watched'),
  );
}

/** A guest whom the browser lets keep nothing is the same guest as before; one who became a member is not, though the profile may be. */
function isStill(one: Identity, kept: Identity | null): boolean {
  const { uuid, isGuest } = kept ?? { ...one, isGuest: true };
  return uuid === one.uuid && isGuest === one.isGuest;
}
