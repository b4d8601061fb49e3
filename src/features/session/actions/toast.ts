import { ensureTag } from '../../../element/popups.js';
import { announceUnavailable } from '../../../element/quiet-message.js';
import { findDeep } from '../../../shared/page/find-deep.js';
import { isForeign } from '../../../shared/page/foreign-tags.js';
import { $isServiceOutage } from '../state/banners.js';
import { setToast, type Toast } from '../state/toast.js';

/**
 * Says why the page has become a guest's, on every screen, because the shopper pressed nothing that would do that (SESS-01, IDLE-05). A
 * shopper who looked at another person's profile does not sign in here. Nobody does while sign-in is unavailable (OUT-01).
 */
export function showSessionEnded(isCloaked: boolean): void {
  showToast({ kind: 'session-ended', canSignIn: !isCloaked && !$isServiceOutage.get() });
}

/** Without a toast of the library's own a greeting is left out; what the shopper has to know is said to be unavailable (SAFE-11). */
export function showToast(toast: Toast): void {
  if (!isForeign('ucp-toast')) ensureTag('ucp-toast', findDeep('ucp-toast'));
  else if (toast.kind === 'session-ended') announceUnavailable();
  setToast(toast);
}
