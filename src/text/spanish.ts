import type { Messages } from './messages.js';

const importSpanish = () => import('./es/index.js');

/** Every text in Spanish, a chunk of its own. What does not come is asked for once more; then it rejects. */
export async function loadSpanish(): Promise<Messages> {
  const { spanish } = await importSpanish().catch(importSpanish);
  return spanish;
}
