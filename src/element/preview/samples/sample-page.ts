import type { SamplePerson } from '../../../shared/settings/allowed.js';
import { replaceStorageWithMemory } from '../memory-storage.js';
import { identityOf, sampleFetch } from './sample-service.js';

/**
 * From now on the page is a sample person's. Nothing is kept in the browser. Returns the `fetch` that answers for the services.
 *
 * @param now returns the time in Chicago as `YYYY-MM-DDTHH:mm:ss`
 */
export function becomeSample(person: SamplePerson, now: () => string): typeof globalThis.fetch {
  const { cookies, session } = replaceStorageWithMemory();
  const identity = JSON.stringify(identityOf(person));
  if (person === 'agent') {
    session.setItem('ucp_agentProfile', JSON.stringify({ agentFlow: true, userName: 'sample.agent' }));
    session.setItem('ucp_identity', identity);
  } else cookies.set('ucp_identity', identity);
  return sampleFetch(person, now);
}
