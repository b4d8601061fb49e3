import { expect, it, vi } from 'vitest';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { callsTo, openPage } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

/** 27 is what the page of a member asked before it had a list of changes, and 22 that of a guest. */
it.each([
  ['a member whose plan renews', 'plan-renews', 28, ['H5216034000']],
  ['a member of whose plan nobody says anything', 'member', 28, ['H1822001000']],
  ['a member who moves to a saved plan', 'plan-moves', 27, []],
  ['a member whose plan ends', 'plan-ends', 27, []],
  ['a guest', 'guest', 22, []],
])('[NEXT-01] costs one request, for the plan now in the next year, if no saved plan asks for it: %s', async (_, shopper, count, plans) => {
  await openPage({ shopper, date: '2026-11-20T09:30:00' });
  await finishCalls();
  const calls = (await callsTo('/')).map(({ method, path }) => `${method} ${path}`);
  // The services for profile events hear of the load in their own time.
  const asked = calls.filter((one) => !/ \/(gpdCustomEvent|landrover)/.test(one));
  expect(asked).toHaveLength(count);
  const ofNextYear = asked.flatMap((one) => /plan-years\/2027\/plans\/(H5216\d+|H1822\d+)/.exec(one)?.[1] ?? []);
  expect(ofNextYear).toEqual(plans);
});
