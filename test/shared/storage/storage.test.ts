import { afterEach, expect, it, vi } from 'vitest';
import { clearOwnKeys, parseStored, readJson } from '../../../src/shared/storage/storage.js';

afterEach(() => vi.restoreAllMocks());

it('[ENV-03] a stored text that does not parse counts as nothing, and is logged once, without its text', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect([parseStored('{"name', 'one place'), parseStored('{"name', 'one place'), parseStored('[', 'another place')]).toEqual(
    Array(3).fill(undefined),
  );
  expect(info.mock.calls).toEqual([['[ucp] one place does not parse'], ['[ucp] another place does not parse']]);
});

it('[ENV-03] a value that is not stored, or cannot be read, counts as nothing, and nothing is logged', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(readJson('session', 'ucp_once')).toBeUndefined();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readJson('session', 'ucp_once')).toBeUndefined();
  expect(info).not.toHaveBeenCalled();
});

it('[SIGN-01] all of our keys are removed, from both areas or from the one that is not blocked, and none of the page’s', () => {
  const areas = { local: localStorage, session: sessionStorage };
  const fill = () => {
    for (const area of Object.values(areas)) for (const key of ['ucp_zip', 'ucp_once', 'my_ucp_zip', 'cart']) area.setItem(key, '1');
  };
  const left = () => Object.values(areas).map((area) => Object.keys(area).toSorted());
  fill();
  clearOwnKeys();
  expect(left()).toEqual(Array(2).fill(['cart', 'my_ucp_zip']));
  fill();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  clearOwnKeys();
  expect(left()[1]).toEqual(['cart', 'my_ucp_zip']);
  for (const area of Object.values(areas)) area.clear();
});
