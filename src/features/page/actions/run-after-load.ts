import { emit } from '../../../shared/events.js';
import { log } from '../../../shared/report.js';
import { withRetry } from '../../../shared/time/with-retry.js';
import { $profile } from '../../profile/state/profile.js';
import { consumeToolSignIn } from '../../session/actions/tool-sign-in.js';

/**
 * Called when the page has loaded: tells that a sign-in which a tool asked for is complete (LOGIN-05, LOGIN-08), and starts what has waited.
 *
 * @param isSignedIn whether the shopper came back from the sign-in page, and is still here
 */
export function pageLoaded(isSignedIn: boolean): void {
  const isToolWaiting = consumeToolSignIn();
  if (isToolWaiting && isSignedIn && $profile.get().status === 'ready') emit(document, 'ucp-sign-in-complete', {});
  runAfterLoad(({ afterLoad }) => afterLoad());
}

/** If the code cannot be loaded, it is tried again when the browser is back online: without it no session is watched. */
export function runAfterLoad(work: (code: typeof import('./after-load.js')) => void): void {
  withRetry(() => import('./after-load.js')).then(work, () => {
    log('the code after the load could not be loaded');
    addEventListener('online', () => runAfterLoad(work), { once: true });
  });
}
