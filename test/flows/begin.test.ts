import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../demo/service/enter.js';
import { reload } from '../../src/flows/load/load.js';
import { joinTabs } from '../../src/platform/broadcast.js';
import { clearOurs } from '../../src/platform/storage.js';
import { $profile } from '../../src/store/profile.js';
import { $activeYear } from '../../src/store/year.js';
import { comeToRest, hold } from './support/gates.js';
import { callsTo, openPage, until } from './support/service.js';

vi.mock('../../src/platform/storage.js', async (original) => {
  const storage = await original<typeof import('../../src/platform/storage.js')>();
  return { ...storage, clearOurs: vi.fn(storage.clearOurs) };
});

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const uuidOf = (shopper: string) => entryOf(shopper)?.identity.uuid ?? '';
const wholeProfiles = async () => (await callsTo('/profiles/data')).map(({ path }) => path).filter((path) => path.includes('/all/'));

afterEach(() => history.replaceState(null, '', '/'));

describe('what is asked for ahead of the load', () => {
  it.each(['guest', 'member', 'cloaked'])('[LOAD-01] [SUPP-01] is asked for once: %s', async (shopper) => {
    await openPage({ shopper });
    expect(await wholeProfiles()).toEqual([`/profiles/data/v1/${uuidOf(shopper)}/all/2027/false`]);
    for (const name of ['suppression', 'dental-provider-covered-plans']) {
      const fragments = (await callsTo('/')).filter(({ path }) => path.endsWith(`/${name}.json`));
      expect(fragments).toHaveLength(1);
    }
    expect($profile.get().status).toBe('ready');
  });

  it('[LOAD-01] is the profile, before the server has said its date', async () => {
    const dates = hold(/systemdate/, 'before');
    await openPage({ shopper: 'member', isLoading: true });
    await until(async () => (await wholeProfiles()).length > 0);
    expect(await wholeProfiles()).toEqual([`/profiles/data/v1/${uuidOf('member')}/all/2027/false`]);
    expect(dates).toHaveLength(1);
    await comeToRest();
  });

  it.each([
    ['a year behind', '2026-09-30T23:00:00', 2026],
    ['a year ahead', '2027-10-01T01:00:00', 2028],
  ])('[YEAR-05] is asked for again where the browser’s clock is %s', async (_, browserDate, likely) => {
    await openPage({ shopper: 'member', browserDate });
    const asked = [likely, 2027].map((year) => `/profiles/data/v1/${uuidOf('member')}/all/${year}/false`);
    expect(await wholeProfiles()).toEqual(asked);
    expect($activeYear.get()).toBe(2027);
    expect($profile.get().status).toBe('ready');
  });

  it('[YEAR-05] shows nothing of an answer of another year, when ever it comes', async () => {
    const late = hold(/all\/2028/, 'after');
    await openPage({ shopper: 'member', browserDate: '2027-10-01T01:00:00' });
    const before = $profile.get();
    expect(before.status).toBe('ready');
    expect(late).toHaveLength(1);
    await comeToRest();
    expect($profile.get()).toBe(before);
  });

  it('[YEAR-01] is of the year that the shopper has chosen', async () => {
    vi.mocked(clearOurs).mockImplementationOnce(() => localStorage.setItem('ucp_activeYear', '2026'));
    await openPage({ shopper: 'member' });
    expect(await wholeProfiles()).toEqual([`/profiles/data/v1/${uuidOf('member')}/all/2026/false`]);
    localStorage.clear();
  });

  it('[LOAD-02] answers the load alone: who reads again asks again', async () => {
    await openPage({ shopper: 'member' });
    await reload();
    expect(await wholeProfiles()).toHaveLength(2);
  });

  it('[LOGIN-01] is nothing of whom a sign-in code is about to replace', async () => {
    history.replaceState(null, '', '/page?code=member');
    await openPage({ shopper: 'guest' });
    const paths = (await callsTo('/profiles/data')).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path).toContain(uuidOf('member'));
  });

  it('[REM-07] is asked for again when another tab changes the profile before anything was read', async () => {
    const dates = hold(/systemdate/, 'before');
    const opened = openPage({ shopper: 'member' });
    await until(async () => dates.length > 0 && (await wholeProfiles()).length > 0);
    const other = joinTabs(() => undefined);
    const heard = new Promise((resolve) => {
      joinTabs(resolve);
    });
    other.tell({ kind: 'profile-changed' });
    await heard;
    await comeToRest();
    await opened;
    expect(await wholeProfiles()).toHaveLength(2);
  });

  it('[LOAD-05] may fail as any other call: the lists say so, and another try asks again', async () => {
    const fault = { method: 'GET', path: '/profiles/data', status: 400, times: 1 };
    await openPage({ shopper: 'member', faults: [fault] });
    expect($profile.get().status).toBe('failed');
    await reload();
    expect($profile.get().status).toBe('ready');
  });
});
