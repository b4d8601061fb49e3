import { log } from '../../platform/report.js';

/** A chunk that cannot be loaded, or that fails, must not stop the page. */
export async function orElse<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    log('signing in or out could not be finished');
    return otherwise;
  }
}
