import { hide, reveal } from '../hidden.js';
import type { Answer, Call, Http } from '../http/http.js';
import { shopperScope } from '../shopper/scope.js';
import { pageSingleton } from '../state/store.js';
import { joinTabs } from '../tabs/broadcast.js';

const prefetched = Symbol.for('ucp.prefetched');

/**
 * Calls that are sent before the code that reads their responses has loaded. The first caller of the same call gets the response. Responses
 * about a shopper that are unused when the load begins are dropped, because they would go stale. They are hidden, because a profile may be
 * among them (SAFE-06). Another copy of the library makes its own calls.
 */
const answers = () => reveal(shopperScope().own(prefetched, () => hide(new Map<string, Prefetched>()))) ?? new Map<string, Prefetched>();

interface Prefetched {
  readonly call: Call;
  readonly answer: Promise<Answer>;
}

const keyOf = ({ name, params, language }: Call) => JSON.stringify([name, params, language]);

/** A change in another tab makes all these answers outdated. Nothing else on the page listens to other tabs this early. */
const otherTabs = () =>
  pageSingleton(
    'tabsAhead',
    () => joinTabs(({ kind }) => kind === 'profile-changed' && answers().clear()),
    (line) => line.close(),
  );

export function prefetch(http: Http, call: Call): void {
  otherTabs();
  const isAnyones = call.base === 'content';
  const answer = http.send(isAnyones ? call : { ...call, signal: shopperScope().signal });
  answers().set(keyOf(call), { call, answer });
}

/** The HTTP client. Calls that were sent ahead get the pending response. */
export function withPrefetched(http: Http): Http {
  return {
    send(call) {
      const key = keyOf(call);
      const underWay = answers();
      const ahead = underWay.get(key);
      underWay.delete(key);
      return ahead?.answer ?? http.send(call);
    },
  };
}

/** Drops all answers except those about plans: these are asked for once the profile has been read, and are the same for everybody. */
export function forgetPrefetched(): void {
  otherTabs().close();
  for (const [key, { call }] of answers()) if (call.name !== 'planDetails') answers().delete(key);
}
