import { expect, it, vi } from 'vitest';
import { parsed } from '../../src/platform/storage.js';

it('[ENV-03] what is stored and does not parse counts as nothing, and is told of once, without its text', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect([parsed('{"name', 'one place'), parsed('{"name', 'one place'), parsed('[', 'another place')]).toEqual(Array(3).fill(undefined));
  expect(info.mock.calls).toEqual([['[ucp] one place does not parse'], ['[ucp] another place does not parse']]);
});
