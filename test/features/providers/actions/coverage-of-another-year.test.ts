import { expect, it, vi } from 'vitest';
import { $providers } from '../../../../src/features/providers/state/saved-providers.js';
import { changeResponses } from '../../../flows/support/changed-responses.js';
import { setFaults } from '../../../flows/support/service.js';
import { openAtRest } from '../../../flows/support/settled-pages.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const PROFILE = '/profiles/data';
const refused = { method: 'GET', path: `${PROFILE}/v1/*/providers`, status: 400 };

/** The service answers the whole profile with the coverage of this year, whichever was asked for, and their section not at all. */
async function openWithCoverageOf(planYear: number): Promise<readonly boolean[]> {
  changeResponses({ method: 'GET', path: PROFILE }, (answer) => {
    const profile = answer as { readonly providersDetails: object };
    return { ...profile, providersDetails: { ...profile.providersDetails, planYear } };
  });
  await openAtRest('guest', { faults: [refused] });
  await setFaults();
  return $providers.get().map(({ plans }) => plans !== null);
}

it.each([
  [2027, true],
  [2026, false],
])('[PV-08] coverage of %i is kept if that of 2027 does not load: %s', async (year, isKept) => {
  expect(await openWithCoverageOf(year)).toEqual([isKept, isKept, isKept, isKept]);
});
