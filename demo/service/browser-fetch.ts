import type { Hono } from 'hono';
import { UNKNOWN } from './app.js';
import { DROPPED } from './controls/break-calls.js';
import { DATE_COOKIE } from './controls/demo-clock.js';
import { AGENT_COOKIE, cookieIn, IDENTITY_COOKIE } from './controls/identity.js';

export interface BrowserFetchOptions {
  /** Base of relative URLs; the page's own URL by default. */
  readonly pageUrl?: () => string;
  /** The cookies of the page, in the format of `document.cookie`. */
  readonly cookies?: () => string;
  /** Handles requests unknown to the service, such as files. By default they fail with 404. */
  readonly elsewhere?: typeof globalThis.fetch;
}

const COOKIES: readonly (readonly [cookie: string, header: string])[] = [
  [AGENT_COOKIE, 'x-demo-identity'],
  [IDENTITY_COOKIE, 'x-demo-identity'],
  [DATE_COOKIE, 'x-demo-date'],
];

/**
 * A `fetch` that the service answers inside the browser, as Storybook needs it. A page cannot set cookies on a request
 * that is never sent. So identity and date are in the headers that replace them. A header that is already set wins.
 */
export function browserFetch(app: Hono, options: BrowserFetchOptions = {}): typeof globalThis.fetch {
  const pageUrl = options.pageUrl ?? (() => globalThis.location.href);
  const cookies = options.cookies ?? (() => globalThis.document.cookie);

  return async (input, init) => {
    const asked = new Request(input instanceof Request ? input : new URL(String(input), pageUrl()), init);
    const again = options.elsewhere ? asked.clone() : asked;
    const headers = new Headers(asked.headers);
    for (const [cookie, header] of COOKIES) {
      const value = cookieIn(cookies(), cookie);
      if (value !== null && !asked.headers.has(header)) headers.set(header, value);
    }
    const answer = await app.fetch(new Request(asked, { headers }));
    asked.signal.throwIfAborted();
    if (answer.headers.has(DROPPED)) throw new TypeError('Failed to fetch');
    return answer.headers.has(UNKNOWN) && options.elsewhere ? options.elsewhere(again) : answer;
  };
}
