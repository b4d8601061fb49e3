import { afterEach, expect, it, vi } from 'vitest';
import { readJson } from '../../../src/shared/storage/storage.js';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

it('[ENV-03] each key that does not parse is logged once, by its name and without its text', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  sessionStorage.setItem('ucp_once', '{"name');
  localStorage.setItem('ucp_zip', '[850');
  for (let round = 0; round < 2; round += 1) {
    expect([readJson('session', 'ucp_once'), readJson('local', 'ucp_zip')]).toEqual([undefined, undefined]);
  }
  expect(info.mock.calls).toEqual([['[ucp] storage of ucp_once does not parse'], ['[ucp] storage of ucp_zip does not parse']]);
});
