import { log } from '../../../shared/report.js';
import { withRetry } from '../../../shared/time/with-retry.js';

/** A chunk that cannot be loaded, or that fails, must not stop the page: then it comes to null. */
export async function loadChunkOrNull<C, T>(load: () => Promise<C>, work: (code: C) => Promise<T>): Promise<T | null> {
  try {
    return await work(await withRetry(load));
  } catch {
    log('signing in or out could not be finished');
    return null;
  }
}
