import ky, { HTTPError, TimeoutError } from 'ky';
import { jsonText } from '../json.js';
import { type AgentHeader, agentHeaderCopy } from './agent-header.js';
import { type EndpointName, inLanguage, mergeEndpoints, type PathParams, pathOf } from './endpoints.js';
import { exceptionText, isNetworkError } from './exception-text.js';
import type { Failure, TransportProblem } from './problem.js';

export interface HttpOptions {
  /** Base URL of the service calls; '' is the page's own origin. */
  readonly apiBase: string;
  /** Base URL of the content fragments. */
  readonly contentBase: string;
  /** Paths that replace the defaults, by the call's name (CALL-23). */
  readonly endpoints?: Readonly<Record<string, string>>;
  /** The header of drug calls with the site's id (CALL-13). */
  readonly siteIdHeader?: { readonly name: string; readonly value: string };
  readonly agentHeader?: AgentHeader;
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Returns the brand's own headers before each try. If it rejects, the try fails. They are sent to the origin of
   * `apiBase` only.
   */
  readonly ownHeaders?: () => Promise<Readonly<Record<string, string>>>;
  /** Sends them to the origin of `contentBase` too. */
  readonly contentHeaders?: boolean;
  /** The URL that root-relative paths are resolved against: the page's own, whatever its `<base>` says. */
  readonly pageUrl: string;
  /** Milliseconds before the nth retry, before jitter. */
  readonly waitBefore?: (retry: number) => number;
  /** Maximum wait in milliseconds, even if the service asks for more. */
  readonly longestWait?: number;
  /** A random number of at least 0 and below 1, for jitter. */
  readonly random?: () => number;
}

export interface Call {
  readonly name: EndpointName;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly base?: 'api' | 'content';
  readonly params?: PathParams;
  /** The language of a content fragment: `es` requests `profile.es.json` instead of `profile.json`. */
  readonly language?: 'es' | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isDrugCall?: boolean;
  /** Sets `cache: 'no-store'`: for shopper data, and for data that expires at once (SAFE-02, CALL-21). */
  readonly isFresh?: boolean;
  /**
   * The section version that a write is based on, as `If-Match`. The service responds 412 if it has another (SAFE-01).
   */
  readonly ifMatch?: string | undefined;
  /** Continues after the page unloads (`keepalive`), unless the body is too large. */
  readonly outlivesPage?: boolean;
  /** 'nothing' accepts any body, or none. */
  readonly answers?: 'json' | 'nothing';
  /** Timeout of one try including the body, in milliseconds, if it differs from the default. */
  readonly timeout?: number;
  readonly signal?: AbortSignal | undefined;
}

/** A response. `etag` is the header of that name. A cross-origin service has to expose it. */
export type Answer = { readonly ok: true; readonly body: unknown; readonly etag?: string } | Failure;

export interface Http {
  /** Sends the call. Never throws: any failure is a problem. */
  readonly send: (call: Call) => Promise<Answer>;
}

const TRIES_AFTER_FIRST = 2;
/** Maximum body in bytes: a browser refuses `keepalive` calls if all pending ones together exceed 64 KB. */
const KEEPALIVE_LIMIT = 30_000;
const RETRIED = [429, ...[...Array(100).keys()].map((index) => 500 + index)];

/**
 * Creates the HTTP client. All requests go through it. It sends and reads JSON (SESS-02), with a timeout of 30 seconds
 * a try. It retries a GET twice after a network failure, 429 or 5xx. It never retries a write.
 */
export function createHttp(options: HttpOptions): Http {
  const { waitBefore = (retry) => 500 * 3 ** (retry - 1), longestWait = 5_000, random = Math.random } = options;
  const client = ky.create({
    headers: { accept: 'application/json' },
    timeout: 30_000,
    retry: {
      limit: TRIES_AFTER_FIRST,
      methods: ['get'],
      statusCodes: RETRIED,
      afterStatusCodes: RETRIED,
      delay: waitBefore,
      jitter: (wait) => wait * (0.5 + random() / 2),
      backoffLimit: longestWait,
      maxRetryAfter: longestWait,
    },
  });
  const urlOf = addresses(options);

  return {
    async send(call) {
      const request = requestOf(call, options);
      const carried = [jsonText(call.params ?? {}), request.body ?? ''];
      try {
        const response = await client(urlOf(call), {
          ...request,
          ...(call.timeout && { timeout: call.timeout }),
          signal: call.signal ?? null,
          fetch: wholeAnswers(options, request, (headers) => carried.push(...Object.values(headers))),
        });
        return call.answers === 'nothing' ? { ok: true, body: undefined } : withEtag(readJson(call, textOf(response)), response);
      } catch (error) {
        return failureOf(call, error, carried);
      }
    },
  };
}

