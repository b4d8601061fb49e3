import { isLargeScreen } from './screen.js';
import { seemsSignedIn } from './seems-signed-in.js';

/**
 * Whether the toast for guests will probably show on this page (TOAST-01): a guess for the first paint, which keeps its space. It shows on
 * large screens once a session, and never to a shopper who signs in.
 */
export function awaitsGreeting(): boolean {
  return isLargeScreen() && !seemsSignedIn() && !/[?&]code=/.test(location.search) && !wasGreeted();
}

function wasGreeted(): boolean {
  try {
    return sessionStorage.getItem('ucp_once')?.includes('"toast-guest"') ?? false;
  } catch {
    // Storage is blocked.
    return false;
  }
}
