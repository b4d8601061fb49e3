import type { ErrorObject } from 'ajv/dist/2020.js';
import { isNoText } from './contract.js';

interface LeafSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly { readonly required?: readonly string[] }[];
}

const typeWords: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return value === null ? 'null' : (typeWords[typeof value] ?? 'nothing');
}

function wanted({ title, type = [] }: LeafSchema): string {
  const types = (typeof type === 'string' ? [type] : type).filter((one) => one !== 'null');
  return title ?? types.map((one) => typeWords[one]).join(' or ');
}

/** JSON in a text, which the contract checks too. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * A field as people write it: `data.plans[0].planName`. Keys that are no names of the contract may be values, such as a drug code: they
 * become `*`.
 */
function placeOf(instancePath: string, body: unknown, names: ReadonlySet<string>): string {
  let value = body;
  let place = '';
  for (const segment of instancePath.split('/').slice(1)) {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    const holder = opened(value) as Readonly<Record<string, unknown>> | null | undefined;
    if (Array.isArray(holder)) place += `[${key}]`;
    else place += (place ? '.' : '') + (names.has(key) ? key : '*');
    value = holder?.[key];
  }
  return place;
}

/** Explains the errors of a body to a developer of the service. No sentence holds a value of the body. */
export function explain(errors: readonly ErrorObject[], body: unknown, names: ReadonlySet<string>): readonly string[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const namesOf = (error: ErrorObject) => ((error.parentSchema as LeafSchema).anyOf ?? []).flatMap(({ required = [] }) => required);
  const isOfChoice = ({ keyword, instancePath, params }: ErrorObject) =>
    keyword === 'required' && choices.some((one) => one.instancePath === instancePath && namesOf(one).includes(params.missingProperty));

  const sentences = new Map<string, string>();
  for (const error of errors) {
    if (error.keyword === 'if' || isOfChoice(error)) continue;
    const place = placeOf(error.instancePath, body, names);
    const key =
      error.keyword === 'required' ? `${place}.${error.params.missingProperty}` : place + (error.keyword === 'anyOf' ? ' anyOf' : '');
    if (!sentences.has(key)) sentences.set(key, sentenceOf(error, place, namesOf));
  }
  return grouped([...sentences.values()]);
}

function sentenceOf(error: ErrorObject, place: string, namesOf: (error: ErrorObject) => readonly string[]): string {
  const { keyword, params, data } = error;
  const schema = (error.parentSchema ?? {}) as LeafSchema;
  const subject = place ? `the field ${place}` : 'the response';
  const inside = (name: string) => (place ? `${place}.${name}` : name);
  const hint = schema.description && schema.title ? `. Expected: ${schema.description}` : '';
  switch (keyword) {
    case 'required':
      return `the field ${inside(params.missingProperty)} is missing`;
    case 'anyOf':
      return `one of these fields is needed, and none is there: ${namesOf(error).map(inside).join(', ')}`;
    case 'type':
      return `${subject} is ${kindOf(data)}, not ${wanted(schema)}`;
    case 'enum':
    case 'const':
      return `${subject} must be ${(schema.enum ?? [schema.const]).map((one) => JSON.stringify(one)).join(' or ')}`;
    case 'json':
      return `${subject} is text that is not JSON`;
    default:
      if (typeof data === 'string' && isNoText(data)) return `${subject} is empty`;
      return `${subject} is not ${schema.title ?? 'written as the contract says'}${hint}`;
  }
}

/** Sentences that differ only in the row are one, with the number of rows. */
function grouped(sentences: readonly string[]): readonly string[] {
  const groups = new Map<string, { readonly first: string; count: number }>();
  for (const sentence of sentences) {
    const key = sentence.replace(/\[\d+\]/g, '[]');
    const group = groups.get(key) ?? { first: sentence, count: 0 };
    group.count += 1;
    groups.set(key, group);
  }
  return [...groups.values()].map(({ first, count }) => (count === 1 ? first : `${first} (the same in ${count - 1} more)`));
}
