import { expect, it, vi } from 'vitest';
import { followShopper } from '../../../../src/features/page/actions/after-load.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { openPage } from '../../../flows/support/service.js';

/** The chunk of the session's clock: it is asked for, and comes when the test says so. */
const chunk = vi.hoisted(() => {
  const asked = vi.fn();
  const come = vi.fn<() => void>();
  const comes = new Promise<void>((resolve) => come.mockImplementation(resolve));
  return { asked, come, comes, watchIdle: vi.fn() };
});
vi.mock('../../../../src/features/session/actions/idle.js', async () => {
  chunk.asked();
  await chunk.comes;
  return { watchIdle: chunk.watchIdle };
});

it('[IDLE-04] [IDLE-05] the clock of a session that comes after the member has left watches nobody', async () => {
  await openPage({ shopper: 'member' });
  await expect.poll(() => chunk.asked).toHaveBeenCalled();
  setIdentity({ uuid: 'a-guest', isGuest: true, isCloaked: false });
  chunk.come();
  await finishCalls();
  expect(chunk.watchIdle).not.toHaveBeenCalled();
  setIdentity({ uuid: 'a-member', isGuest: false, isCloaked: false });
  followShopper();
  await expect.poll(() => chunk.watchIdle).toHaveBeenCalledTimes(1);
});
