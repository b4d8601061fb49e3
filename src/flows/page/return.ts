import type { Identity } from '../../domain/identity/user.js';
import { onReturn } from '../../platform/activity.js';
import { again } from '../../platform/again.js';
import { log } from '../../platform/report.js';
import { $identity } from '../../store/identity.js';
import { cell } from '../../store/page.js';
import { reload } from '../load/load.js';
import { leftBehind } from '../session/entrance.js';
import { clearLeftovers, ending, forgetShopper } from '../session/forget.js';
import { identify } from '../session/identify.js';
import { hasSessionEnded, keptIdentity } from '../session/kept-shopper.js';
import { readOrigin } from './origin.js';

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
  const kept = keptIdentity();
  if (!isStill(identity, kept)) letIn(identity);
  else if (kept && (event as PageTransitionEvent).persisted && !hasSessionEnded(kept)) readAgain();
}

/** As a page that is loaded anew would (LOAD-01, TOP-02). */
function readAgain(): void {
  readOrigin();
  void reload();
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
  if (!(await leftBehind(identify()))) identify();
  await reload();
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
