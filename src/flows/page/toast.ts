import { ensureTag } from '../../platform/popups.js';
import { isLargeScreen } from '../../platform/screen.js';
import { $identity } from '../../store/identity.js';
import { $profile } from '../../store/profile.js';
import { $session } from '../../store/session.js';
import { showToast, type Toast } from '../../store/toast.js';
import { markShown, wasShown } from './once.js';

/**
 * Each message once a session, on large screens only (TOAST-01): that items were imported, or that a guest could sign in. A small
 * screen, which does not show what the toast says, still has it spoken to who has waited for an import (IMP-07).
 */
export function greetByToast(): void {
  const toast = toastDue();
  if (!toast || (toast.kind === 'guest' && !isLargeScreen()) || wasShown(`toast-${toast.kind}`)) return;
  markShown(`toast-${toast.kind}`);
  ensureTag('ucp-toast');
  showToast(toast);
}

function toastDue(): Toast | null {
  const { status, profile } = $profile.get();
  if ($session.get().imported) return { kind: 'imported', firstName: profile?.user?.firstName ?? null };
  return $identity.get()?.isGuest && status === 'ready' ? { kind: 'guest' } : null;
}
