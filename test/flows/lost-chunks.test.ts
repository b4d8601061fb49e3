import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../demo/service/enter.js';
import { $identity } from '../../src/store/identity.js';
import { $isComplete } from '../../src/store/loading.js';
import { $profile } from '../../src/store/profile.js';
import { $session } from '../../src/store/session.js';
import { comeToRest } from './support/gates.js';
import { recordEvent } from './support/leaving.js';
import { callsTo, openPage } from './support/service.js';

/** Code that comes when it is needed, as a browser meets it whose connection has gone: what it was for is left out, nothing more. */

const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const completed = recordEvent('ucp-sign-in-complete');
const lost = () => {
  throw new Error('Failed to fetch dynamically imported module');
};

afterEach(async () => {
  await comeToRest();
  vi.doUnmock('../../src/flows/session/sign-in.js');
  vi.doUnmock('../../src/flows/import/import.js');
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

describe('a chunk of signing in that does not load', () => {
  it('[LOGIN-03] is logged, and the page goes on as without a code', async () => {
    vi.doMock('../../src/flows/session/sign-in.js', lost);
    history.replaceState(null, '', '?code=member');
    await openPage();
    expect($identity.get()).toEqual({ uuid: entryOf('guest')?.identity.uuid, isGuest: true, isCloaked: false });
    expect([$profile.get().status, $isComplete.get(), completed()]).toEqual(['ready', true, []]);
    expect(said.mock.calls.flat().join()).toContain('signing in could not be finished');
    expect(await callsTo('/profiles/auth')).toEqual([]);
  });

  it('[LOAD-02] [IMP-01] signs in without the import where that is what is lost', async () => {
    vi.doMock('../../src/flows/import/import.js', lost);
    history.replaceState(null, '', '?code=member');
    await openPage();
    expect($identity.get()).toMatchObject({ uuid: entryOf('member')?.identity.uuid, isGuest: false });
    expect([$profile.get().status, $isComplete.get(), $session.get().isImporting]).toEqual(['ready', true, false]);
    expect(completed()).toHaveLength(1);
    expect(await callsTo('/profiles/import')).toEqual([]);
  });
});
