import { again } from '../../platform/again.js';
import { clock } from '../../platform/clock.js';
import { readCookie } from '../../platform/cookies.js';
import { log } from '../../platform/report.js';
import { $identity } from '../../store/identity.js';
import { cell } from '../../store/page.js';
import { $tollFree } from '../../store/phone.js';
import { $profile } from '../../store/profile.js';
import { $settings } from '../../store/settings.js';
import { hostFailed, hostFunction } from '../page/host.js';
import { tellOfTagSlips } from '../page/tag-slips.js';
import { greetByToast } from '../page/toast.js';
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

/** Whether the chat knows somebody: another who comes, of whom it may know nothing, is not to write in their name. */
const chat = () => cell('chat', () => ({ isTold: false }));

/** The chat learns who it is that writes, where the host page asks for it and only then (TRK-06). */
export function tellChat(): void {
  const user = $identity.get()?.isCloaked ? null : $profile.get().profile?.user;
  const hostsWay = user || chat().isTold ? hostFunction('chatProfile') : undefined;
  const { firstName, lastName, uuid, email } = user ?? {};
  chat().isTold = Boolean(user);
  try {
    hostsWay?.({ firstName: firstName ?? '', lastName: lastName ?? '', uuid: uuid ?? '', email: email ?? '' });
  } catch (error) {
    hostFailed('chatProfile', error);
  }
}

/** The campaign that brought the shopper, and the number that it shows (TRK-08). */
function keepCampaign(): void {
  keepTracking('ucp_campaign', readCookie($settings.get()?.pscCookie ?? '') ?? '');
  keepTracking('ucp_phoneTracking', $tollFree.get() ?? '');
}
