import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { isInvalidSession } from '../../../shared/http/problem.js';
import { tellSignedOut } from '../../../shared/tabs/tabs.js';
import { clock } from '../../../shared/time/clock.js';
import { keepAnswerAgain } from '../../extra-help/actions/extra-help.js';
import { tellSessionEnded } from '../../page/actions/toast.js';
import { keepPlaceAgain } from '../../place/actions/kept-zip.js';
import { logout } from '../service.js';
import { clearAfter, ending, forgetShopper } from './forget.js';
import { keptIdentity } from './kept-shopper.js';

/** Milliseconds that a sign-out that nobody clicked waits for the service; the call itself goes on. */
const PATIENCE = 3_000;

/** Ends the session at the service; true also if it was over already (SESS-01). */
export async function logOut(): Promise<boolean> {
  const result = await logout(httpClient());
  valueOrLog(result);
  return result.ok || isInvalidSession(result.problem);
}

/**
 * A sign-out that nobody clicked: takes the profile off the screen at once and says so, and out of storage even if the call fails
 * (IDLE-05). False where the service could not be told in time.
 */
export async function endSession(way: () => Promise<boolean> = logOut): Promise<boolean> {
  // The call comes first: it carries the cookies that say whose session it is.
  const ended = keptIdentity();
  const call = way();
  ending().isUnderWay = true;
  tellSignedOut();
  forgetShopper();
  tellSessionEnded(ended?.isCloaked ?? false);
  const isTold = await Promise.race([call, new Promise<boolean>((resolve) => clock.after(PATIENCE, () => resolve(false)))]);
  clearAfter(ended);
  ending().isUnderWay = false;
  // What the guest has said to whom the page has belonged since; not where another tab has gone on as somebody else.
  if (!keptIdentity()) {
    keepAnswerAgain();
    keepPlaceAgain();
  }
  return isTold;
}
