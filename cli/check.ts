import { defaultEndpoints } from '../src/shared/http/endpoints.js';
import { createHttp, type Http } from '../src/shared/http/http.js';
import { messageIn, type Result } from '../src/shared/http/problem.js';
import { placeText } from '../src/shared/json-fault.js';
import type { Contract, Operation } from './contract.js';
import { crossOriginFaults } from './cross-origin.js';
import { explain } from './explain.js';
import { type CheckState, type Read, reads } from './reads.js';

export interface CheckOptions {
  /** With scheme. */
  readonly apiBase: string;
  /** With scheme; the default path on the origin of `apiBase` without it. */
  readonly contentBase?: string;
  readonly uuid?: string;
  readonly zip?: string;
  readonly plan?: string;
  readonly year?: number;
  /** Sent to the origin of `apiBase` alone. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Paths of the brand, by the call's name. */
  readonly endpoints?: Readonly<Record<string, string>>;
  readonly siteId?: string;
  /** The origin of the brand's pages: calls to another origin are also checked for what a browser asks of them. */
  readonly pageOrigin?: string;
  /** Calls too that no page makes. */
  readonly all?: boolean;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds before the nth further try. */
  readonly waitBefore?: (retry: number) => number;
}

/** The outcome of a call. It holds no value of a response. */
export interface CheckedCall {
  /** `GET /systemdate/v1` */
  readonly title: string;
  /** `missing` is a file that a page can do without, and that is not there. */
  readonly outcome: 'ok' | 'unusable' | 'missing' | 'not made';
  /** Faults that the library cannot use. */
  readonly faults: readonly string[];
  /** Why a page on another origin cannot use the response, whatever it says. */
  readonly crossOrigin: readonly string[];
  /** Usable responses that the service developer should know about, what a page shows without the file, or why the call was not made. */
  readonly notes: readonly string[];
}

/** The last response of a call, or the last failure to get one. */
interface Seen {
  status: number;
  text: string;
  contentType: string;
  isRedirected: boolean;
  /** Such as `ECONNREFUSED`. */
  errorCode: string;
  /** Why a browser would not give the response to the page. */
  crossOrigin: readonly string[];
}

const nothingSeen: Seen = { status: 0, text: '', contentType: '', isRedirected: false, errorCode: '', crossOrigin: [] };

const DEFAULT_CONTENT = '/api/assets/uhccp/content-fragments';

/** Makes every read of the library, one after the other, and tells what the library cannot use of the responses. */
export async function check(
  options: CheckOptions,
  contract: Contract,
  tell: (call: CheckedCall) => void = () => undefined,
): Promise<readonly CheckedCall[]> {
  const seen: Seen = { ...nothingSeen };
  const http = httpOf(options, seen);
  const { uuid = null, zip = null, plan = null } = options;
  const known: CheckState = { uuid, zip, plan, year: options.year ?? new Date().getFullYear(), profile: null, county: null };
  const calls: CheckedCall[] = [];
  for (const one of reads.filter(({ isUnused }) => options.all || !isUnused)) {
    const operation = contract.operation(one.operation);
    Object.assign(seen, nothingSeen);
    const title = titleOf(operation, one, options);
    const made = one.make(http, known);
    const call =
      'reason' in made
        ? notMade(title, made.reason)
        : { title, ...withCrossOrigin(judged(one, operation, await made, seen, contract, known), seen) };
    calls.push(call);
    tell(call);
  }
  return calls;
}

const notMade = (title: string, reason: string): CheckedCall => ({
  title,
  outcome: 'not made',
  faults: [],
  crossOrigin: [],
  notes: [reason],
});

/** By the path of the brand or of the contract, with names in place of values. */
function titleOf({ method, path, call }: Operation, { path: closer = path }: Read, { endpoints = {} }: CheckOptions): string {
  const query = defaultEndpoints[call].split('?')[1];
  return `${method} ${endpoints[call] ?? closer + (query ? `?${query}` : '')}`;
}

function httpOf(options: CheckOptions, seen: Seen): Http {
  const { apiBase, uuid, headers = {}, endpoints = {}, siteId = 'uhc', waitBefore } = options;
  const { origin } = new URL(apiBase);
  const identity = uuid ? { cookie: `ucp_identity=${encodeURIComponent(JSON.stringify({ uuid, isGuest: true }))}` } : {};
  return createHttp({
    apiBase,
    contentBase: options.contentBase ?? origin + DEFAULT_CONTENT,
    pageUrl: origin,
    endpoints,
    siteIdHeader: { name: 'x-site-id', value: siteId },
    ownHeaders: async () => ({ ...identity, ...headers }),
    fetch: watched(options, seen),
    ...(waitBefore && { waitBefore }),
  });
}

function watched({ fetch = globalThis.fetch, pageOrigin, apiBase }: CheckOptions, seen: Seen): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const isElsewhere = pageOrigin !== undefined && new URL(request.url).origin !== pageOrigin;
    if (isElsewhere) request.headers.set('origin', pageOrigin);
    try {
      const response = await fetch(request.clone());
      const text = await response.clone().text();
      const page = { origin: pageOrigin ?? '', hasCookies: new URL(request.url).origin === new URL(apiBase).origin };
      const crossOrigin = isElsewhere ? await crossOriginFaults(fetch, request, response, page) : [];
      const { status, redirected: isRedirected } = response;
      Object.assign(seen, {
        status,
        text,
        isRedirected,
        contentType: response.headers.get('content-type') ?? '',
        errorCode: '',
        crossOrigin,
      });
      return response;
    } catch (error) {
      const { cause } = error as { readonly cause?: { readonly code?: unknown } };
      Object.assign(seen, { ...nothingSeen, errorCode: typeof cause?.code === 'string' ? cause.code : '' });
      throw error;
    }
  };
}

