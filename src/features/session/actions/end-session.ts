import { httpClient, valueOrLog } from '../../../shared/calls/http-client.js';
import { isInvalidSession } from '../../../shared/http/problem.js';
import { runSteps } from '../../../shared/run-steps.js';
import { changeSession } from '../../../shared/shopper/session-state.js';
import { signOutNotice } from '../../../shared/tabs/tabs.js';
import { clock } from '../../../shared/time/clock.js';
import { logout } from '../service.js';
import { clearBrowser, forgetShopper, storeGuestAnswers } from './forget.js';
import { storedIdentity } from './stored-identity.js';
import { showSessionEnded } from './toast.js';

/** Milliseconds that a sign-out that nobody clicked waits for the service. The call itself continues. */
const MAX_WAIT = 3_000;

/** Ends the session at the service; true also if it was over already (SESS-01). */
export async function logOut(): Promise<boolean> {
  const result = await logout(httpClient());
  valueOrLog(result);
  return result.ok || isInvalidSession(result.problem);
}

/**
 * A sign-out that nobody clicked. It removes the profile from the screen at once and says so, and from storage even if the call fails
 * (IDLE-05). False if the service did not respond in time.
 */
export async function endSession(way: () => Promise<boolean> = logOut): Promise<boolean> {
  // The call comes first: it carries the cookies that say whose session it is.
  const ended = storedIdentity();
  const call = way();
  runSteps('ending the session', [
    ['the session', () => changeSession({ type: 'ending' })],
    ['the other tabs', signOutNotice()],
    ['the shopper', forgetShopper],
    ['the message', () => showSessionEnded(ended?.isCloaked ?? false)],
  ]);
  const isTold = await Promise.race([call, new Promise<boolean>((resolve) => clock.after(MAX_WAIT, () => resolve(false)))]);
  runSteps('ending the session', [
    ['this browser', () => clearBrowser(ended)],
    ['the session', () => changeSession({ type: 'ended' })],
    ['the answers of the guest', storeAnswersUnlessOthers],
  ]);
  return isTold;
}

/** The answers of the guest on the page since, unless another tab continues as another shopper. */
function storeAnswersUnlessOthers(): void {
  if (!storedIdentity()) storeGuestAnswers();
}
