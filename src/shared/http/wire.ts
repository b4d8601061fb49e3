import { jsonText } from '../json.js';
import { readAmount } from '../money/amount.js';
import { isMissingText } from '../validation/missing-text.js';
import { firstFiveDigits } from '../validation/zip.js';
import { decodeEntities } from './html-entities.js';

/** What a decoder found wrong in a response, for the log, without values. */
export interface Issues {
  dropped: number;
  /** A field name of the dropped rows, which tells the service's owner which list is meant. */
  readonly fields: Set<string>;
  /** Fixed texts, each once. Never a value of the response. */
  readonly texts: Set<string>;
  /** The fields of a wrong type, each with both types, and those that contradict another field. Never a value. The console says each once. */
  readonly wrongFields: Set<string>;
}

/** Converts a body to domain types; undefined if it is not the expected body. Never throws. */
export type Decoder<T> = (body: unknown, issues: Issues) => T | undefined;

export type JsonObject = Readonly<Record<string, unknown>>;

export function newIssues(): Issues {
  return { dropped: 0, fields: new Set(), texts: new Set(), wrongFields: new Set() };
}

export function drop(issues: Issues, field = '', count = 1): void {
  issues.dropped += count;
  if (count) issues.fields.add(field);
}

/** An object that is not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own field of an object, not one of its prototype; null if missing. */
export function fieldOf(value: unknown, name: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : null;
}

/** The object under `data`, where most services put their response. */
export function dataOf(body: unknown): JsonObject | undefined {
  const data = fieldOf(body, 'data');
  return isJsonObject(data) ? data : undefined;
}

/** Maximum length of a text, and maximum number of rows of a list (SAFE-05). */
const LONGEST_TEXT = 2_000;
export const MOST_ROWS = 2_000;

/**
 * Reads a text or a number as text, up to 2,000 characters (SAFE-05). 'null', 'undefined', 'Not Applicable' and blanks
 * count as missing.
 */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string' || isMissingText(value)) return null;
  const text = value.trim();
  return text === 'Not Applicable' ? null : cut(text);
}

/** Cuts a text without splitting a surrogate pair. */
function cut(text: string): string {
  const kept = text.slice(0, LONGEST_TEXT);
  return text.length > LONGEST_TEXT ? kept.replace(/[\uD800-\uDBFF]$/, '') : kept;
}

/** Whether a list has more rows than are read. The shopper gets a notice (SAFE-05). */
export function hasTooManyRows(rows: unknown): boolean {
  return Array.isArray(rows) && rows.length > MOST_ROWS;
}

/** A text for people, with decoded HTML entities (INP-09). Not for ids, addresses and HTML. */
export function readWords(value: unknown): string | null {
  const text = readText(value);
  return text === null ? null : readText(decodeEntities(text));
}

/**
 * A five-digit ZIP code. Restores leading zeros of a number, and drops the last four digits of a ZIP+4, with or
 * without a hyphen (INP-07). Other text stays as written.
 */
export function readZip(value: unknown): string | null {
  const text = readText(value);
  if (text === null) return null;
  // A nine-digit number may also have lost its leading zeros.
  const isLong = typeof value === 'number' && text.length > 5 && text.length < 9;
  const zip = firstFiveDigits(isLong ? text.padStart(9, '0') : text);
  return /^\d{3,4}$/.test(zip) ? zip.padStart(5, '0') : zip;
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['y', true],
  ['yes', true],
  ['false', false],
  ['n', false],
  ['no', false],
]);

export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' ? (flags.get(value.trim().toLowerCase()) ?? null) : null;
}

export function readYear(value: unknown): number | null {
  const year = readAmount(value);
  return year !== null && Number.isInteger(year) && year >= 1900 && year <= 2999 ? year : null;
}

/**
 * A list of texts, or a comma-separated text. Null for any other value, or if no entry can be read: that is not an
 * empty list.
 */
export function readTexts(value: unknown, reader = readText): readonly string[] | null {
  const parts = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(parts)) return null;
  const texts = parts
    .slice(0, MOST_ROWS)
    .map((one) => reader(one))
    .filter((one) => one !== null);
  return texts.length === 0 && parts.length > 0 ? null : texts;
}

/** JSON in a text, or an object; null if missing, and null with a note if it cannot be read. */
export function readJsonBag(value: unknown, name: string, issues: Issues): JsonObject | null {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (isJsonObject(parsed)) return parsed;
  if (parsed !== null && parsed !== undefined) issues.texts.add(`${name}: unreadable`);
  return null;
}

/** Undefined for a missing text. A text that is not JSON stays a text, which readers of JSON refuse. */
function parseJson(value: string): unknown {
  if (readText(value) === null) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * A copy of JSON, or of JSON in a text, that is passed on undecoded. It has no `__proto__` keys, which would change a
 * prototype if the copy is spread or merged. Null if it cannot be read.
 */
export function inertJson(value: unknown): unknown {
  try {
    return JSON.parse(typeof value === 'string' ? value : jsonText(value), (key, one) => (key === '__proto__' ? undefined : one));
  } catch {
    return null;
  }
}

/**
 * Decodes the fields of an object by name, without null values. The record has no prototype, because its keys come
 * from a response, such as 'constructor'.
 */
export function readRecord<T>(
  value: unknown,
  reader: (one: unknown) => T | null,
  readName = passThrough<string | null>,
): Readonly<Record<string, T>> {
  const record: Record<string, T> = Object.create(null);
  for (const [field, one] of isJsonObject(value) ? Object.entries(value).slice(0, MOST_ROWS) : []) {
    const name = readName(field);
    const read = reader(one);
    if (name !== null && read !== null) record[name] = read;
  }
  return record;
}

export function passThrough<T>(value: T): T {
  return value;
}

/** Ignores the response body. */
export const ignored: Decoder<null> = () => null;
