import { afterEach, expect, it, vi } from 'vitest';
import { $isOfferAwaited } from '../../../../src/features/page/state/offer.js';
import { $upsell } from '../../../../src/features/page/state/page-chrome.js';
import { $isProfileKnown } from '../../../../src/features/profile/state/profile.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { openPage, until } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const waits = vi.spyOn(clock, 'after');

afterEach(() => void waits.mockReset());

const content = /GET .*\/shopper\.json/;

it('[DASH-03] [LOAD-04] content below the offer waits until the offer has loaded', async () => {
  waits.mockReturnValue(() => undefined);
  const held = holdCalls(content, 'before');
  const opened = openPage({ shopper: 'enrolled' });
  await until(() => held.length === 1 && $isProfileKnown.get());
  expect([$isOfferAwaited.get(), $upsell.get()]).toEqual([true, null]);
  await finishCalls();
  await opened;
  expect($isOfferAwaited.get()).toBe(false);
  expect($upsell.get()).not.toBeNull();
});

it('[DASH-03] [LOAD-04] the offer is waited for a moment only', async () => {
  const patience: (() => void)[] = [];
  waits.mockImplementation((milliseconds, run) => {
    if (milliseconds === 2_000) patience.push(run);
    return () => undefined;
  });
  const held = holdCalls(content, 'before');
  const opened = openPage({ shopper: 'enrolled' });
  await until(() => held.length === 1 && $isOfferAwaited.get());
  for (const run of patience) run();
  expect($isOfferAwaited.get()).toBe(false);
  await finishCalls();
  await opened;
});

it.each(['empty', 'recommended'])(
  '[DASH-03] [LOAD-04] no offer is waited for by the %s shopper, who is enrolled in nothing',
  async (shopper) => {
    const held = holdCalls(content, 'before');
    const opened = openPage({ shopper });
    await until(() => held.length === 1 && $isProfileKnown.get());
    expect($isOfferAwaited.get()).toBe(false);
    await finishCalls();
    await opened;
  },
);
