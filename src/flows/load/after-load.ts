import { again } from '../../platform/again.js';
import { clock } from '../../platform/clock.js';
import { readCookie } from '../../platform/cookies.js';
import { log } from '../../platform/report.js';
import { $tollFree } from '../../store/phone.js';
import { $settings } from '../../store/settings.js';
import { tellOfTagSlips } from '../page/tag-slips.js';
import { greetByToast } from '../page/toast.js';
import { tellChat } from '../session/chat.js';
import { hasSession } from '../session/has-session.js';
import { tellView } from '../tracking/profile-events.js';
import { track } from '../tracking/track.js';
import { keepTracking } from '../tracking/tracking-data.js';

/** Milliseconds from the loaded content to the event about it (TRK-02). */
const PAGE_LOAD_DELAY = 500;

/** What begins when the page has loaded, and must not slow it: tracking, the session's clock, what shows by itself, and what its author should know. */
export function afterLoad(): void {
  clock.after(PAGE_LOAD_DELAY, () => track('Page Load', 'pageload'));
  document.addEventListener('ucp-error', () => track('uierror', 'error'));
  keepCampaign();
  tellChat();
  void tellView();
  greetByToast();
  tellOfTagSlips();
  followSession();
}

/** A member's and a cloaked profile's: the clock of the session, and whether the identity is to be confirmed (IDLE-04, IDC-12). */
export function followSession(): void {
  if (!hasSession()) return;
  again(() => import('../session/idle.js'))
    // Who is here may have left while it came.
    .then(({ watchIdle }) => hasSession() && watchIdle())
    .catch(() => log('the session is not watched'));
  again(() => import('../session/confirm-identity.js')).then(
    ({ askToConfirm }) => askToConfirm(),
    () => log('the identity cannot be confirmed now'),
  );
}

/** The campaign that brought the shopper, and the number that it shows (TRK-08). */
function keepCampaign(): void {
  keepTracking('ucp_campaign', readCookie($settings.get()?.pscCookie ?? '') ?? '');
  keepTracking('ucp_phoneTracking', $tollFree.get() ?? '');
}
