import { createApp } from '../demo/service/app.js';
import { browserFetch } from '../demo/service/browser-fetch.js';
import { memoryStore } from '../demo/service/store/memory-store.js';

const outside = globalThis.fetch.bind(globalThis);
let inside = outside;

// Routed once: calls of a story's page reach the service of that story, everything else the network.
globalThis.fetch = (input, init) => inside(input, init);

/** A fault of the reference service's switches, such as `{ method: 'GET', path: '/profiles/data', status: 500 }`. */
export type Fault = Readonly<Record<string, unknown>>;

/** Makes a fresh reference service, with nothing but the seed in it; what it answers with puts it behind the page's `fetch`. */
export async function freshService(date: string, faults: readonly Fault[]): Promise<() => void> {
  const app = createApp({ store: memoryStore(), now: () => date });
  await app.request('/__demo/faults', { method: 'POST', body: JSON.stringify(faults) });
  return () => {
    inside = browserFetch(app, { elsewhere: outside });
  };
}
