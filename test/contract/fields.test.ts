import { describe, expect, it } from 'vitest';
import { explain } from '../../cli/explain.js';
import { newIssues } from '../../src/shared/http/wire.js';
import { type DecoderCase, decoders } from '../shared/http/decoders.js';
import { contract, contractDocument } from './contract.js';

type Schema = Readonly<Record<string, unknown>>;

/** The operation whose 200 response each decoder reads. */
const operations: Readonly<Record<string, string>> = {
  validation: 'validateAuth',
  'server date': 'serverDate',
  'toll-free number': 'tollFreeNumber',
  profile: 'readProfile',
  'profile, open': 'readProfile',
  'user section': 'readSection',
  'plans section': 'updateProfile',
  'medsupp section': 'deleteProfileItem',
  'providers section': 'updateProfile',
  'drugs section': 'updateProfile',
  import: 'importMemberItems',
  merge: 'mergeProfile',
  'plan list': 'planList',
  'plan details': 'planDetails',
  'plan contact': 'planContact',
  'supplement plans': 'supplementPlans',
  'supplement enrollments': 'supplementEnrollment',
  'external draft': 'externalDraft',
  'external draft of steps': 'externalDraft',
  'application status': 'applicationStatus',
  'member plans': 'memberPlans',
  'drug search': 'searchDrugs',
  'generic drug': 'genericDrug',
  estimates: 'estimatePlanCost',
  pharmacy: 'pharmacy',
  'pharmacy coverage': 'pharmacyCoverage',
  counties: 'counties',
  'low-income': 'lowIncome',
  suppression: 'suppression',
  dental: 'dentalCoveredPlans',
  'plan benefits': 'planBenefits',
  'profile content': 'profileContent',
  'shopper content': 'shopperContent',
  'shopper messages': 'shopperMessages',
  states: 'stateFlip',
  notice: 'supplementContent',
  'contact link': 'contactUs',
  'phone numbers': 'phoneNumbers',
};

/** A value that writes down which fields of it are read, as `data/plans/[]/planName`. */
function recorded<T>(value: T, read: Set<string>, place = ''): T {
  if (typeof value !== 'object' || value === null) return value;
  const placeOf = (key: string) => `${place}/${Array.isArray(value) ? '[]' : key}`;
  const note = (key: string | symbol) => {
    if (typeof key === 'string' && !Array.isArray(value) && key !== 'toJSON') read.add(placeOf(key));
  };
  return new Proxy(value, {
    get(target, key, receiver) {
      note(key);
      const found: unknown = Reflect.get(target, key, receiver);
      return typeof key === 'string' && Object.hasOwn(target, key) ? recorded(found, read, placeOf(key)) : found;
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
  });
}

function fieldsRead({ decoder, answer }: DecoderCase): readonly string[] {
  const read = new Set<string>();
  decoder(recorded(structuredClone(answer), read), { dropped: 0, fields: new Set(), texts: new Set(), wrongFields: new Set() });
  return [...read];
}

const at = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Schema)[key.replaceAll('~1', '/').replaceAll('~0', '~')], contractDocument) as Schema;

/** A schema, and every schema that stands beside it for the same value. */
function parts(schema: unknown): readonly Schema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const one = schema as Schema;
  const beside = [one.if, one.then, one.else, one.contentSchema, ...((one.allOf ?? []) as Schema[]), ...((one.anyOf ?? []) as Schema[])];
  return [one, ...(typeof one.$ref === 'string' ? parts(at(one.$ref)) : []), ...beside.flatMap(parts)];
}

/** Whether the schema has the field, or says nothing about what its value holds. */
function documents(schemas: readonly Schema[], segments: readonly string[]): boolean {
  const [name, ...rest] = segments;
  if (name === undefined) return true;
  const isOpen = schemas.every(
    ({ properties, items, type, additionalProperties }) => !properties && !items && !additionalProperties && type === undefined,
  );
  if (isOpen) return true;
  const inner = schemas.flatMap((one) => {
    const property = name === '[]' ? one.items : (one.properties as Schema | undefined)?.[name];
    return parts(property ?? (name === '[]' ? undefined : one.additionalProperties));
  });
  return inner.length > 0 && documents(inner, rest);
}

function responseOf(operationId: string): readonly Schema[] {
  const all = Object.values(contractDocument.paths as Schema).flatMap((item) => Object.values(item as Schema)) as readonly Schema[];
  const response = (all.find((one) => one.operationId === operationId)?.responses as Schema | undefined)?.['200'] as Schema;
  const whole = typeof response.$ref === 'string' ? at(response.$ref) : response;
  return parts(((whole.content as Schema)['application/json'] as Schema).schema);
}

describe('docs/openapi.yaml', () => {
  it.each(decoders.map((one) => [one.name, one] as const))('[CALL-23] has every field that the library reads: %s', (name, one) => {
    const schemas = responseOf(operations[name] ?? '');
    const read = fieldsRead(one);
    expect(read).not.toEqual([]);
    const missing = read.filter((field) => !documents(schemas, field.slice(1).split('/')));
    expect(missing).toEqual([]);
  });

  /** These leave entries out that are no text, and say nothing of it. */
  const silent = ['shopper messages', 'states'];
  const loud = decoders.filter(({ name }) => !silent.includes(name));

  it.each(loud.map((one) => [one.name, one] as const))(
    '[CALL-23] finds fault with what the library leaves out, and with nothing else: %s',
    (name, one) => {
      const issues = newIssues();
      one.decoder(one.answer, issues);
      const errors = contract.responseErrors(contract.operation(operations[name] ?? ''), 200, one.answer) ?? [];
      expect(explain(errors, one.answer, contract.fieldNames).length > 0).toBe(issues.dropped + issues.texts.size > 0);
    },
  );
});
