import { createHttp, type Http, type HttpOptions } from '../../../src/shared/http/http.js';

/** A request as the service received it. */
export interface SeenCall {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly headers: Headers;
  /** Parsed as JSON; undefined if there was no body. */
  readonly body: unknown;
  readonly request: Request;
}

export type Answering = (call: SeenCall, nth: number) => Response | Promise<Response>;

export const API = 'https://api.example.test';
const PAGE = 'https://shop.example.test/profile.html';

/** A fake service with given responses, which records its requests. */
function fakeService(answering: Answering): { readonly fetch: typeof fetch; readonly calls: readonly SeenCall[] } {
  const calls: SeenCall[] = [];
  return {
    calls,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const { pathname, search } = new URL(request.url);
      const text = await request.clone().text();
      const body: unknown = text ? JSON.parse(text) : undefined;
      const call: SeenCall = { method: request.method, url: request.url, path: pathname + search, headers: request.headers, body, request };
      calls.push(call);
      return answering(call, calls.length);
    },
  };
}

export interface FakeHttp {
  readonly http: Http;
  readonly calls: readonly SeenCall[];
}

/** Undefined uses the client's own default. */
export type FakeOptions = { readonly [Name in keyof HttpOptions]?: HttpOptions[Name] | undefined };

/** The client under test with a fake service. There are no waits between tries unless a test sets them. */
export function fakeHttp(answering: Answering, options: FakeOptions = {}): FakeHttp {
  const { fetch, calls } = fakeService(answering);
  const http = createHttp({
    apiBase: API,
    contentBase: '/fragments',
    pageUrl: PAGE,
    fetch,
    waitBefore: () => 0,
    random: () => 0.5,
    siteIdHeader: { name: 'x-site-id', value: 'uhc' },
    ...options,
  } as HttpOptions);
  return { http, calls };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

/** Responds to every call with this body. */
export function answeringWith(body: unknown, status = 200, options: FakeOptions = {}): FakeHttp {
  return fakeHttp(() => json(body, status), options);
}

/** The body of the first request. */
export function bodyOf(calls: readonly SeenCall[]): Readonly<Record<string, unknown>> {
  const body = calls[0]?.body;
  if (typeof body !== 'object' || body === null) throw new Error('the call had no body');
  return { ...body };
}
