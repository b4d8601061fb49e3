import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newIssues } from '../../../src/shared/http/wire.js';
import { type DecoderCase, decoders } from './decoders.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const copy = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** Values that services have sent in wrong places. */
const nasty: readonly Json[] = [
  null,
  '',
  ' ',
  'null',
  'undefined',
  'Not Applicable',
  '$1,234.50',
  '-3',
  -1,
  1.5,
  1e9,
  1e16,
  true,
  'Y',
  [],
  {},
  [null],
  [[]],
  '[]',
  '{}',
  '{"a":',
  '1EG4-TE5-MK73',
  'H0321002000',
  '<img src=x onerror=alert(1)>',
  '\ud800',
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1,"length":-1}'),
];

const anyJson = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue() as fc.Arbitrary<Json>);

/** Every position in a response, as its container and its key there. */
function* places(value: Json): Generator<{ readonly holder: Json[] | { [key: string]: Json }; readonly key: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    yield { holder: value, key };
    yield* places((value as { [key: string]: Json })[key] ?? null);
  }
}

/** The response with some values replaced, removed, or doubled. */
function broken(answer: unknown): fc.Arbitrary<Json> {
  const change = fc.record({ at: fc.nat(), to: anyJson, how: fc.constantFrom('replace', 'replace', 'remove', 'double') });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const root: { answer: Json } = { answer: copy(answer) };
    for (const { at, to, how } of changes) {
      const all = [...places(root)];
      const place = all[at % all.length];
      if (!place) continue;
      const holder = place.holder as { [key: string]: Json };
      const now = holder[place.key] ?? null;
      const value = how === 'double' && Array.isArray(now) ? [...(copy(now as Json) as Json[]), ...now] : copy(to);
      if (how === 'remove') delete holder[place.key];
      else Object.defineProperty(holder, place.key, { value, enumerable: true, configurable: true, writable: true });
    }
    return root.answer ?? null;
  });
}

function check({ name, decoder, shape }: DecoderCase, body: Json): void {
  const issues = newIssues();
  const value = decoder(body, issues);
  const isKept = value === undefined || v.is(shape, value);
  expect(isKept, isKept ? '' : `${name} made ${JSON.stringify(value)}`).toBe(true);
  expect(Number.isInteger(issues.dropped) && issues.dropped >= 0).toBe(true);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
}

describe.each(decoders)('the decoder of $name', (one) => {
  it('reads its own response', () => {
    check(one, copy(one.answer));
    expect(one.decoder(one.answer, newIssues())).toBeDefined();
  });

  it('never throws, and returns its type or nothing, for any JSON', () => {
    fc.assert(
      fc.property(anyJson, (body) => check(one, body)),
      { numRuns: 150 },
    );
  });

  it('never throws, and returns its type or nothing, for a damaged response', () => {
    fc.assert(
      fc.property(broken(one.answer), (body) => check(one, body)),
      { numRuns: 300 },
    );
  });

  it('never writes a value of the response into its issues', () => {
    fc.assert(
      fc.property(broken(one.answer), (body) => {
        const issues = newIssues();
        one.decoder(body, issues);
        for (const note of issues.texts) expect(knownIssues).toContain(note);
        for (const issue of issues.wrongFields) expect(issue).toMatch(knownTypes);
      }),
      { numRuns: 50 },
    );
  });
});

const type = '(an object|a list|a text|a number|true or false|a text or a number)';
const knownTypes = new RegExp(
  `^(a row of )?\\w+( (of|in) \\w+)? is ${type}, not ${type}$|^(lisM|m)onthlyDrugCosts does not add up to (lisA|a)nnualDrugCost within one dollar$`,
);

const knownIssues = [
  'plan-id-format',
  'plan type: unknown',
  'Invalid drug data',
  'supply length without a quantity',
  'formData: unreadable',
  'medsuppData: unreadable',
  'preData: unreadable',
];
