import { afterEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../../../src/index.js';
import type { SettingsInput } from '../../../src/settings-input.js';
import { resetWarnings } from '../../../src/shared/report.js';
import { $settings } from '../../../src/shared/settings/state.js';
import { resetPage } from '../../../src/testing.js';
import { openPage } from '../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => {
  resetPage();
  resetWarnings();
  warn.mockClear();
});

describe('configure({ fetch, headers })', () => {
  it('[CALL-23] makes every call by the brand’s own fetch, with the brand’s own headers', async () => {
    const fetched: Request[] = [];
    const own = vi.fn<typeof fetch>((input, init) => {
      fetched.push(new Request(input, init));
      return fetch(input, init);
    });
    await openPage({ shopper: 'member', settings: { fetch: own, headers: async () => ({ authorization: 'Bearer of-the-brand' }) } });
    await profile.ready;
    expect(profile.get().savedPlansCount).toBe(4);
    expect(fetched.length).toBeGreaterThan(10);
    expect(fetched.filter(({ headers }) => headers.get('authorization') !== 'Bearer of-the-brand')).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['fetch', 'https://proxy.example', 'a function like fetch()'],
    ['headers', { 'x y': 'no name' }, 'an object of header names and texts, or a function that returns one'],
    ['headers', { authorization: 'two\nlines' }, 'an object of header names and texts, or a function that returns one'],
    ['contentHeaders', 'yes', 'true or false'],
  ])('[CALL-23] names the value that %s takes in the console, and continues without it: %j', async (name, value, accepts) => {
    await openPage({ settings: { [name]: value } as SettingsInput });
    await profile.ready;
    expect(warn.mock.calls).toEqual([[`[ucp] configure(): "${name}" takes ${accepts}; it was ignored.`]]);
    expect($settings.get()).toMatchObject({ fetch: null, headers: null, contentHeaders: false });
  });

  it.each<[string, () => never, string]>([
    [
      'fails',
      () => {
        throw new Error('no token');
      },
      'configure(): the function "headers" failed; the call was not made.',
    ],
    [
      'returns no headers',
      () => 'Bearer' as never,
      'configure(): the function "headers" must return an object of header names and texts; the call was not made.',
    ],
  ])('[CALL-23] warns the developer once when the function %s', async (_, headers, message) => {
    await openPage({ settings: { headers } });
    await profile.ready;
    expect(warn.mock.calls.filter(([text]) => text === `[ucp] ${message}`)).toHaveLength(1);
  });
});
