import { describe, expect, it } from 'vitest';
import { isolate, isolateTexts } from '../../../../src/features/language/rules/isolate.js';

const START = '\u2068';
const END = '\u2069';

describe('[SAFE-09] a name in a sentence', () => {
  it.each(['Amlodipine', 'Atención Médica S.A.', 'Plan 4 – “Gold” (HMO‑POS)', '', '日本', '💊'])('stays as it is: %s', (name) =>
    expect(isolate(name)).toBe(name),
  );

  it.each([
    ['an override to the left', 'Amlo\u202Edipine'],
    ['an override to the right', 'Amlo\u202Ddipine'],
    ['an embedding', 'Amlo\u202Bdipine\u202C'],
    ['a mark', '\u200FAmlodipine'],
    ['Hebrew letters', 'אקמול'],
    ['Arabic letters', 'باراسيتامول'],
    ['Arabic letters of the presentation forms', '\uFE8D'],
    ['letters beyond the first plane', '\u{1E900}'],
    ['an Arabic mark', '\u061C1'],
  ])('is isolated with %s', (_, name) => {
    expect(isolate(name)).toBe(START + name + END);
  });

  it.each([
    ['that it opens is closed', 'a\u2067b', `a\u2067b${END}`],
    ['that it opens twice is closed twice', '\u2066a\u2067b', `\u2066a\u2067b${END}${END}`],
    ['that it opens and closes stays', `a\u2067b${END}c`, `a\u2067b${END}c`],
    ['that it did not open is not closed by it', `a${END}${END}\u202Eb`, 'a\u202Eb'],
  ])('an isolate %s', (_, name, kept) => {
    expect(isolate(name)).toBe(START + kept + END);
  });
});

describe('[SAFE-09] the texts of a subject', () => {
  const name = 'א';
  const whole = START + name + END;
  const texts = isolateTexts({
    heading: name,
    removed: (of: string, count: number) => `${of} was removed ${count} times`,
    question: { drugs: (of: string) => `Remove ${of}?` },
    missing: ({ names, rest }: { readonly names: readonly string[]; readonly rest: { readonly of: string } }) => [...names, rest.of].join(),
    hello: (of: string | null) => `Hello${of ?? ''}`,
    rich: [['strong', name]],
  });

  it('isolate each text parameter, also in lists and records', () => {
    expect(texts.removed(name, 2)).toBe(`${whole} was removed 2 times`);
    expect(texts.question.drugs(name)).toBe(`Remove ${whole}?`);
    expect(texts.missing({ names: [name, 'Amlodipine'], rest: { of: name } })).toBe(`${whole},Amlodipine,${whole}`);
    expect(texts.hello(null)).toBe('Hello');
  });

  it('keep texts without parameters', () => {
    expect([texts.heading, texts.rich]).toEqual([name, [['strong', name]]]);
  });
});
