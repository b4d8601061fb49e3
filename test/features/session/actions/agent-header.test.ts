import { afterEach, expect, it, vi } from 'vitest';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { resetPage } from '../../../../src/testing.js';
import { openPage } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => {
  resetPage();
  warn.mockClear();
});

/** The header of the calls, by their paths, that a page makes with this in session storage. */
async function sentWith(kept: string): Promise<ReadonlyMap<string, string | undefined>> {
  await openPage({ shopper: 'agent', settings: { agentHeader: { name: 'x-agent', urlPrefix: '/profiles' } } });
  await fetch('/__demo/reset', { method: 'POST', body: '{}' });
  sessionStorage.setItem('ucp_agentHeader', kept);
  await reload();
  const calls = (await (await fetch('/__demo/calls')).json()) as readonly { path: string; headers: Record<string, string> }[];
  return new Map(calls.map(({ path, headers }) => [path.replace(/[\w-]{36}/, '…'), headers['x-agent']]));
}

it('[AGENT-01] only calls under its prefix send the header of session storage', async () => {
  const sent = await sentWith('token-1');
  expect(sent.get('/profiles/data/v1/…/all/2027/false')).toBe('token-1');
  expect([...sent].filter(([path, value]) => !path.startsWith('/profiles') && value !== undefined)).toEqual([]);
  expect(sent.size).toBeGreaterThan(1);
});

it.each(['two\nlines', 'a “quoted” one'])(
  '[AGENT-01] %j, which is no valid header value, is logged and left out, and the calls are sent',
  async (kept) => {
    const sent = await sentWith(kept);
    expect(sent.get('/profiles/data/v1/…/all/2027/false')).toBeUndefined();
    expect($profile.get().status).toBe('ready');
    expect(warn.mock.calls).toEqual([
      ['[ucp] "ucp_agentHeader" in session storage is not a valid header value; calls are sent without it.'],
    ]);
  },
);
