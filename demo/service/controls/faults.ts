import { BadRequest } from '../calls/requests.js';
import { isRow, type Row } from '../profiles/profile-data.js';

/**
 * A fault of a call. Without `status`, `body` and `drop` the call is made, and its response is only delayed, cut or
 * changed.
 */
export interface Fault {
  /** Upper case; null matches any. */
  readonly method: string | null;
  /** Prefix or pattern of the path; '' matches any. */
  readonly path: string;
  /** Limits the fault to calls about this profile; null matches all. */
  readonly uuid: string | null;
  readonly status: number | null;
  readonly delayMs: number;
  /** Replaces the response body: text as it is, any other value as JSON. Undefined keeps the body. */
  readonly body: unknown;
  /** Number of characters of the response that are kept; 'half' keeps one half. */
  readonly truncate: number | 'half' | null;
  /** Sets the uuid in the response; null keeps it. */
  readonly answersAs: string | null;
  /** Breaks the connection instead of a response. */
  readonly drop: boolean;
  /** Number of calls that the fault applies to; null means all. */
  readonly times: number | null;
}

interface FaultedCall {
  readonly method: string;
  readonly path: string;
  /** With its question mark; '' if there is none. */
  readonly query: string;
  readonly uuid: string | null;
}

export interface Faults {
  /** Replaces all faults. @throws {BadRequest} if one of them cannot be read; then nothing changes */
  set(list: unknown): void;
  list(): readonly Fault[];
  /** The first fault that matches the call. Counts it as applied. */
  take(call: FaultedCall): Fault | null;
}

const REGEX_SIGNS = /[\\^$()[\]|+]|\.\*/;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Converts a path to a pattern. A path with signs of a regular expression is one, and matches anywhere.
 * Any other path matches from the start: `*` is any text, and `{name}` or `:name` is one segment.
 * @throws {BadRequest} for an invalid regular expression
 */
export function pathPattern(path: string): RegExp {
  if (!REGEX_SIGNS.test(path)) {
    const parts = path.split(/(\*|\{[^/}]*\}|:[A-Za-z][\w-]*)/);
    const source = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : part === '*' ? '.*' : '[^/]+'));
    return new RegExp(`^${source.join('')}`);
  }
  try {
    return new RegExp(path);
  } catch {
    throw new BadRequest('The path of a fault is no pattern');
  }
}

function optionalNumber(row: Row, field: string, isGood: (value: number) => boolean): number | null {
  const value = row[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !isGood(value)) throw new BadRequest(`${field} of a fault is out of range`);
  return value;
}

function optionalText(row: Row, field: string): string | null {
  const value = row[field];
  if (value === undefined || value === null || value === '*') return null;
  if (typeof value !== 'string') throw new BadRequest(`${field} of a fault must be text`);
  return value;
}

function truncation(row: Row): Fault['truncate'] {
  const value = row.truncate;
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return 'half';
  return optionalNumber(row, 'truncate', (length) => Number.isInteger(length) && length >= 0);
}

/** A shopper's name stands for their uuid. Any other text is a uuid itself. */
function answersAs(row: Row, uuidOf: (shopper: string) => string | null): string | null {
  const name = optionalText(row, 'answersAs');
  return name && (uuidOf(name) ?? name);
}

const LONGEST_DELAY = 600_000;

/**
 * @param uuidOf the uuid of a shopper's name, null for an unknown name
 * @throws {BadRequest}
 */
export function readFault(row: unknown, uuidOf: (shopper: string) => string | null): Fault {
  if (!isRow(row)) throw new BadRequest('A fault must be an object');
  const path = optionalText(row, 'path') ?? '';
  pathPattern(path);
  const shopper = optionalText(row, 'shopper');
  const uuid = shopper === null ? null : uuidOf(shopper);
  if (shopper !== null && uuid === null) throw new BadRequest('A fault names no shopper of the demo');
  return {
    method: optionalText(row, 'method')?.toUpperCase() ?? null,
    path,
    uuid,
    status: optionalNumber(row, 'status', (status) => Number.isInteger(status) && status >= 200 && status <= 599),
    delayMs: optionalNumber(row, 'delayMs', (delay) => delay >= 0 && delay <= LONGEST_DELAY) ?? 0,
    body: row.body,
    truncate: truncation(row),
    answersAs: answersAs(row, uuidOf),
    drop: row.drop === true,
    times: optionalNumber(row, 'times', (times) => Number.isInteger(times) && times > 0),
  };
}

/** A path with a query, as for the member plans, is matched with the call's query. */
function isMeant(fault: Fault, { method, path, query, uuid }: FaultedCall): boolean {
  const pattern = pathPattern(fault.path);
  return (
    (fault.method === null || fault.method === method) &&
    (fault.uuid === null || fault.uuid === uuid) &&
    (pattern.test(path) || pattern.test(path + query))
  );
}

/** @param uuidOf the uuid of a shopper's name, null for an unknown name */
export function createFaults(uuidOf: (shopper: string) => string | null): Faults {
  let faults: Fault[] = [];
  return {
    set(list) {
      if (!Array.isArray(list)) throw new BadRequest('Faults must be a list');
      faults = list.map((row) => readFault(row, uuidOf));
    },
    list: () => [...faults],
    take(call) {
      const index = faults.findIndex((fault) => isMeant(fault, call));
      const found = faults[index];
      if (!found) return null;
      const left = found.times === null ? null : found.times - 1;
      faults = left === 0 ? faults.toSpliced(index, 1) : faults.with(index, { ...found, times: left });
      return found;
    },
  };
}
