import * as v from 'valibot';
import { type Hidden, hide } from '../hidden.js';
import { readAmount } from '../money/amount.js';
import {
  drop,
  hasTooManyRows,
  type Issues,
  isJsonObject,
  MOST_ROWS,
  readFlag,
  readText,
  readTexts,
  readWords,
  readYear,
  readZip,
} from './wire.js';

type Leaf = v.GenericSchema<unknown, unknown>;
type OptionalLeaf = v.OptionalSchema<Leaf, null>;
/** The reader of a field, and its name in responses if that differs from the domain's. */
type Entry<One extends Leaf> = One | readonly [field: string, leaf: One];
type Entries<One extends Leaf> = Readonly<Record<string, Entry<One>>>;
type Output<E> = E extends readonly [string, infer One extends Leaf] ? v.InferOutput<One> : E extends Leaf ? v.InferOutput<E> : never;
type Row<E> = { readonly [Name in keyof E]: Output<E[Name]> };

/** An object schema, with the names of its fields in responses and in the domain. */
export interface Shape<T> {
  readonly schema: v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;
  readonly names: readonly (readonly [name: string, field: string])[];
  readonly row?: T;
}

/** The decoded type of a shape. */
export type RowOf<S> = S extends Shape<infer T> ? T : never;

/** A shape without required fields, which every object matches. */
export interface OpenShape<T> extends Shape<T> {
  readonly isOpen: true;
}

const reading = <T>(reader: (value: unknown) => T) => v.pipe(v.unknown(), v.transform(reader));

/** An optional field: the reader gets null if it is missing. */
export const leaf = <T>(reader: (value: unknown) => T) => v.optional(reading(reader), null);

/** A field as received, for a separate reader. */
export const raw = v.optional(v.unknown(), null);
export const text = leaf(readText);
/** A text for people, such as a name. Use `text` for ids, addresses and HTML (INP-09). */
export const words = leaf(readWords);
/** A text that scripts of the host page must not find in the store (SAFE-06). */
export const hiddenText = leaf((value): Hidden<string> | null => {
  const read = readText(value);
  return read === null ? null : hide(read);
});
export const number = leaf(readAmount);
export const year = leaf(readYear);
export const zip = leaf(readZip);
export const flag = leaf(readFlag);
export const isSet = leaf((value) => readFlag(value) ?? false);
export const texts = leaf((value) => readTexts(value));
export const list = leaf((value) => readTexts(value) ?? []);
export const wordList = leaf((value) => readTexts(value, readWords) ?? []);

/** Required fields: without them the row, or the body, is bad. */
export const neededNumber = v.pipe(reading(readAmount), v.number());
export const neededYear = v.pipe(reading(readYear), v.number());
export const needed = (reader: (value: unknown) => string | null) => v.pipe(reading(reader), v.string());
export const neededText = needed(readText);
export const neededWords = needed(readWords);

// An empty prototype for field objects. JavaScript engines store an object without any prototype as a slow dictionary.
const noAdditions: object = Object.create(null);

/**
 * An object with these fields, by the domain's names. Ignores other fields, and properties that a host page added to
 * `Object.prototype`. Keep to about 16 fields: with more, engines store the object as a slow dictionary.
 */
export function shape<const E extends Entries<Leaf>>(entries: E): Shape<Row<E>> {
  const fields: Record<string, Leaf> = Object.create(noAdditions);
  const names = Object.entries(entries).map(([name, entry]) => {
    const [field, one] = 'kind' in entry ? [name, entry] : entry;
    fields[field] = one;
    return [name, field] as const;
  });
  return { schema: v.object(fields), names };
}

export function openShape<const E extends Entries<OptionalLeaf>>(entries: E): OpenShape<Row<E>> {
  return { ...shape(entries), isOpen: true };
}

/** Decodes a value by its shape; undefined if a required field is missing. */
export function decode<T>({ schema, names }: Shape<T>, value: unknown): T | undefined {
  const result = isJsonObject(value) ? v.safeParse(schema, value, { abortEarly: true }) : undefined;
  if (!result?.success) return undefined;
  const row: Record<string, unknown> = {};
  for (const [name, field] of names) row[name] = result.output[field];
  return row as T;
}

/** Decodes a value by a shape without required fields. A value that is not an object gives empty fields. */
export function fieldsOf<T>(open: OpenShape<T>, value: unknown): T {
  return decode(open, isJsonObject(value) ? value : {}) as T;
}

/** Whether all fields are null or empty. */
export function isEmptyRow(row: object): boolean {
  return Object.values(row).every((field) => field === null);
}

/** Renames the fields to the service's names. Missing fields are undefined, which JSON omits. */
export function encode(shape: Shape<unknown>, value: object): Readonly<Record<string, unknown>> {
  const own = new Map(Object.entries(value));
  return Object.fromEntries(shape.names.map(([name, field]) => [field, own.get(name)]));
}

/** The same without empty fields: null, and empty lists. */
export function encodePresent(shape: Shape<unknown>, value: object): Readonly<Record<string, unknown>> {
  const saysNothing = (one: unknown) => one === null || one === undefined || (Array.isArray(one) && one.length === 0);
  return Object.fromEntries(Object.entries(encode(shape, value)).filter(([, one]) => !saysNothing(one)));
}

/**
 * Decodes the rows of a list, in order. Drops and counts bad rows and rows with a duplicate key. A value that is not a
 * list has no rows. Rows after the first 2,000 are not read (SAFE-05).
 *
 * @param make returns null to refuse the row; also gets the row as received, for more of its fields
 * @param keyOf returns '' for a row without a key, which is never a duplicate
 */
export function readRows<R, T extends object>(
  rows: unknown,
  shape: Shape<R>,
  make: (row: R, issues: Issues, value: unknown) => T | null,
  issues: Issues,
  keyOf?: (one: T) => string,
): readonly T[] {
  if (rows === null || rows === undefined) return [];
  const made: T[] = [];
  const keys = new Set<string | null | undefined>();
  if (hasTooManyRows(rows)) issues.texts.add(`${shape.names[0]?.[1]}: only the first ${MOST_ROWS} rows were read`);
  for (const value of Array.isArray(rows) ? rows.slice(0, MOST_ROWS) : [undefined]) {
    const row = decode(shape, value);
    const one = row === undefined ? null : make(row, issues, value);
    const key = one && keyOf?.(one);
    if (one && !keys.has(key)) made.push(one);
    else drop(issues, shape.names[0]?.[1]);
    if (key) keys.add(key);
  }
  return made;
}
