import fc from 'fast-check';

/** Responses in which one field has another JSON type than the service gave it. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'list' | 'object';

/** The calls whose responses change, by `METHOD /path`. */
const calls = {
  'the profile': /^GET \/profiles\/data.*\/all\//,
  'a section': /^GET \/profiles\/data(?!.*\/all\/)/,
  'a response to a write': /^(POST|DELETE) \/profiles\/data/,
  'every response about the profile': /\/profiles\/data/,
  'any response': /^/,
} as const;

/** A field that changes its type. */
export interface WrongShape {
  readonly call: keyof typeof calls;
  /** The one of these responses that changes; null for all of them. */
  readonly only: number | null;
  /** Whether the field may be inside a row; else it is the body, a section, a list or a row. */
  readonly isDeep: boolean;
  /** Chooses the field among all of the body, and the value that it gets. */
  readonly at: number;
  readonly to: number;
}

export const wrongShapes: fc.Arbitrary<WrongShape> = fc.record(
  {
    call: fc.constantFrom(...(Object.keys(calls) as (keyof typeof calls)[])),
    only: fc.option(fc.nat(3)),
    isDeep: fc.boolean(),
    at: fc.nat(10_000),
    to: fc.nat(10_000),
  },
  { noNullPrototype: true },
);

/** A row is in a list of a section of the body. */
const DEPTH_OF_ROWS = 3;

/** The steps to a field: its keys from the body inwards. */
type Path = readonly string[];

export interface ResponseChanges {
  readonly through: (service: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** The changes so far, for the text of a failure. */
  readonly made: readonly string[];
}

export function changesOf({ call, only, isDeep, at, to }: WrongShape): ResponseChanges {
  const made: string[] = [];
  let count = 0;
  /** All responses of a kind change at the same place. */
  let place: Path | null = null;

  function change(name: string, body: Json): Json {
    if (!calls[call].test(name) || (only !== null && only !== count++)) return body;
    const all = [...paths(body)].filter(({ length }) => isDeep || length <= DEPTH_OF_ROWS);
    place ??= all[at % all.length] ?? [];
    const now = valueAt(body, place);
    if (now === undefined) return body;
    const wrong = wrongValues(now, place, only === null);
    const next = wrong[to % wrong.length];
    if (next === undefined) return body;
    made.push(`${name} ${place.join('.') || 'body'}: ${typeOf(now)} → ${JSON.stringify(next).slice(0, 40)}`);
    return withValueAt(body, place, next);
  }

  return {
    made,
    through: (service) => async (input, init) => {
      const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
      const name = `${request.method} ${new URL(request.url).pathname}`;
      const answer = await service(request);
      const text = await answer.text();
      const isJson = answer.ok && /^\s*[[{]/.test(text);
      const { status, headers } = answer;
      return new Response(isJson ? JSON.stringify(change(name, JSON.parse(text))) : text, { status, headers });
    },
  };
}

/** Every place of a body, the body itself first. */
function* paths(value: Json, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) yield* paths(one, [...path, key]);
}

function valueAt(body: Json, path: Path): Json | undefined {
  let value: Json | undefined = body;
  for (const key of path)
    value = typeof value === 'object' && value !== null ? (value as { readonly [key: string]: Json })[key] : undefined;
  return value;
}

function withValueAt(body: Json, [key, ...rest]: Path, value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.map((one, at) => (String(at) === key ? withValueAt(one, rest, value) : one));
  const fields = body as { readonly [key: string]: Json };
  return { ...fields, [key]: withValueAt(fields[key] ?? null, rest, value) };
}

function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value as JsonType;
}

/** Values of every type. The first three stand for what a service could make of this one: its JSON text, its rows by number, a list of it. */
function wrongValues(now: Json, path: Path, isAlways: boolean): readonly Json[] {
  const byNumber: Json = Array.isArray(now) ? Object.fromEntries(now.map((one, at) => [String(at + 1), one])) : { value: now };
  const all: readonly Json[] = [
    JSON.stringify(now),
    byNumber,
    [now],
    '',
    'text',
    0,
    12,
    true,
    false,
    [],
    ['text'],
    [12],
    {},
    { a: 1 },
    null,
  ];
  return all.filter((one) => isWrongType(now, one, path, isAlways));
}

const ids = /^(nationalDrugCode|providerId|pharmacyNumber|planId|planCode)$/;
const whole =
  /^(\w+Details|medsuppData|savedPlan(s|Information)|\w+List|favoritedPlans|plans|pharmacyObj|enrollments|memberEnrolledPlans)$/;

/**
 * Whether a value is of another type. These are none:
 *
 * - An id may be a number or a text (INP-06).
 * - Null in place of a section, a list or the pharmacy says that nothing is saved. In every response it says so of any field.
 */
function isWrongType(now: Json, next: Json, path: Path, isAlways: boolean): boolean {
  const field = path.at(-1) ?? '';
  if (typeOf(next) === typeOf(now)) return false;
  if (next === null) return !isAlways && !whole.test(field);
  const isText = (one: Json) => typeof one === 'string' || typeof one === 'number';
  return !(ids.test(field) && isText(now) && isText(next));
}
