import * as v from 'valibot';
import { type Hidden, hide } from '../domain/hidden.js';
import { readAmount } from '../domain/money/amount.js';
import { drop, hasTooManyRows, isBag, MOST_ROWS, type Notes, readFlag, readText, readTexts, readWords, readYear, readZip } from './wire.js';

type Leaf = v.GenericSchema<unknown, unknown>;
type OptionalLeaf = v.OptionalSchema<Leaf, null>;
/** How a field is read, and the name that it has in answers where that is not the domain's. */
type Entry<One extends Leaf> = One | readonly [field: string, leaf: One];
type Entries<One extends Leaf> = Readonly<Record<string, Entry<One>>>;
type Output<E> = E extends readonly [string, infer One extends Leaf] ? v.InferOutput<One> : E extends Leaf ? v.InferOutput<E> : never;
type Row<E> = { readonly [Name in keyof E]: Output<E[Name]> };

/** An object as it arrives and as the domain names it. */
export interface Shape<T> {
  readonly schema: v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;
  readonly names: readonly (readonly [name: string, field: string])[];
  readonly row?: T;
}

/** What an object of the shape is read as. */
export type RowOf<S> = S extends Shape<infer T> ? T : never;

/** A shape that every object has, for none of its fields is needed. */
export interface OpenShape<T> extends Shape<T> {
  readonly isOpen: true;
}

const reading = <T>(reader: (value: unknown) => T) => v.pipe(v.unknown(), v.transform(reader));

/** A field that may be missing: the reader is then given null. */
export const leaf = <T>(reader: (value: unknown) => T) => v.optional(reading(reader), null);

/** A field as it arrived, for a reader of its own. */
export const raw = v.optional(v.unknown(), null);
export const text = leaf(readText);
/** A text that people read, such as a name; `text` is for ids, addresses and HTML (INP-09). */
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

/** Without these the row, or the body, is bad. */
export const neededNumber = v.pipe(reading(readAmount), v.number());
export const neededYear = v.pipe(reading(readYear), v.number());
export const needed = (reader: (value: unknown) => string | null) => v.pipe(reading(reader), v.string());
export const neededText = needed(readText);
export const neededWords = needed(readWords);

// The prototype of a schema's fields, empty itself. An object with no prototype at all is kept as a slow dictionary by JavaScript engines.
const noAdditions: object = Object.create(null);

/**
 * An object with these fields, by the domain's names; other fields are ignored, and so is anything that a host page has added to
 * `Object.prototype`. Keep to about 16 fields: an object filled with more, one by one, becomes a slow dictionary too.
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

/** The value by its shape; undefined when it has not what is needed. */
export function decode<T>({ schema, names }: Shape<T>, value: unknown): T | undefined {
  const result = isBag(value) ? v.safeParse(schema, value, { abortEarly: true }) : undefined;
  if (!result?.success) return undefined;
  const row: Record<string, unknown> = {};
  for (const [name, field] of names) row[name] = result.output[field];
  return row as T;
}

/** The value by its shape; with nothing in it when it is no object at all. */
export function fieldsOf<T>(open: OpenShape<T>, value: unknown): T {
  return decode(open, isBag(value) ? value : {}) as T;
}

/** Nothing of what was read is there. */
export function saysNothing(row: object): boolean {
  return Object.values(row).every((field) => field === null);
}

/** The value's fields by the service's names; what it has not is undefined, which JSON leaves out. */
export function encode(shape: Shape<unknown>, value: object): Readonly<Record<string, unknown>> {
  const own = new Map(Object.entries(value));
  return Object.fromEntries(shape.names.map(([name, field]) => [field, own.get(name)]));
}

/** The same without the fields that say nothing: null, and lists without entries. */
export function encodeSaid(shape: Shape<unknown>, value: object): Readonly<Record<string, unknown>> {
  const saysNothing = (one: unknown) => one === null || one === undefined || (Array.isArray(one) && one.length === 0);
  return Object.fromEntries(Object.entries(encode(shape, value)).filter(([, one]) => !saysNothing(one)));
}

/**
 * The rows that can be read, in their order. A bad row is dropped and counted, so is a second one of the same key;
 * no list at all is no row. Rows beyond 2,000 are not read (SAFE-05).
 *
 * @param make null refuses the row; it is also given the row as it came, for more of its fields.
 * @param keyOf '' for a row that cannot be told from others, and is no second one of any.
 */
export function readRows<R, T extends object>(
  rows: unknown,
  shape: Shape<R>,
  make: (row: R, notes: Notes, value: unknown) => T | null,
  notes: Notes,
  keyOf?: (one: T) => string,
): readonly T[] {
  if (rows === null || rows === undefined) return [];
  const made: T[] = [];
  const keys = new Set<string | null | undefined>();
  if (hasTooManyRows(rows)) notes.texts.add(`${shape.names[0]?.[1]}: only the first ${MOST_ROWS} rows were read`);
  for (const value of Array.isArray(rows) ? rows.slice(0, MOST_ROWS) : [undefined]) {
    const row = decode(shape, value);
    const one = row === undefined ? null : make(row, notes, value);
    const key = one && keyOf?.(one);
    if (one && !keys.has(key)) made.push(one);
    else drop(notes, shape.names[0]?.[1]);
    if (key) keys.add(key);
  }
  return made;
}
