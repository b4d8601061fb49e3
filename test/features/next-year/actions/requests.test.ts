import { expect, it, vi } from 'vitest';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { callsTo, openPage } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

it('[NEXT-01] costs a member one request, and a guest none', async () => {
  const requestsOf = async (shopper: string) => {
    await openPage({ shopper, date: '2026-11-20T09:30:00' });
    await finishCalls();
    const all = (await callsTo('/')).map(({ method, path }) => `${method} ${path}`);
    // The services for profile events hear of the load in their own time.
    return all.filter((one) => !/ \/(gpdCustomEvent|landrover)/.test(one));
  };
  const renews = await requestsOf('plan-renews');
  const guest = await requestsOf('guest');
  expect(renews.filter((one) => !one.includes('/plan-years/2027/plans/H5216034000'))).toHaveLength(27);
  expect(renews).toHaveLength(28);
  expect(guest).toHaveLength(22);
});
