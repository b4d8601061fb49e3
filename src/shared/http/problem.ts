import type { EndpointName } from './endpoints.js';
import { isJsonObject } from './wire.js';

interface AnyProblem {
  readonly call: EndpointName;
  /** For the log: the call's name and the failure, never a URL or a value (ERR-01). */
  readonly message: string;
}

/** No usable response: no connection, a timeout, an exception of a script that handles calls, an aborted call, or an unexpected body. */
export interface TransportProblem extends AnyProblem {
  readonly kind: 'network' | 'timeout' | 'exception' | 'aborted' | 'body';
}

/**
 * The service refused the call or failed. The body may hold personal data: decoders read it, and it is never logged.
 */
interface StatusProblem extends AnyProblem {
  readonly kind: 'status';
  readonly status: number;
  /** The body if it was JSON, else undefined. */
  readonly body: unknown;
}

export type Problem = TransportProblem | StatusProblem;

/** A decoded response, with what the decoder found wrong in it. */
interface Success<T> {
  readonly ok: true;
  readonly value: T;
  /** Log messages about dropped rows and unreadable data, each once and without values. */
  readonly issues: readonly string[];
  /** The `ETag` header of the response, if it has one. */
  readonly etag?: string;
  readonly wrongFields?: WrongFields;
}

/** Log messages about fields of a wrong type, without values. */
type WrongFields = readonly string[];

export interface Failure {
  readonly ok: false;
  readonly problem: Problem;
  readonly wrongFields?: WrongFields;
}

/** The result of every call. A call never throws. */
export type Result<T> = Success<T> | Failure;

/** A 401 with the message 'Invalid session': the session has ended (SESS-01). */
export function isInvalidSession(problem: Problem): boolean {
  return problem.kind === 'status' && problem.status === 401 && messageIn(problem.body) === 'Invalid session';
}

/** A write with `If-Match` was refused, because the section has changed since it was read (SAFE-01). */
export function isOutdated(problem: Problem): boolean {
  return problem.kind === 'status' && problem.status === 412;
}

/** The service itself says that it does not have this: a 404 with a JSON object. A server in front of it answers a wrong address with a page. */
export function isNotFound(problem: Problem): boolean {
  return problem.kind === 'status' && problem.status === 404 && isJsonObject(problem.body);
}

const unreachable: ReadonlySet<TransportProblem['kind']> = new Set<TransportProblem['kind']>(['network', 'timeout', 'exception']);

/** The service is unreachable or failed, which counts as an outage for the banner (OUT-01). */
export function isOutage(problem: Problem): boolean {
  return problem.kind === 'status' ? problem.status >= 500 : unreachable.has(problem.kind);
}

/** The `message` of a body, if it has one. */
export function messageIn(body: unknown): string | null {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : null;
}
