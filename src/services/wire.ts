import { jsonText } from '../domain/json.js';
import { readAmount } from '../domain/money/amount.js';
import type { PlanId } from '../domain/plan/plan.js';
import { checkPlanId } from '../domain/plan/plan-id.js';
import { isMissingText } from '../domain/validation/missing-text.js';
import { firstFiveDigits } from '../domain/validation/zip.js';
import { decodeEntities } from './html-entities.js';

/** What a decoder leaves out or cannot read is written here, for the log, without values. */
export interface Notes {
  dropped: number;
  /** A field name of the dropped rows, so that the sender knows which list is meant. */
  readonly fields: Set<string>;
  /** Fixed words, each once: never a value of the answer. */
  readonly texts: Set<string>;
}

/** Turns a body into domain types; undefined when the body is not what the call answers. Never throws. */
export type Decoder<T> = (body: unknown, notes: Notes) => T | undefined;

export type Bag = Readonly<Record<string, unknown>>;

export function newNotes(): Notes {
  return { dropped: 0, fields: new Set(), texts: new Set() };
}

export function drop(notes: Notes, field = '', count = 1): void {
  notes.dropped += count;
  if (count) notes.fields.add(field);
}

/** An object that is no list. */
export function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of an object, its own and not its prototype's; null when there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return isBag(value) && Object.hasOwn(value, name) ? value[name] : null;
}

/** What stands under `data`, where most services put their answer. */
export function dataOf(body: unknown): Bag | undefined {
  const data = fieldOf(body, 'data');
  return isBag(data) ? data : undefined;
}

/** Characters of a text that are kept, and rows of a list that are read (SAFE-05). */
const LONGEST_TEXT = 2_000;
export const MOST_ROWS = 2_000;

/** Numbers count as text; a text is cut at 2,000 characters (SAFE-05); 'null', 'undefined', 'Not Applicable' and blanks are missing. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string' || isMissingText(value)) return null;
  const text = value.trim();
  return text === 'Not Applicable' ? null : cut(text);
}

/** Never half a character: a pair of surrogates is kept or cut as a whole. */
function cut(text: string): string {
  const kept = text.slice(0, LONGEST_TEXT);
  return text.length > LONGEST_TEXT ? kept.replace(/[\uD800-\uDBFF]$/, '') : kept;
}

/** Whether a list has more rows than are read: the shopper is told (SAFE-05). */
export function hasTooManyRows(rows: unknown): boolean {
  return Array.isArray(rows) && rows.length > MOST_ROWS;
}

/** A text that people read: HTML entities in it are the characters that they stand for (INP-09). Not for ids, addresses and HTML. */
export function readWords(value: unknown): string | null {
  const text = readText(value);
  return text === null ? null : readText(decodeEntities(text));
}

/**
 * A ZIP code of five digits: leading zeros that were lost in a number come back, and the four digits of a ZIP+4 go, with or without a hyphen
 * (INP-07). Other text stays as written.
 */
export function readZip(value: unknown): string | null {
  const text = readText(value);
  if (text === null) return null;
  // Of nine digits in a number the first ones may be lost too.
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

/** The id of a plan; null, and noted, when it is not written as one (VAL-04). */
export function readPlanId(value: unknown, notes: Notes): PlanId | null {
  const id = checkPlanId(value);
  if (id.ok) return id.value;
  notes.texts.add(id.problem);
  return null;
}

/**
 * A list of texts, or one text with commas. Null when it is neither, or when none of its entries can be read: that is not an empty list.
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

/** JSON in a text, or the object itself; null when missing, and with a note when it cannot be read. */
export function readJsonBag(value: unknown, name: string, notes: Notes): Bag | null {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (isBag(parsed)) return parsed;
  if (parsed !== null && parsed !== undefined) notes.texts.add(`${name}: unreadable`);
  return null;
}

/** Undefined is a missing text; a text that is no JSON stays a text, which no reader of JSON takes. */
function parseJson(value: string): unknown {
  if (readText(value) === null) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * A copy of JSON, or of JSON in a text, that is handed on unread: without `__proto__` keys, which would reach a prototype
 * when the copy is spread or merged. Null when it cannot be read.
 */
export function inertJson(value: unknown): unknown {
  try {
    return JSON.parse(typeof value === 'string' ? value : jsonText(value), (key, one) => (key === '__proto__' ? undefined : one));
  } catch {
    return null;
  }
}

/**
 * What is read of an object's fields, by their names; null is left out. The record has no prototype, for its keys come
 * from an answer: 'constructor' finds nothing in it.
 */
export function readRecord<T>(
  value: unknown,
  reader: (one: unknown) => T | null,
  readName = asIs<string | null>,
): Readonly<Record<string, T>> {
  const record: Record<string, T> = Object.create(null);
  for (const [field, one] of isBag(value) ? Object.entries(value).slice(0, MOST_ROWS) : []) {
    const name = readName(field);
    const read = reader(one);
    if (name !== null && read !== null) record[name] = read;
  }
  return record;
}

export function asIs<T>(value: T): T {
  return value;
}

/** The body of a call whose answer nobody reads. */
export const ignored: Decoder<null> = () => null;
