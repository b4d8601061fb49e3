import { afterEach, expect, it, vi } from 'vitest';
import { parsed, readJson } from '../../src/platform/storage.js';

afterEach(() => vi.restoreAllMocks());

it('[ENV-03] what is stored and does not parse counts as nothing, and is told of once, without its text', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect([parsed('{"name', 'one place'), parsed('{"name', 'one place'), parsed('[', 'another place')]).toEqual(Array(3).fill(undefined));
  expect(info.mock.calls).toEqual([['[ucp] one place does not parse'], ['[ucp] another place does not parse']]);
});

it('[ENV-03] what is not stored, or cannot be read, counts as nothing, and nothing is told of it', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(readJson('session', 'ucp_once')).toBeUndefined();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readJson('session', 'ucp_once')).toBeUndefined();
  expect(info).not.toHaveBeenCalled();
});
