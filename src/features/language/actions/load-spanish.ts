import { withRetry } from '../../../shared/time/with-retry.js';

/**
 * Loads all Spanish texts, which are a separate chunk. Their list stands above the features. It is loaded only when an element on the page
 * is in Spanish. Retries once, then rejects.
 */
export async function loadSpanish(): Promise<Readonly<Record<string, object>>> {
  const { spanish } = await withRetry(() => import('../../../spanish.js'));
  return spanish;
}
