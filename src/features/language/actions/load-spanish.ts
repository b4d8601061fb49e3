/** The list of all texts stands above the features. It is loaded only when an element on the page is in Spanish. */
const importSpanish = () => import('../../../spanish.js');

/** Loads all Spanish texts, which are a separate chunk. Retries once, then rejects. */
export async function loadSpanish(): Promise<Readonly<Record<string, object>>> {
  const { spanish } = await importSpanish().catch(importSpanish);
  return spanish;
}
