import type { EndpointName } from '../http/endpoints.js';
import type { Answer, Call, Http } from '../http/http.js';
import { isInvalidSession } from '../http/problem.js';
import { writingCalls } from '../http/writing-calls.js';
import { log } from '../report.js';
import { shopperScope } from '../shopper/scope.js';
import { pageSingleton } from '../state/store.js';
import { clock } from '../time/clock.js';

/** Calls whose answers hold for any shopper. */
const anyones: ReadonlySet<EndpointName> = new Set<EndpointName>(['serverDate', 'tollFreeNumber', 'validateAuth', 'logout']);

/** One for all copies of the library on the page. */
const writes = () => pageSingleton('writes', () => ({ areRefused: false }));

/** From now on nothing changes at the service, and no event is sent: an author previews a role. */
export function refuseWrites(): void {
  writes().areRefused = true;
}

export function areWritesRefused(): boolean {
  return writes().areRefused;
}

/**
 * The HTTP client with two guards. A session that the service has ended is ended here too (SESS-01). A read for a shopper who leaves
 * meanwhile is aborted, is not retried, and never reaches the page (SIGN-01). A pending write continues.
 */
export function guarded(inner: Http): Http {
  return {
    async send(call) {
      if (areWritesRefused() && writingCalls.includes(call.name)) return refused(call, 'nothing is changed while a role is tried out');
      const { signal } = shopperScope();
      const isOwn = call.base !== 'content' && !anyones.has(call.name);
      const answer = await inner.send(isOwn && isRead(call) ? { ...call, signal } : call);
      // A late write of a shopper who has left says nothing about the session of whoever is here now.
      if (!answer.ok && call.name !== 'logout' && !signal.aborted && isInvalidSession(answer.problem)) await recoverOnce();
      return isOwn && signal.aborted ? refused(call, 'the shopper has left') : answer;
    },
  };
}

function isRead({ method = 'GET' }: Call): boolean {
  return method === 'GET';
}

function refused({ name }: Call, why: string): Answer {
  return { ok: false, problem: { kind: 'aborted', call: name, message: `${name}: ${why}` } };
}

const ended = () => pageSingleton<{ leave?: () => Promise<boolean> }>('endedSession', () => ({}));

/**
 * Sets how an ended session is left. The function returns false on failure. The page's first steps set it, because the code that leaves a
 * session uses this client itself.
 */
export function whenSessionEnded(leave: () => Promise<boolean>): void {
  ended().leave = leave;
}

const recoveryKey = Symbol.for('ucp.sessionRecovery');

/** Milliseconds in which no second session is left: a service that refuses every call must not cause a loop. */
const PAUSE = 5 * 60_000;

/**
 * Once per shopper in that time, and not for the guest who is on the page afterwards. After a failure, the next refused call may try again.
 */
async function recoverOnce(): Promise<void> {
  const recovery = () => shopperScope().own(recoveryKey, () => ({ last: -PAUSE }));
  const now = clock.elapsed();
  if (now - recovery().last < PAUSE) return;
  recovery().last = now;
  const isLeft = await ended()
    .leave?.()
    .catch(() => log('the ended session could not be left'));
  recovery().last = isLeft ? now : -PAUSE;
}
