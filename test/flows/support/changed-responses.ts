import { afterEach, beforeEach } from 'vitest';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** How a whole answer is bent. */
export type ResponseChange = (answer: Json) => Json;

interface Which {
  readonly method: string;
  /** How its path begins. */
  readonly path: string;
}

let active: { readonly which: Which; readonly change: ResponseChange } | null = null;
let service: typeof globalThis.fetch;

beforeEach(() => {
  service = globalThis.fetch;
  globalThis.fetch = through;
});

afterEach(() => {
  globalThis.fetch = service;
  active = null;
});

/** From now on the answers to these calls come bent; null ends it. */
export function changeResponses(which: Which | null, bend: ResponseChange = (same) => same): void {
  active = which && { which, change: bend };
}

function isMeant({ method, url }: Request): boolean {
  return active !== null && active.which.method === method && new URL(url).pathname.startsWith(active.which.path);
}

const through: typeof globalThis.fetch = async (input, init) => {
  const request = input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
  const answer = await service(request);
  if (!active || !isMeant(request) || !answer.ok) return answer;
  const text = await answer.text();
  return new Response(text && JSON.stringify(active.change(JSON.parse(text))), { status: answer.status, headers: answer.headers });
};

/** The same with each part changed that `change` knows; what it returns undefined for is looked into. */
function each(answer: Json, change: (value: Json, key: string) => Json | undefined, key = ''): Json {
  const changed = change(answer, key);
  if (changed !== undefined) return changed;
  if (Array.isArray(answer)) return answer.map((one) => each(one, change, key));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, each(value, change, name)]));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Every list is null. */
export const nullLists: ResponseChange = (answer) => each(answer, (value) => (isList(value) ? null : undefined));

/** Every list is an object of its rows, by number. */
export const listsAsObjects: ResponseChange = (answer) =>
  each(answer, (value) => (isList(value) ? Object.fromEntries(value.map((row, at) => [String(at + 1), row])) : undefined));

/** Every row comes twice, with the id that it has. */
export const doubledRows: ResponseChange = (answer) =>
  each(answer, (value, key) => (isList(value) ? [...value, ...value].map((one) => doubledInside(one, key)) : undefined));

function doubledInside(value: Json, key: string): Json {
  return typeof value === 'object'
    ? each(value, (inner) => (inner !== value && isList(inner) ? [...inner, ...inner] : undefined), key)
    : value;
}

/** The outermost lists have ten thousand rows: the rows that they had, again and again. */
export const tenThousandRows: ResponseChange = (answer) =>
  each(answer, (value) =>
    isList(value) && value.length > 0 ? Array.from({ length: 10_000 }, (_, index) => value[index % value.length] ?? null) : undefined,
  );

/** Names of a kind, a type or a state get an unknown value. */
export const unknownKinds: ResponseChange = (answer) =>
  each(answer, (value, key) =>
    typeof value === 'string' && /type|status|kind|level|category|state$/i.test(key) ? 'SOMETHING_NEW' : undefined,
  );

/** The first object's fields are gone. */
export const noFields: ResponseChange = (answer) => (isList(answer) ? [{}] : {});
