import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../demo/service/enter.js';
import { reload } from '../../src/flows/load.js';
import { $profile } from '../../src/store/profile.js';
import { callsTo, openPage } from './support/service.js';

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

  it('[LOAD-05] may fail as any other call: the lists say so, and another try asks again', async () => {
    const fault = { method: 'GET', path: '/profiles/data', status: 400, times: 1 };
    await openPage({ shopper: 'member', faults: [fault] });
    expect($profile.get().status).toBe('failed');
    await reload();
    expect($profile.get().status).toBe('ready');
  });
});
