import { ensureTag } from '../../platform/popups.js';
import { isLargeScreen } from '../../platform/screen.js';
import { $identity } from '../../store/identity.js';
import { $profile } from '../../store/profile.js';
import { $isServiceOutage, $session } from '../../store/session.js';
import { showToast, type Toast } from '../../store/toast.js';
import { markShown, wasShown } from './once.js';

/**
 * Shows a toast: that items were imported, or that a guest could sign in; each once per session and on large screens only (TOAST-01). On
 * small screens an import is still announced to screen readers, because the shopper has waited for it (IMP-07).
 */
export function greetByToast(): void {
  const toast = toastDue();
  if (!toast || (toast.kind === 'guest' && !isLargeScreen()) || wasShown(`toast-${toast.kind}`)) return;
  markShown(`toast-${toast.kind}`);
  ensureTag('ucp-toast');
  showToast(toast);
}

function toastDue(): Toast | null {
  const { imported } = $session.get();
  if (imported) return { kind: 'imported', firstName: $profile.get().profile?.user?.firstName ?? null };
  // Nobody is invited to what the banner says is not to be had.
  return $identity.get()?.isGuest && !$isServiceOutage.get() ? { kind: 'guest' } : null;
}
