import type { Hono } from 'hono';
import { createApp, type DemoOptions } from '../../demo/service/app.js';
import { browserFetch } from '../../demo/service/browser-fetch.js';
import { entryOf } from '../../demo/service/enter.js';
import { memoryStore } from '../../demo/service/store/memory-store.js';
import { createHttp, type Http } from '../../src/shared/http/http.js';
import type { Result } from '../../src/shared/http/problem.js';

/** During the enrollment period: the year is 2026, and 2027 is on sale. */
export const NOVEMBER = '2026-11-20T09:30:00';

export function createTestApp(options: Partial<DemoOptions> = {}): Hono {
  return createApp({ store: memoryStore(), now: () => NOVEMBER, ...options });
}

export function uuidOfShopper(name: string): string {
  const entry = entryOf(name);
  if (!entry) throw new Error(`no shopper ${name}`);
  return entry.identity.uuid;
}

/** The library's own client, connected to the app, as in the browser of a shopper. */
export function clientOf(app: Hono, shopper: string | null, date?: string): Http {
  const identity = shopper === null ? [] : [`ucp_identity=${encodeURIComponent(JSON.stringify(entryOf(shopper)?.identity))}`];
  const cookies = [...identity, ...(date === undefined ? [] : [`ucp_demo_date=${encodeURIComponent(date)}`])].join('; ');
  const pageUrl = 'http://localhost/pages/whole.html';
  return createHttp({
    apiBase: '',
    contentBase: '/api/assets/uhccp/content-fragments',
    pageUrl,
    siteIdHeader: { name: 'x-site-id', value: 'uhc' },
    waitBefore: () => 0,
    fetch: browserFetch(app, { pageUrl: () => pageUrl, cookies: () => cookies }),
  });
}

/** The value of a response that was decoded without dropped rows or issues. */
export function wholeValue<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  if (result.issues.length > 0) throw new Error(`noted ${result.issues.join(', ')}`);
  return result.value;
}

/** The parts of responses that tests read. A test fails on a wrong response. */
export interface AnswerBody {
  readonly message?: string;
  readonly systemDate?: string;
  readonly plansDetails: { readonly savedPlans: string; readonly plans: readonly unknown[] };
  readonly providersDetails: { readonly providerIdList: readonly { readonly plansList: readonly string[] }[] };
  readonly enrollmentsDetails: { readonly enrollments: readonly unknown[] };
  readonly isGuest: boolean;
  readonly userDetails: Readonly<Record<string, unknown>>;
  readonly macraData: unknown;
  readonly preData: unknown;
  readonly demo: {
    readonly year: number;
    readonly attemptsLeft: number;
    readonly remindersStopped: boolean;
    readonly sentEmails: readonly string[];
  };
  readonly data: { readonly plans: readonly unknown[] };
  readonly faults: readonly unknown[];
  readonly drugs: readonly unknown[];
  readonly pharmacies: readonly unknown[];
  readonly providers: readonly unknown[];
}

export interface Raw<Body = AnswerBody> {
  readonly status: number;
  readonly body: Body;
}

/** A request without the library; returns the status and the JSON body. */
export async function rawRequest<Body = AnswerBody>(
  app: Hono,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Raw<Body>> {
  const init: RequestInit = { method, headers };
  const sent = body === undefined ? init : { ...init, body: typeof body === 'string' ? body : JSON.stringify(body) };
  const answer = await app.request(path, sent);
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as Body };
}

export function identityHeaders(shopper: string): Readonly<Record<string, string>> {
  return { 'x-demo-identity': JSON.stringify(entryOf(shopper)?.identity) };
}
