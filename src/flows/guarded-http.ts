import { again } from '../platform/again.js';
import { log } from '../platform/report.js';
import type { EndpointName } from '../services/endpoints.js';
import type { Answer, Call, Http } from '../services/http.js';
import { isInvalidSession } from '../services/problem.js';
import { $identity } from '../store/identity.js';
import { cell } from '../store/page.js';

/** Answers that are right whoever is on the page when they come. */
const anyones: ReadonlySet<EndpointName> = new Set<EndpointName>(['serverDate', 'tollFreeNumber', 'validateAuth', 'logout']);

/**
 * The door with two guards: a session that the service has ended is ended here too (SESS-01), and an answer for a shopper who
 * has left meanwhile never reaches the page.
 */
export function guarded(inner: Http): Http {
  return {
    async send(call) {
      const asker = $identity.get();
      const answer = await inner.send(call);
      if (!answer.ok && call.name !== 'logout' && isInvalidSession(answer.problem)) await recoverOnce();
      return isForAnother(call, asker) ? tooLate(call) : answer;
    },
  };
}

function isForAnother({ name, base }: Call, asker: unknown): boolean {
  return asker !== null && asker !== $identity.get() && base !== 'content' && !anyones.has(name);
}

function tooLate({ name }: Call): Answer {
  return { ok: false, problem: { kind: 'aborted', call: name, message: `${name}: the shopper has left` } };
}

/** Once a page, so that a service that refuses everything is not asked for ever. */
async function recoverOnce(): Promise<void> {
  const recovery = cell('sessionRecovery', () => ({ hasBegun: false }));
  if (recovery.hasBegun) return;
  recovery.hasBegun = true;
  try {
    const { recoverSession } = await again(() => import('./session-error.js'));
    await recoverSession();
  } catch {
    log('the ended session could not be left');
  }
}
