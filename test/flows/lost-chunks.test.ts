import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../demo/service/enter.js';
import { $import } from '../../src/features/import/state/import.js';
import { $isComplete } from '../../src/features/profile/state/loading.js';
import { $profile } from '../../src/features/profile/state/profile.js';
import { storedIdentity } from '../../src/features/session/actions/stored-identity.js';
import { $identity } from '../../src/shared/shopper/identity.js';
import { clock } from '../../src/shared/time/clock.js';
import { finishCalls } from './support/held-calls.js';
import { recordEvent } from './support/leaving.js';
import { callsTo, openPage, until } from './support/service.js';

/** Code that comes when it is needed, as a browser meets it whose connection has gone: what it was for is left out, nothing more. */

const consoleLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const completed = recordEvent('ucp-sign-in-complete');

/** Chunks that do not come. Said here once, because a mock that is taken back and said anew may come in either order. */
const lost = vi.hoisted(() => new Set<string>());
const unlessLost = vi.hoisted(() => async (chunk: string, original: () => Promise<unknown>) => {
  if (lost.has(chunk)) throw new Error('Failed to fetch dynamically imported module');
  return (await original()) as object;
});
vi.mock('../../src/features/session/actions/sign-in.js', (original) => unlessLost('sign-in', original));
vi.mock('../../src/features/import/actions/import.js', (original) => unlessLost('import', original));
vi.mock('../../src/features/session/actions/sign-out.js', (original) => unlessLost('sign-out', original));
vi.mock('../../src/features/session/actions/end-session.js', (original) => unlessLost('end-session', original));

afterEach(async () => {
  await finishCalls();
  lost.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

// These tests come first, because code that has loaded once cannot be lost any more.
describe('the chunk that leaves a profile without a person if it does not load', () => {
  it('[LOGIN-04] [LOAD-05] ends the loading, and says that the profile could not be read', async () => {
    lost.add('sign-out');
    await openPage({ shopper: 'no-details', isLoading: true });
    await until(() => $isComplete.get());
    expect([$profile.get().status, completed()]).toEqual(['failed', []]);
  });
});

describe('a chunk of signing in that does not load', () => {
  it('[LOGIN-03] is logged, and the page continues as without a code', async () => {
    lost.add('sign-in');
    history.replaceState(null, '', '?code=member');
    await openPage({ session: { ucp_toolSignIn: 'drug-cost-estimator' } });
    expect($identity.get()).toEqual({ uuid: entryOf('guest')?.identity.uuid, isGuest: true, isCloaked: false });
    expect([$profile.get().status, $isComplete.get(), completed()]).toEqual(['ready', true, []]);
    expect(consoleLines.mock.calls.flat().join()).toContain('signing in or out could not be finished');
    expect(await callsTo('/profiles/auth')).toEqual([]);
  });

  it('[LOAD-02] [IMP-01] signs in without the import if that is what is lost', async () => {
    lost.add('import');
    history.replaceState(null, '', '?code=member');
    await openPage({ session: { ucp_toolSignIn: 'drug-cost-estimator' } });
    expect($identity.get()).toMatchObject({ uuid: entryOf('member')?.identity.uuid, isGuest: false });
    expect([$profile.get().status, $isComplete.get(), $import.get().kind]).toEqual(['ready', true, 'none']);
    expect(completed()).toHaveLength(1);
    expect(await callsTo('/profiles/import')).toEqual([]);
  });
});

describe('the chunk that ends a session if it does not load', () => {
  const runOut = () => localStorage.setItem('ucp_lastActive', JSON.stringify({ at: clock.epoch() - 9_121_000, timeout: 9000 }));
  const reads = async () => callsTo(`/profiles/data/v1/${entryOf('member')?.identity.uuid}`);

  beforeEach(() => {
    lost.add('end-session');
  });

  it('[IDLE-05] [IDLE-03] leaves a guest, and nothing of the member, on a page that opens after it', async () => {
    await openPage({ shopper: 'member', isLoading: true });
    runOut();
    await until(() => storedIdentity()?.isGuest === true && $isComplete.get());
    await finishCalls();
    expect($identity.get()).toMatchObject({ isGuest: true });
    expect([$profile.get().status, storedIdentity()?.isGuest, localStorage.getItem('ucp_lastActive')]).toEqual(['ready', true, null]);
    expect(await reads()).toEqual([]);
  });

  it('[IDLE-05] [IDLE-03] leaves a guest, and nothing of the member, on a page that comes back', async () => {
    await openPage({ shopper: 'guest' });
    await finishCalls();
    runOut();
    // biome-ignore lint/suspicious/noDocumentCookie: the library reads the identity there
    for (const one of entryOf('member')?.cookies ?? []) document.cookie = one;
    document.dispatchEvent(new Event('visibilitychange'));
    await finishCalls();
    expect($identity.get()).toMatchObject({ isGuest: true });
    expect([$profile.get().status, storedIdentity()?.isGuest, localStorage.getItem('ucp_lastActive')]).toEqual(['ready', true, null]);
    expect(await reads()).toEqual([]);
  });
});
