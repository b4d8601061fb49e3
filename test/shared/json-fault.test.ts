import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFault, placeText } from '../../src/shared/json-fault.js';

it.each([
  ['', 'at line 1, column 1'],
  ['{', 'at line 1, column 2'],
  ['[1, 2', 'at line 1, column 6'],
  ['{"a": 1}}', 'at line 1, column 9'],
  ['{\n  "a": 1,\n}', 'at line 3, column 1'],
  ['{\n  "a": tru\n}', 'at line 2, column 8'],
  ['{\r\n  "a": "one\r\n}', 'at line 2, column 13'],
])('names the line and the column where %j breaks', (text, place) => {
  expect(placeText(text)).toBe(place);
});

it('names a place for exactly the texts that the browser cannot read', () => {
  const cut = fc.tuple(fc.json(), fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
  const changed = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom(...'{}[]:,"\'\n1'))
    .map(([text, at, sign]) => text.slice(0, at % (text.length + 1)) + sign + text.slice(at % (text.length + 1)));
  fc.assert(
    fc.property(fc.oneof(fc.json(), cut, changed), (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(placeText(text) === null).toBe(isJson);
    }),
    { numRuns: 500 },
  );
});

it('takes only an object where settings stand', () => {
  expect(jsonFault('[]')).toMatchObject({ line: 1, column: 1, expected: 'object' });
  expect(placeText('[]')).toBeNull();
});
