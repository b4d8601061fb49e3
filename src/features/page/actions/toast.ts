import { ensureTag } from '../../../element/popups.js';
import { announceUnavailable } from '../../../element/quiet-message.js';
import { markShown, wasShown } from '../../../shared/once.js';
import { findDeep } from '../../../shared/page/find-deep.js';
import { isForeign } from '../../../shared/page/foreign-tags.js';
import { isLargeScreen } from '../../../shared/page/screen.js';
import { $agent, $identity } from '../../../shared/shopper/identity.js';
import { $import } from '../../import/state/import.js';
import { $profile } from '../../profile/state/profile.js';
import { $isServiceOutage } from '../../session/state/session.js';
import { $toast, awaitToast, showToast, type Toast } from '../../session/state/toast.js';

/** What is said by itself; that a session has ended stands before it. */
type Greeting = Exclude<Toast, { readonly kind: 'session-ended' }>;

/**
 * Shows a toast: that items were imported, or that a guest could sign in; each once per session and on large screens only (TOAST-01). On
 * small screens an import is still announced to screen readers, because the shopper has waited for it (IMP-07).
 */
export function showGreeting(): void {
  awaitToast(false);
  const greeting = greetingDue();
  if (!greeting || $toast.get()?.kind === 'session-ended') return;
  if ((greeting.kind === 'guest' && !isLargeScreen()) || wasShown(`toast-${greeting.kind}`)) return;
  markShown(`toast-${greeting.kind}`);
  show(greeting);
}

/**
 * Says why the page has become a guest's, on every screen, because the shopper pressed nothing that would do that (SESS-01, IDLE-05). A
 * shopper who looked at another person's profile does not sign in here. Nobody does while sign-in is unavailable (OUT-01).
 */
export function showSessionEnded(isCloaked: boolean): void {
  show({ kind: 'session-ended', canSignIn: !isCloaked && !$isServiceOutage.get() });
}

/** Without a toast of the library's own a greeting is left out; what the shopper has to know is said to be unavailable (SAFE-11). */
function show(toast: Toast): void {
  if (!isForeign('ucp-toast')) ensureTag('ucp-toast', findDeep('ucp-toast'));
  else if (toast.kind === 'session-ended') announceUnavailable();
  showToast(toast);
}

function greetingDue(): Greeting | null {
  const firstName = $profile.get().profile?.user?.firstName ?? null;
  if ($import.get().kind === 'found') return { kind: 'imported', firstName, isAgent: $agent.get().isAgentFlow };
  // Nobody is invited to what the banner says is not to be had.
  return $identity.get()?.isGuest && !$isServiceOutage.get() ? { kind: 'guest' } : null;
}
