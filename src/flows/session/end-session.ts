import { clock } from '../../platform/clock.js';
import { logout } from '../../services/auth.js';
import { isInvalidSession } from '../../services/problem.js';
import { http, settled } from '../calls/services.js';
import { tellSignedOut } from '../page/tabs.js';
import { clearBrowser, ending, forgetShopper } from './forget.js';

/** A sign-out that nobody clicked waits no longer for the service than this; the call goes on without the page. */
const PATIENCE = 3_000;

/** Ends the session at the service; one that is over already has ended, too (SESS-01). */
export async function logOut(): Promise<boolean> {
  const result = await logout(http());
  settled(result);
  return result.ok || isInvalidSession(result.problem);
}

/** A sign-out that nobody clicked: the profile is gone from the screen at once, from storage even when the call fails (IDLE-05). */
export async function endSession(way: () => Promise<unknown> = logOut): Promise<void> {
  // Begun first: the call says by its cookies whose session it is.
  const call = way();
  ending().isUnderWay = true;
  tellSignedOut();
  forgetShopper();
  await Promise.race([call, new Promise<void>((resolve) => clock.after(PATIENCE, resolve))]);
  clearBrowser();
  ending().isUnderWay = false;
}
