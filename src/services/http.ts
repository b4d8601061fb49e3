import ky, { HTTPError, TimeoutError } from 'ky';
import { jsonText } from '../domain/json.js';
import { type AgentHeader, agentHeaderCopy } from './agent-header.js';
import { type EndpointName, inLanguage, mergeEndpoints, type PathParams, pathOf } from './endpoints.js';
import type { Failure, TransportProblem } from './problem.js';

export interface HttpOptions {
  /** What the calls' paths stand under; '' is the page's own origin. */
  readonly apiBase: string;
  /** What the content fragments stand under. */
  readonly contentBase: string;
  /** Paths that replace the defaults, by the call's name (CALL-23). */
  readonly endpoints?: Readonly<Record<string, string>>;
  /** The header that drug calls carry, and the site's id (CALL-13). */
  readonly siteIdHeader?: { readonly name: string; readonly value: string };
  readonly agentHeader?: AgentHeader;
  readonly fetch?: typeof globalThis.fetch;
  /** The brand's own headers, asked for before each try; if it rejects, the try fails. They go to the origin of `apiBase` alone. */
  readonly ownHeaders?: () => Promise<Readonly<Record<string, string>>>;
  /** They go to the origin of `contentBase` too. */
  readonly contentHeaders?: boolean;
  /** The address that root-relative paths are resolved against: the page's own, whatever its `<base>` says. */
  readonly pageUrl: string;
  /** Milliseconds before the nth further try, before jitter. */
  readonly waitBefore?: (retry: number) => number;
  /** No wait is longer, also when the service asks for more; milliseconds. */
  readonly longestWait?: number;
  /** At least 0, below 1: spreads the tries of many browsers. */
  readonly random?: () => number;
}

export interface Call {
  readonly name: EndpointName;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly base?: 'api' | 'content';
  readonly params?: PathParams;
  /** Of a content fragment: its file in this language, such as `profile.es.json` beside `profile.json`. */
  readonly language?: 'es' | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isDrugCall?: boolean;
  /** `cache: 'no-store'`: for everything about a shopper, and for what ages at once (SAFE-02, CALL-21). */
  readonly isFresh?: boolean;
  /** The version of a section that a write is based on, as `If-Match`: the service refuses it with 412 if it has another (SAFE-01). */
  readonly ifMatch?: string | undefined;
  /** Goes on when the page is left (`keepalive`), unless its body is too large for that. */
  readonly outlivesPage?: boolean;
  /** 'nothing' accepts any body and none. */
  readonly answers?: 'json' | 'nothing';
  /** How long one try may take, body included, where it is not as long as any; milliseconds. */
  readonly timeout?: number;
  readonly signal?: AbortSignal | undefined;
}

/** A response. `etag` is its header of that name; another origin has to expose it. */
export type Answer = { readonly ok: true; readonly body: unknown; readonly etag?: string } | Failure;

export interface Http {
  /** Makes the call; a failure of any kind is a problem, nothing is thrown. */
  readonly send: (call: Call) => Promise<Answer>;
}

const TRIES_AFTER_FIRST = 2;
/** Bytes of a body: browsers refuse calls that outlive the page when those under way have more than 64 KB together. */
const OUTLIVING = 30_000;
const RETRIED = [429, ...[...Array(100).keys()].map((index) => 500 + index)];

/**
 * The one door to the network. JSON both ways (SESS-02), 30 seconds a try, GETs tried twice more after a network failure,
 * 429 or 5xx, writes never.
 */
export function createHttp(options: HttpOptions): Http {
  const { waitBefore = (retry) => 500 * 3 ** (retry - 1), longestWait = 5_000, random = Math.random } = options;
  const client = ky.create({
    headers: { accept: 'application/json' },
    timeout: 30_000,
    fetch: wholeAnswers(options),
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
      try {
        const response = await client(urlOf(call), requestOf(call, options));
        return call.answers === 'nothing' ? { ok: true, body: undefined } : withEtag(readJson(call, textOf(response)), response);
      } catch (error) {
        return failureOf(call, error);
      }
    },
  };
}

/**
 * Fetches with the body read to its end, inside the time-out and the tries of the client: a connection that breaks or hangs
 * half-way is a network failure or a time-out like any other.
 */
function wholeAnswers(options: HttpOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const request = input as Request;
    const copy = options.agentHeader && agentHeaderCopy(options.agentHeader, options.pageUrl, options.apiBase);
    copy?.toRequest(request);
    if (options.ownHeaders && isOwnOrigin(request.url, options)) {
      for (const [name, text] of Object.entries(await options.ownHeaders())) request.headers.set(name, text);
    }
    const response = await (options.fetch ?? globalThis.fetch)(request, init);
    copy?.fromResponse(request, response);
    texts.set(response, await response.text());
    return response;
  };
}

/** Whether the brand's own headers may go to this address: a token must never reach another service. */
function isOwnOrigin(url: string, { apiBase, contentBase, contentHeaders, pageUrl }: HttpOptions): boolean {
  const bases = contentHeaders ? [apiBase, contentBase] : [apiBase];
  return bases.some((base) => new URL(base, pageUrl).origin === new URL(url).origin);
}

const texts = new WeakMap<Response, string>();

/** The body of an answer that has come through `wholeAnswers`. */
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

function requestOf(call: Call, { siteIdHeader }: HttpOptions) {
  const body = call.body === undefined ? null : jsonText(call.body);
  const isContent = call.base === 'content';
  return {
    method: call.method ?? 'GET',
    // Cookies say whose profile it is. Content belongs to nobody, and as a simple request needs no CORS preflight from another origin.
    ...(!isContent && { credentials: 'include' as const }),
    headers: {
      ...(!isContent && { 'content-type': 'application/json' }),
      ...call.headers,
      ...(call.ifMatch !== undefined && { 'if-match': call.ifMatch }),
      ...(call.isDrugCall && siteIdHeader?.name ? { [siteIdHeader.name]: siteIdHeader.value } : {}),
    },
    body,
    ...(call.timeout && { timeout: call.timeout }),
    ...(call.isFresh && { cache: 'no-store' as const }),
    ...(call.outlivesPage && new Blob([body ?? '']).size <= OUTLIVING && { keepalive: true }),
    signal: call.signal ?? null,
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

/** A body that is not what the call answers. */
export function bodyFailure(call: Call, what: string): Failure {
  return failure(call, 'body', what);
}

function failureOf(call: Call, error: unknown): Failure {
  if (call.signal?.aborted) return failure(call, 'aborted', 'aborted');
  if (error instanceof TimeoutError) return failure(call, 'timeout', 'no answer in time');
  if (!(error instanceof HTTPError)) return failure(call, 'network', 'no connection');
  const { status } = error.response;
  const answer = readJson(call, textOf(error.response));
  const problem = { kind: 'status' as const, call: call.name, status, message: `${call.name}: status ${status}` };
  return { ok: false, problem: { ...problem, body: answer.ok ? answer.body : undefined } };
}

function failure(call: Call, kind: TransportProblem['kind'], what: string): Failure {
  return { ok: false, problem: { kind, call: call.name, message: `${call.name}: ${what}` } };
}
