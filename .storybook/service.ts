import { createApp } from '../demo/service/app.js';
import { browserFetch } from '../demo/service/browser-fetch.js';
import { memoryStore } from '../demo/service/store/memory-store.js';

const outside = globalThis.fetch.bind(globalThis);
let inside = outside;

// Routed once: calls of a story's page reach the service of that story, everything else the network.
globalThis.fetch = (input, init) => inside(input, init);

/** A fault of the reference service's switches, such as `{ method: 'GET', path: '/profiles/data', status: 500 }`. */
export type Fault = Readonly<Record<string, unknown>>;

/** A page that repeats its calls for ever gets no more answers after this many. So it fails a test rather than hang. */
const MOST_CALLS = 5_000;

/** Answers that many calls of the library. A test asks the service itself at `/__demo`, which always answers. */
function answeringSome(service: typeof globalThis.fetch): typeof globalThis.fetch {
  let calls = 0;
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes('/__demo/')) return service(input, init);
    calls += 1;
    return calls > MOST_CALLS ? Promise.reject(new TypeError('too many calls of one page')) : service(input, init);
  };
}

/** Makes a fresh reference service, with nothing but the seed in it; what it answers with puts it behind the page's `fetch`. */
export async function freshService(date: string, faults: readonly Fault[]): Promise<() => void> {
  const app = createApp({ store: memoryStore(), now: () => date });
  await app.request('/__demo/faults', { method: 'POST', body: JSON.stringify(faults) });
  return () => {
    inside = answeringSome(browserFetch(app, { elsewhere: outside }));
  };
}
