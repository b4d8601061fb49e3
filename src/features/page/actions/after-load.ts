import { allDefinitions } from '../../../element/all-definitions.js';
import { preloadActions } from '../../../shared/actions/define-action.js';
import { lazyModule } from '../../../shared/lazy/lazy-module.js';
import { pageDocument } from '../../../shared/page/page-document.js';
import { log } from '../../../shared/report.js';
import { $settings } from '../../../shared/settings/state.js';
import { shopperScope } from '../../../shared/shopper/scope.js';
import { pageWatch } from '../../../shared/state/store.js';
import { when } from '../../../shared/state/when.js';
import { readCookie } from '../../../shared/storage/cookies.js';
import { clock } from '../../../shared/time/clock.js';
import { withRetry } from '../../../shared/time/with-retry.js';
import { track } from '../../../shared/tracking/track.js';
import { storeTracking } from '../../../shared/tracking/tracking-data.js';
import { $tollFree } from '../../content/state/phone.js';
import { showGreeting } from '../../import/actions/greeting.js';
import { warnOfRefusedLinks } from '../../navigation/actions/refused-links.js';
import { $popup } from '../../popups/state/popups.js';
import { $profile } from '../../profile/state/profile.js';
import { updateChat } from '../../session/actions/chat.js';
import { hasSession } from '../../session/actions/has-session.js';
import { sendProfileView } from '../../tracking/actions/profile-events.js';
import { warnOfTags } from './tag-warnings.js';

/** Milliseconds from the loaded content to the event about it (TRK-02). */
const PAGE_LOAD_DELAY = 500;

/**
 * Starts work after the page has loaded, so as not to slow the load. This is tracking, the session's clock, messages that open by
 * themselves, warnings for the page's author, and the code of actions and popups.
 */
export function afterLoad(): void {
  pageWatch('pageTracking', trackPage);
  storeCampaign();
  whenProfileRead(() => {
    void sendProfileView();
    showGreeting();
  });
  warnOfTags();
  warnOfRefusedLinks();
  followShopper();
  whenProfileRead(askAboutDoctorsAgain);
  preloadActions();
  fetchPopups();
}

/** Tracks the load, and each element that fails. Returns what stops it. */
function trackPage(): () => void {
  const stopWaiting = clock.after(PAGE_LOAD_DELAY, () => track('Page Load', 'pageload'));
  const onError = () => track('uierror', 'error');
  pageDocument.addEventListener('ucp-error', onError);
  return () => {
    stopWaiting();
    pageDocument.removeEventListener('ucp-error', onError);
  };
}

/**
 * Tells the chat who is here. For members and cloaked profiles: watches the session, and asks to confirm the identity where that is due
 * (TRK-06, IDLE-04, IDC-12).
 */
export function followShopper(): void {
  whenProfileRead(updateChat);
  watchSession();
}

const idleCode = lazyModule('the watch of the session', () => import('../../session/actions/idle.js'));
const confirmCode = lazyModule('the question who the shopper is', () => import('../../session/actions/confirm-identity.js'));

function watchSession(): void {
  if (!hasSession()) return;
  const { signal } = shopperScope();
  // The shopper may have left while a module was loading.
  void idleCode.whenLoaded(({ watchIdle }) => !signal.aborted && hasSession() && watchIdle());
  void confirmCode.whenLoaded(({ askToConfirm }) => !signal.aborted && whenProfileRead(askToConfirm));
}

/** Waits for the profile of the shopper who is here: it may not be had before the shopper tries again (LOAD-05). */
function whenProfileRead(work: () => void): void {
  const { signal } = shopperScope();
  void when($profile, ({ status }) => status === 'ready').then(() => !signal.aborted && work());
}

/**
 * Loads the code of all popups before anyone opens one. The connection may be gone at the first press, or at the warning before a session
 * ends. A page with only the author's own words in views has nothing to press, and loads no React for it.
 */
function fetchPopups(): void {
  if (![...pageDocument.querySelectorAll('*')].some(isDrawn)) return;
  allDefinitions()
    .then((tables) => Promise.all(tables.map(({ isPopup, load }) => isPopup && load())))
    .catch(() => undefined);
}

const isDrawn = ({ localName }: Element) => /^ucp-(?!settings$|view$)/.test(localName);

/** A question about doctors waited when the page was left. It comes again, once no other popup is open (PV-09). */
async function askAboutDoctorsAgain(): Promise<void> {
  const { signal } = shopperScope();
  try {
    const { resumeToolChoice } = await withRetry(() => import('../../providers/actions/provider-tool.js'));
    await when($popup, (asked) => asked === null);
    if (!signal.aborted) await resumeToolChoice();
  } catch {
    log('a question about doctors could not be asked again');
  }
}

/** Keeps the campaign that brought the shopper, and its phone number, for later pages (TRK-08). */
function storeCampaign(): void {
  storeTracking('ucp_campaign', readCookie($settings.get()?.pscCookie ?? '') ?? '');
  // The number may come after the page has loaded.
  void when($tollFree, Boolean).then((number) => storeTracking('ucp_phoneTracking', number ?? ''));
}
