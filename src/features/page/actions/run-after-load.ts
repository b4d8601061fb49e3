import { log } from '../../../shared/report.js';
import { withRetry } from '../../../shared/time/with-retry.js';

/**
 * Runs code that is loaded after the page. If it cannot be loaded, it is tried again when the browser is back online: without it no session
 * is watched.
 */
export function runAfterLoad(work: (code: typeof import('./after-load.js')) => void): void {
  withRetry(() => import('./after-load.js')).then(work, () => {
    log('the code after the load could not be loaded');
    addEventListener('online', () => runAfterLoad(work), { once: true });
  });
}
