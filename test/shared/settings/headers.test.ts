import { expect, it } from 'vitest';
import { isHeaderValue } from '../../../src/shared/settings/allowed.js';

it.each<[string, boolean]>([
  ['', true],
  [' a\tb~ ', true],
  ['\u00a0é\u00ff', true],
  ['a\nb', false],
  ['a\u0000', false],
  ['\u007f', false],
  ['\u009f', false],
  ['“', false],
  ['\u0100', false],
])('[AGENT-01] decides whether a header can have the value %j: %s', (text, can) => {
  expect(isHeaderValue(text)).toBe(can);
});
