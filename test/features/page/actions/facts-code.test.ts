import { expect, it, vi } from 'vitest';

it.each([
  ['has been read', [], 4],
  ['could not be read', [{ path: '/profiles/*', status: 500 }], 0],
] as const)('[ENT-11] a listener of ucp-ready reads the facts of a profile that %s', async (_, faults, savedPlansCount) => {
  // Each page loads the code of the facts for the first time.
  vi.resetModules();
  const { snapshot } = await import('../../../../src/features/page/actions/facts-code.js');
  const { openPage } = await import('../../../flows/support/service.js');
  const facts = new Promise((resolve) => document.addEventListener('ucp-ready', () => resolve(snapshot()), { once: true }));
  await openPage({ shopper: 'member', faults, isLoading: true });
  expect(await facts).toMatchObject({ isComplete: true, savedPlansCount, activeYear: 2027 });
});
