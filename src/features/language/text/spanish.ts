import type { Messages } from './messages.js';

const importSpanish = () => import('./es/index.js');

/** Loads all Spanish texts, which are a separate chunk. Retries once, then rejects. */
export async function loadSpanish(): Promise<Messages> {
  const { spanish } = await importSpanish().catch(importSpanish);
  return spanish;
}
