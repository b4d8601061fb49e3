import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { isReady } from '../../../../src/features/page/Dashboard/readiness.js';
import { setOfferAwaited } from '../../../../src/features/page/state/offer.js';
import { profileFailed } from '../../../../src/features/profile/state/profile.js';
import { setInvitationAwaited } from '../../../../src/features/recommendations/state/invitation.js';
import { resetStore } from '../../../../src/shared/state/store.js';

/** When the dashboard draws what lies in it. */

const values: boolean[] = [];
let stop: () => void;

beforeEach(async () => {
  stop = isReady.listen((is) => values.push(is));
  profileFailed();
  await expect.poll(() => isReady.get()).toBe(true);
  values.splice(0);
});
afterEach(() => stop());

it('[LOAD-04] it waits while the invitation may still disappear, and is notified when that is decided', () => {
  setInvitationAwaited(true);
  expect(isReady.get()).toBe(false);
  setInvitationAwaited(false);
  expect(values).toEqual([false, true]);
});

it('[LOAD-04] [DASH-03] it waits while content may still bring an offer, and is notified when that is decided', () => {
  setOfferAwaited(true);
  expect(isReady.get()).toBe(false);
  setOfferAwaited(false);
  expect(values).toEqual([false, true]);
});

it('is silent after it is left', () => {
  stop();
  setInvitationAwaited(true);
  setInvitationAwaited(false);
  expect(values).toEqual([]);
});

it('is silent to a listener that left before the components loaded', async () => {
  vi.resetModules();
  const { isReady: another } = await import('../../../../src/features/page/Dashboard/readiness.js');
  const toWhoStays: boolean[] = [];
  const toWhoLeft: boolean[] = [];
  expect(another.get(), 'the profile is known').toBe(false);
  another.listen((is) => toWhoLeft.push(is))();
  onTestFinished(another.listen((is) => toWhoStays.push(is)));
  await expect.poll(() => toWhoStays.length).toBe(1);
  expect(toWhoLeft).toEqual([]);
});

it('[LOAD-03] it waits for the profile, and is notified when it is known', () => {
  resetStore();
  expect(isReady.get()).toBe(false);
  profileFailed();
  expect(isReady.get()).toBe(true);
  expect(values.at(-1)).toBe(true);
});

it('[LOAD-05] it waits for no component that cannot load', async () => {
  vi.resetModules();
  vi.doMock('../../../../src/features/page/Upsell/Upsell.js', () => {
    throw new Error('of this test');
  });
  onTestFinished(() => void vi.doUnmock('../../../../src/features/page/Upsell/Upsell.js'));
  const { isReady: another } = await import('../../../../src/features/page/Dashboard/readiness.js');
  const heard: boolean[] = [];
  onTestFinished(another.listen((is) => heard.push(is)));
  await expect.poll(() => heard).toEqual([true]);
});
