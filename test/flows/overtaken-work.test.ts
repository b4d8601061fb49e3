import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../demo/service/enter.js';
import { reloadSoon, rereadProfile } from '../../src/features/page/actions/load-profile.js';
import { switchYear } from '../../src/features/plans/actions/switch-year.js';
import { reload } from '../../src/features/profile/actions/reload.js';
import { removeItem } from '../../src/features/profile/actions/remove.js';
import { $profile } from '../../src/features/profile/state/profile.js';
import { $providers } from '../../src/features/providers/state/saved-providers.js';
import { forgetShopper } from '../../src/features/session/actions/forget.js';
import { setIdentity } from '../../src/shared/shopper/identity.js';
import { $session, changeSession } from '../../src/shared/shopper/session-state.js';
import { writeCookie } from '../../src/shared/storage/cookies.js';
import { clock } from '../../src/shared/time/clock.js';
import { asRead } from '../fixtures/read-profile.js';
import { finishCalls, type HeldCall, holdCalls, stopHolding } from './support/held-calls.js';
import { recordLeaving } from './support/leaving.js';
import { changedProfile } from './support/navigation-log.js';
import { callsTo, setFaults, storedProfile, until } from './support/service.js';
import { openAtRest, rereadAtRest } from './support/settled-pages.js';

/** Work that ends after something else has made it outdated: a newer read, another plan year, or another shopper. */

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const left = recordLeaving();

const READ = /^GET \/profiles\/data\/.*\/all\//;
const reads = async () => (await callsTo('/profiles/data')).filter(({ path }) => path.includes('/all/'));

/** Reads the profile, and holds the response. */
async function readLate(): Promise<HeldCall> {
  const held = holdCalls(READ, 'after');
  void reload();
  await until(() => held.length === 1);
  stopHolding();
  return held[0] as HeldCall;
}

afterEach(() => vi.unstubAllGlobals());

describe('an older profile that arrives after a newer one', () => {
  it('[REM-07] is not shown', async () => {
    await openAtRest('guest');
    await setFaults(await changedProfile('guest', { drugsAndPharmacyDetails: null }));
    const older = await readLate();
    await setFaults();
    await reload();
    const { profile } = $profile.get();
    expect(profile && asRead(profile).drugs.drugs).toHaveLength(4);
    await older.release();
    await finishCalls();
    expect($profile.get().profile).toBe(profile);
  });

  it('[LOGIN-04] does not sign the member out if it has no user details', async () => {
    await openAtRest('member');
    await setFaults(await changedProfile('member', { userDetails: null }));
    const older = await readLate();
    await setFaults();
    await reload();
    await older.release();
    await finishCalls();
    expect(left()).toEqual([]);
    expect($session.get().state).toBe('member');
  });

  it('[IDC-09] does not count as the read of a merge that came after it', async () => {
    await openAtRest('member');
    const older = await readLate();
    await setFaults({ method: 'GET', path: '/profiles/data', status: 403 });
    await reload({ isMerged: true });
    await older.release();
    await finishCalls();
    await setFaults();
    await rereadAtRest();
    const [first, ...later] = (await reads()).map(({ path }) => path);
    expect(later.slice(-2)).toEqual([later.at(-1), later.at(-1)]);
    expect(later.at(-1)).not.toBe(first);
  });
});

describe('a removal whose list is still being read', () => {
  it('[SIGN-01] [SAFE-01] writes nothing if the plan year is switched and the shopper changes meanwhile', async () => {
    await openAtRest('guest');
    const doctor = { list: 'providers', key: $providers.get()[0]?.id ?? '', name: 'a doctor' } as const;
    const held = holdCalls(/^GET .*\/providers/, 'after');
    const removal = removeItem(doctor, document);
    await until(() => held.length === 1);
    stopHolding();
    // The read of the other year waits for its turn, behind the removal.
    void switchYear(2026, document);
    forgetShopper();
    setIdentity({ uuid: entryOf('member')?.identity.uuid ?? '', isGuest: false, isCloaked: false });
    await reload();
    const { providersDetails } = await storedProfile('member');
    await held[0]?.release();
    await removal;
    await finishCalls();
    expect((await callsTo('/profiles/data')).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect((await storedProfile('member')).providersDetails).toEqual(providersDetails);
  });
});

describe('a read that something else asks for', () => {
  it.each([
    ['the same shopper', 'guest', 1],
    ['another shopper', 'member', 0],
  ])('[SIGN-01] [LOAD-01] is made after a wake-up only if this browser still knows %s', async (_, shopper, more) => {
    await openAtRest('guest');
    const before = (await reads()).length;
    writeCookie('ucp_identity', JSON.stringify(entryOf(shopper)?.identity));
    rereadProfile();
    await finishCalls();
    expect((await reads()).length - before).toBe(more);
  });

  it.each([
    ['goes on', 1],
    ['is being ended', 0],
  ])('[SAFE-08] [IDLE-05] is made for another tab only if the session %s', async (state, more) => {
    await openAtRest('member');
    const before = (await reads()).length;
    const after = vi.spyOn(clock, 'after').mockReturnValue(() => undefined);
    reloadSoon();
    await until(() => after.mock.calls.length > 0);
    const [[, read] = []] = after.mock.calls;
    after.mockRestore();
    if (state === 'is being ended') {
      changeSession({ type: 'ending' });
      forgetShopper();
    }
    read?.();
    await finishCalls();
    expect((await reads()).length - before).toBe(more);
  });
});
