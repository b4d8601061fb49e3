import { afterEach, beforeEach, expect, it } from 'vitest';
import { isReady } from '../../src/pieces/Dashboard/readiness.js';
import { setInvitationAwaited } from '../../src/store/invitation.js';
import { profileFailed } from '../../src/store/profile.js';

/** When the dashboard draws what lies in it. */

const told: boolean[] = [];
let stop: () => void;

beforeEach(async () => {
  stop = isReady.listen((is) => told.push(is));
  profileFailed();
  await expect.poll(() => isReady.get()).toBe(true);
  told.splice(0);
});
afterEach(() => stop());

it('[LOAD-04] it waits where the invitation may still go, and is told when that is decided', () => {
  setInvitationAwaited(true);
  expect(isReady.get()).toBe(false);
  setInvitationAwaited(false);
  expect(told).toEqual([false, true]);
});

it('tells nothing any more once it is left', () => {
  stop();
  setInvitationAwaited(true);
  setInvitationAwaited(false);
  expect(told).toEqual([]);
});