type Judged = Omit<CheckedCall, 'title' | 'crossOrigin'>;

const unusable = (...faults: readonly string[]): Judged => ({ outcome: 'unusable', faults, notes: [] });

/** If the browser refuses the response, the page gets nothing of it. So no note says what a page makes of it. */
function withCrossOrigin(judged: Judged, { crossOrigin }: Seen): Omit<CheckedCall, 'title'> {
  return crossOrigin.length > 0 ? { ...judged, outcome: 'unusable', crossOrigin, notes: [] } : { ...judged, crossOrigin };
}

function judged(one: Read, operation: Operation, result: Result<unknown>, seen: Seen, contract: Contract, known: CheckState): Judged {
  const body = jsonOf(seen.text);
  if (!result.ok && result.problem.kind !== 'body') return failed(one, result.problem.kind, seen, body);
  if (body === undefined) return unusable(unreadable(seen));
  if (!isWholeStatus(seen.status)) return { outcome: 'ok', faults: [], notes: ['there is none'] };
  const errors = contract.responseErrors(operation, seen.status, body) ?? [];
  const faults = [...namesOther(body, operation, known), ...explain(errors, body, contract.fieldNames)];
  const wrongFields = (result.wrongFields ?? []).map(wrongFieldSentence);
  if (!result.ok) return unusable(...(faults[0] ? faults : wrongFields[0] ? wrongFields : ['the library cannot read the response']));
  const looked = one.inspect?.(result.value as never, known);
  // The decoder's issues say less than the contract does; they count where the contract has nothing to say.
  const all = [...(faults.length > 0 ? faults : [...wrongFields, ...result.issues.map(issueSentence)]), ...(looked?.faults ?? [])];
  return { outcome: all.length > 0 ? 'unusable' : 'ok', faults: all, notes: looked?.notes ?? [] };
}

const isWholeStatus = (status: number) => status >= 200 && status < 300;

/** `profile: drugInfoDetails is a number, not a list` in words. */
const wrongFieldSentence = (note: string) => `the field ${note.replace(/^\w+: /, '')}`;

/** `profile: unreadable rows: 2 (providerId)` in words. */
function issueSentence(note: string): string {
  const [, count, field] = /unreadable rows: (\d+) \((.*)\)$/.exec(note) ?? [];
  if (count === undefined) return `the library cannot use a field: ${note.replace(/^\w+: /, '')}`;
  const left = count === '1' ? '1 row is left out' : `${count} rows are left out`;
  return `${left}: the library cannot use the field ${field}, or another row has the same id`;
}

/** The profile of somebody else is never used (SAFE-03). */
function namesOther(body: unknown, { path }: Operation, { uuid }: CheckState): readonly string[] {
  if (!path.includes('{uuid}') || typeof body !== 'object' || body === null) return [];
  const { uuid: own, userDetails } = body as { readonly uuid?: unknown; readonly userDetails?: { readonly uuid?: unknown } | null };
  const named = own ?? userDetails?.uuid ?? null;
  const isOther = named !== null && String(named).toLowerCase() !== uuid?.toLowerCase();
  return isOther ? ['the field uuid is not the uuid of the path: the library does not use the profile of somebody else'] : [];
}

function failed({ mayBeMissing }: Read, kind: string, seen: Seen, body: unknown): Judged {
  if (kind === 'timeout') return unusable('there was no response in time (30 seconds)');
  if (kind !== 'status') return unusable(`there was no response: ${connectionFault(seen.errorCode)}`);
  const { status } = seen;
  if (status === 404 && mayBeMissing) return { outcome: 'missing', faults: [], notes: [mayBeMissing] };
  if (status === 401 && messageIn(body) === 'Invalid session') {
    return unusable('status 401, Invalid session: the session has ended. Pass a current session with --header');
  }
  if (status === 401 || status === 403)
    return unusable(`status ${status}: the service refused the request. Pass your session or token with --header`);
  if (status === 404) return unusable('status 404: the service does not know this path, or an id in it');
  if (status === 429) return unusable('status 429: the service received too many requests');
  return unusable(status >= 500 ? `status ${status}: the service failed` : `status ${status} in place of 200`);
}

/** Codes of Node in words. */
const connectionFaults: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no service listens at this address',
  ENOTFOUND: 'there is no such host name',
  ECONNRESET: 'the service closed the connection',
  UND_ERR_SOCKET: 'the service closed the connection',
  UND_ERR_CONNECT_TIMEOUT: 'the service could not be reached in time',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host name',
};

function connectionFault(code: string): string {
  return `${connectionFaults[code] ?? 'the connection failed'}${code && ` (${code})`}`;
}

/** Describes a body that is not JSON. */
function unreadable({ text, status, contentType, isRedirected }: Seen): string {
  if (text.trim() === '') return `the response is empty (status ${status})`;
  if (/^\s*</.test(text)) {
    return `the response is HTML or XML, not JSON (status ${status})${isRedirected ? '. It came after a redirect: is it a sign-in page?' : ''}`;
  }
  if (/^\s*[[{]/.test(text))
    return `the response is cut off or broken: its JSON cannot be read ${placeText(text)} (${text.length} characters came)`;
  return `the response is not JSON${contentType ? ` (content-type ${contentType.split(';')[0]})` : ''}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
