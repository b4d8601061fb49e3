import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../../../demo/service/enter.js';
import type { Choice } from '../../../../src/element/preview/panel.js';
import { $activeYear } from '../../../../src/features/plan-year/state/year.js';
import { $moment } from '../../../../src/shared/calendar/clock-state.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { httpClient } from '../../../../src/shared/calls/http-client.js';
import type { EndpointName } from '../../../../src/shared/http/endpoints.js';
import { $identity } from '../../../../src/shared/shopper/identity.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { callsTo, openPage } from '../../../flows/support/service.js';

/** The panel is looked at in a browser (`test/browser/preview.test.ts`). */
vi.mock('../../../../src/element/preview/panel.js', () => ({ openPanel: () => ({ lookAgain: () => undefined }) }));

vi.spyOn(console, 'info').mockImplementation(() => undefined);

/** The page of this shopper, on which an author has chosen a role. */
async function openAs(role: Choice['role'], shopper: string): Promise<void> {
  const ready = new Promise((resolve) => document.addEventListener('ucp-ready', resolve, { once: true }));
  await openPage({ shopper, isLoading: true, settings: { preview: true }, session: { ucp_preview: JSON.stringify({ role }) } });
  await ready;
  await finishCalls();
}

afterEach(async () => {
  await finishCalls();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('a role that an author tries out', () => {
  it.each([
    ['guest', 'member', { isGuest: true, isCloaked: false }],
    ['member', 'guest', { isGuest: false, isCloaked: false }],
    ['cloaked', 'member', { isGuest: false, isCloaked: true }],
  ] as const)('is shown: a %s on the page of a %s, also when the author comes back to it', async (role, shopper, shown) => {
    await openAs(role, shopper);
    const { uuid } = entryOf(shopper)?.identity ?? {};
    expect($identity.get()).toEqual({ uuid, ...shown });
    document.dispatchEvent(new Event('visibilitychange'));
    await finishCalls();
    expect($identity.get()).toEqual({ uuid, ...shown });
  });

  const changes: readonly EndpointName[] = [
    'updateProfile',
    'deleteProfileItem',
    'logout',
    'importMemberItems',
    'mergeProfile',
    'stopReminder',
    'emailPlans',
    'profileEvent',
    'sraEvent',
  ];

  it.each(changes)('changes nothing, and sends no event: %s', async (name) => {
    await openAs('guest', 'member');
    const before = (await callsTo('/')).length;
    const answer = await httpClient().send({ name, method: 'POST', body: {} });
    expect(answer).toMatchObject({ ok: false, problem: { kind: 'aborted', call: name } });
    expect(await callsTo('/')).toHaveLength(before);
  });
});

it.each([
  ['counts with the author’s help', true, 2026],
  ['that was left on a page without it is nothing', false, 2027],
])('[ENV-02] a what-if date %s', async (_, preview, year) => {
  await openPage({ settings: { preview, systemDate: '2026-03-10T09:30:00' } });
  expect($activeYear.get()).toBe(year);
});

it.each(['soon', '2026-02-30'])('[YEAR-05] a what-if date that cannot be read leaves the server’s: %s', async (systemDate) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openPage({ date: '2026-03-10T09:30:00', settings: { preview: true, systemDate } });
  expect($activeYear.get()).toBe(2026);
  expect($moment.get()).toBe(wallClock(2026, 3, 10, 9, 30));
});