/**
 * A `fetch` that also reads the body. So a connection that breaks or hangs during the body is a network failure or a
 * timeout, with the same retries.
 *
 * ky passes a Request. It becomes a text and options here, as in almost every other call of `fetch`. A script of the page may have replaced
 * `fetch`, and read its first argument as text.
 *
 * @param onHeaders gets all headers of each try, with those of the brand
 */
function wholeAnswers(
  options: HttpOptions,
  init: OwnRequest,
  onHeaders: (headers: Readonly<Record<string, string>>) => void,
): typeof globalThis.fetch {
  return async (input) => {
    const request = input as Request;
    const copy = options.agentHeader && agentHeaderCopy(options.agentHeader, options.pageUrl, options.apiBase);
    copy?.toRequest(request);
    if (options.ownHeaders && isOwnOrigin(request.url, options)) {
      for (const [name, text] of Object.entries(await options.ownHeaders())) request.headers.set(name, text);
    }
    const headers = Object.fromEntries(request.headers);
    onHeaders(headers);
    const response = await (options.fetch ?? globalThis.fetch)(request.url, { ...init, headers, signal: request.signal });
    copy?.fromResponse(request, response);
    texts.set(response, await response.text());
    return response;
  };
}

/** Whether the brand's own headers may be sent to this URL. A token must never reach another service. */
function isOwnOrigin(url: string, { apiBase, contentBase, contentHeaders, pageUrl }: HttpOptions): boolean {
  const bases = contentHeaders ? [apiBase, contentBase] : [apiBase];
  return bases.some((base) => new URL(base, pageUrl).origin === new URL(url).origin);
}

const texts = new WeakMap<Response, string>();

/** The body text that `wholeAnswers` has read. */
function textOf(response: Response): string {
  return texts.get(response) ?? '';
}

function addresses(options: HttpOptions): (call: Call) => URL {
  const endpoints = mergeEndpoints(options.endpoints ?? {});
  return ({ name, base, params, language }) => {
    const path = inLanguage(pathOf(endpoints, name, params), language);
    const under = base === 'content' ? options.contentBase : options.apiBase;
    return new URL(/^https?:\/\//i.test(path) ? path : under.replace(/\/$/, '') + path, options.pageUrl);
  };
}

/** The call's own part of a request. Headers of the brand and of the agent flow are added before each try. */
interface OwnRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly credentials?: RequestCredentials;
  readonly cache?: RequestCache;
  readonly keepalive?: boolean;
}

function requestOf(call: Call, { siteIdHeader }: HttpOptions): OwnRequest {
  const body = call.body === undefined ? undefined : jsonText(call.body);
  const isContent = call.base === 'content';
  return {
    method: call.method ?? 'GET',
    // Cookies identify the shopper. Content is the same for everyone, and a simple request needs no CORS preflight.
    ...(!isContent && { credentials: 'include' as const }),
    headers: {
      ...(!isContent && { 'content-type': 'application/json' }),
      ...call.headers,
      ...(call.ifMatch !== undefined && { 'if-match': call.ifMatch }),
      ...(call.isDrugCall && siteIdHeader?.name ? { [siteIdHeader.name]: siteIdHeader.value } : {}),
    },
    ...(body !== undefined && { body }),
    ...(call.isFresh && { cache: 'no-store' as const }),
    ...(call.outlivesPage && new Blob([body ?? '']).size <= KEEPALIVE_LIMIT && { keepalive: true }),
  };
}

function withEtag(answer: Answer, response: Response): Answer {
  const etag = response.headers.get('etag');
  return answer.ok && etag ? { ...answer, etag } : answer;
}

function readJson(call: Call, text: string): Answer {
  if (!text.trim()) return bodyFailure(call, 'empty body');
  try {
    return { ok: true, body: JSON.parse(text) };
  } catch {
    return bodyFailure(call, 'not JSON');
  }
}

/** The failure for a body that is not the expected response. */
export function bodyFailure(call: Call, what: string): Failure {
  return failure(call, 'body', what);
}

/** @param carried the values that the call carried, which no message may quote */
function failureOf(call: Call, error: unknown, carried: readonly string[]): Failure {
  if (call.signal?.aborted) return failure(call, 'aborted', 'aborted');
  if (error instanceof TimeoutError) return failure(call, 'timeout', 'no answer in time');
  if (!(error instanceof HTTPError)) {
    return isNetworkError(error)
      ? failure(call, 'network', 'no connection')
      : failure(call, 'exception', `the call failed with ${exceptionText(error, carried)}`);
  }
  const { status } = error.response;
  const answer = readJson(call, textOf(error.response));
  const problem = { kind: 'status' as const, call: call.name, status, message: `${call.name}: status ${status}` };
  return { ok: false, problem: { ...problem, body: answer.ok ? answer.body : undefined } };
}

function failure(call: Call, kind: TransportProblem['kind'], what: string): Failure {
  return { ok: false, problem: { kind, call: call.name, message: `${call.name}: ${what}` } };
}
