import { markShown, wasShown } from '../../../shared/once.js';
import { isLargeScreen } from '../../../shared/page/screen.js';
import { $agent, $identity } from '../../../shared/shopper/identity.js';
import { $profile } from '../../profile/state/profile.js';
import { showToast } from '../../session/actions/toast.js';
import { $isServiceOutage } from '../../session/state/banners.js';
import { $toast, awaitToast, type Toast } from '../../session/state/toast.js';
import { $import } from '../state/import.js';

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
  showToast(greeting);
}

function greetingDue(): Greeting | null {
  const firstName = $profile.get().profile?.user?.firstName ?? null;
  if ($import.get().kind === 'found') return { kind: 'imported', firstName, isAgent: $agent.get().isAgentFlow };
  // Nobody is invited to what the banner says is not to be had.
  return $identity.get()?.isGuest && !$isServiceOutage.get() ? { kind: 'guest' } : null;
}
