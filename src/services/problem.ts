import type { EndpointName } from './endpoints.js';

interface AnyProblem {
  readonly call: EndpointName;
  /** For the log: the call's name and what happened to it, never an address or a value (ERR-01). */
  readonly message: string;
}

/** Nothing usable arrived: no connection, no answer in time, the caller gave up, or a body that is not what was asked for. */
export interface TransportProblem extends AnyProblem {
  readonly kind: 'network' | 'timeout' | 'aborted' | 'body';
}

/** The service refused or failed. The body may hold personal data: it is read by decoders, never logged. */
interface StatusProblem extends AnyProblem {
  readonly kind: 'status';
  readonly status: number;
  /** The body if it was JSON, else undefined. */
  readonly body: unknown;
}

export type Problem = TransportProblem | StatusProblem;

/** A decoded answer, with what was left out of it. */
interface Success<T> {
  readonly ok: true;
  readonly value: T;
  /** What the log should say of the answer, each once, without values: that bad rows were dropped, and what else could not be read. */
  readonly notes: readonly string[];
  /** The header of the response, where it has one. */
  readonly etag?: string;
}

export interface Failure {
  readonly ok: false;
  readonly problem: Problem;
}

/** What every call answers; a call never throws. */
export type Result<T> = Success<T> | Failure;

/** A 401 that says 'Invalid session': the session is over, whatever was asked (SESS-01). */
export function isInvalidSession(problem: Problem): boolean {
  return problem.kind === 'status' && problem.status === 401 && messageIn(problem.body) === 'Invalid session';
}

/** A write with `If-Match` was refused: somebody else has changed the section since it was read (SAFE-01). */
export function isOutdated(problem: Problem): boolean {
  return problem.kind === 'status' && problem.status === 412;
}

/** The service could not be reached or failed by itself, as the outage banner means it (OUT-01). */
export function isOutage(problem: Problem): boolean {
  return problem.kind === 'network' || problem.kind === 'timeout' || (problem.kind === 'status' && problem.status >= 500);
}

/** The `message` of a body, where it has one. */
export function messageIn(body: unknown): string | null {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : null;
}
