import { shopperScope } from '../shopper/scope.js';
import { clock } from './clock.js';
import { nextTask } from './next-task.js';

/** Milliseconds until the work runs on a page that paints nothing, because nobody sees it. */
const LONGEST_WAIT = 500;

/**
 * Runs the work of a press when the browser has painted what the press changes at once. So long work never delays the answer to the press.
 * If the page is left before that, the work runs then (REM-07). It does not run for a shopper who has left (SIGN-01).
 */
export function afterPaint(work: () => void): void {
  const { signal } = shopperScope();
  let isDue = true;
  const run = () => {
    if (!isDue) return;
    isDue = false;
    stopWaiting();
    removeEventListener('pagehide', run, true);
    if (!signal.aborted) work();
  };
  const stopWaiting = clock.after(LONGEST_WAIT, run);
  // While the event is captured, the work can still add its own listener for it.
  addEventListener('pagehide', run, true);
  requestAnimationFrame(() => void nextTask().then(run));
}
