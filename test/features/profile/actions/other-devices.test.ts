import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../../../demo/service/enter.js';
import { $shownDrugs } from '../../../../src/features/drugs/state/saved-drugs.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $notices } from '../../../../src/features/lists/state/notices.js';
import { readSavedPlans } from '../../../../src/features/plan/rules/saved-plans.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { plansSection } from '../../../../src/features/plans/section.js';
import { removeItem, restoreItem } from '../../../../src/features/profile/actions/remove.js';
import type { ListedItem } from '../../../../src/features/profile/actions/saved-list.js';
import { changeSectionSerialized } from '../../../../src/features/profile/actions/write-section.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { addProviders } from '../../../../src/features/providers/actions/provider-tool.js';
import { $providers } from '../../../../src/features/providers/state/saved-providers.js';
import { registerTool } from '../../../../src/features/tools/actions/registry.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { allMessagesDelivered, sendFromTab } from '../../../flows/support/other-tab.js';
import { callsTo, type DeviceChange, onOtherDevice, setAnswers, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { openAtRest } from '../../../flows/support/settled-pages.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

type Row = Readonly<Record<string, unknown>>;

/** Each list that is written as a whole, with something that another device adds to it. */
const lists = {
  drugs: {
    keys: () => $shownDrugs.get().map(({ ndc }) => ndc),
    new: '00093504801',
    row: { nationalDrugCode: '00093504801', drugName: 'Metformin', drugQuantity: 30, drugSupplyLength: 30 },
    field: 'drugsAndPharmacyDetails',
    rows: 'drugInfoDetails',
    key: 'nationalDrugCode',
  },
  providers: {
    keys: () => $providers.get().map(({ id }) => id),
    new: 'new-doctor',
    row: { providerId: 'new-doctor', providerName: 'Dr. New' },
    field: 'providersDetails',
    rows: 'providerIdList',
    key: 'providerId',
  },
} as const;

const rowsStored = async (list: keyof typeof lists): Promise<readonly Row[]> => {
  const { field, rows } = lists[list];
  return ((await storedProfile('guest'))[field] as Readonly<Record<string, readonly Row[]>>)[rows] ?? [];
};
const stored = async (list: keyof typeof lists) => (await rowsStored(list)).map((row) => row[lists[list].key]);
const item = (list: ListedItem['list'], key = ''): ListedItem => ({ list, key, name: 'one' });
const kinds = (list: ListedItem['list']) => $notices.get()[list].map(({ kind }) => kind);
const writes = async () => (await callsTo('/profiles/data')).filter(({ method }) => method === 'POST');
const readsOfAll = async () => (await callsTo('/profiles/data')).filter(({ path }) => path.includes('/all/')).length;

/** The ways of a service to send the version of a section. */
const services = [
  ['that gives versions', true],
  ['that gives none', false],
] as const;

const cases = (['drugs', 'providers'] as const).flatMap((list) => services.map(([which, etags]) => ({ list, which, etags })));

describe.each(cases)('another device and the $list, with a service $which', ({ list, etags }) => {
  const { keys, row, new: added } = lists[list];

  async function open(): Promise<readonly string[]> {
    await openAtRest('guest');
    await setAnswers({ etags });
    return keys();
  }

  it('[SAFE-01] keeps what the other device added, when something is removed here', async () => {
    const [first, ...others] = await open();
    await onOtherDevice('guest', { section: list, add: [row] });
    await removeItem(item(list, first), document);
    expect(await stored(list)).toEqual([...others, added]);
    expect(keys()).toEqual([...others, added]);
    expect(kinds(list)).toEqual(['removed']);
  });

  it('[SAFE-01] does not bring back what the other device removed', async () => {
    const [first = '', second = '', ...others] = await open();
    await onOtherDevice('guest', { section: list, remove: [second] });
    await removeItem(item(list, first), document);
    expect(await stored(list)).toEqual(others);
    await restoreItem(item(list, first), document);
    expect([...(await stored(list))].sort()).toEqual([first, ...others].sort());
  });

  it('[SAFE-01] keeps what the other device added, when a removal here is undone', async () => {
    const [first, ...others] = await open();
    await removeItem(item(list, first), document);
    await onOtherDevice('guest', { section: list, add: [row] });
    await restoreItem(item(list, first), document);
    expect([...(await stored(list))].sort()).toEqual([first, ...others, added].sort());
  });

  it('[SAFE-01] counts as removed what the other device removed before, and puts it back when asked', async () => {
    const [first = '', ...others] = await open();
    await onOtherDevice('guest', { section: list, remove: [first] });
    await removeItem(item(list, first), document);
    expect(kinds(list)).toEqual(['removed']);
    expect(await writes()).toEqual([]);
    await restoreItem(item(list, first), document);
    expect([...(await stored(list))].sort()).toEqual([first, ...others].sort());
  });
});

describe.each(['drugs', 'providers'] as const)('a service that refuses an outdated list: of %s', (list) => {
  const { keys, row, new: added } = lists[list];
  const between = (change: Omit<DeviceChange, 'section' | 'when'>) =>
    onOtherDevice('guest', { section: list, when: 'next-write', ...change });

  it('[SAFE-01] is asked once more with what the other device wrote in between', async () => {
    await openAtRest('guest');
    await setAnswers({ etags: true });
    const [first, ...others] = keys();
    await between({ add: [row] });
    await removeItem(item(list, first), document);
    expect(await stored(list)).toEqual([...others, added]);
    expect(kinds(list)).toEqual(['removed']);
    const sent = await writes();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers['if-match']).not.toBe(sent[1]?.headers['if-match']);
  });

  it('[SAFE-01] is not requested a third time: the item returns, and the shopper gets a message', async () => {
    await openAtRest('guest');
    const before = keys();
    await setFaults({ method: 'POST', path: '/profiles/data', status: 412 });
    await removeItem(item(list, before[0]), document);
    expect(await writes()).toHaveLength(2);
    expect(kinds(list)).toEqual(['remove-failed']);
    expect(keys()).toEqual(before);
  });

  it('[SAFE-01] needs no second write if the other device has removed the same', async () => {
    await openAtRest('guest');
    await setAnswers({ etags: true });
    const [first = '', ...others] = keys();
    await between({ remove: [first] });
    await removeItem(item(list, first), document);
    expect(await writes()).toHaveLength(1);
    expect(await stored(list)).toEqual(others);
    expect(kinds(list)).toEqual(['removed']);
  });
});

it('[SAFE-01] [YEAR-02] a doctor is removed though the year is switched while the list is being read', async () => {
  await openAtRest('guest');
  const [first, ...others] = lists.providers.keys();
  const read = holdCalls(/^GET .*\/providers/, 'after');
  const removal = removeItem(item('providers', first), document);
  await until(() => read.length === 1);
  stopHolding();
  const switched = switchYear(2026, document);
  await read[0]?.release();
  await Promise.all([removal, switched]);
  expect(await stored('providers')).toEqual(others);
});

describe('the saved plans, and another device', () => {
  it('[SAFE-01] keeps the plan that the other device saved, when a removal here is undone', async () => {
    await openAtRest('guest');
    const [key = ''] = $shownPlans.get().keys;
    await removeItem(item('plans', key), document);
    await onOtherDevice('guest', { section: 'plans', add: [{ planId: 'H0028028000', planYear: 2027, planType: 'MAPD' }] });
    await restoreItem(item('plans', key), document);
    const { savedPlans } = (await storedProfile('guest')).plansDetails as { savedPlans: string };
    expect(savedPlans).toContain('H0028028000 2027 MAPD');
    expect(savedPlans).toContain(key.replace('-', ' '));
  });

  it('[SAFE-01] are sent with the version that was read, and once more after a refusal', async () => {
    await openAtRest('guest');
    await onOtherDevice('guest', {
      section: 'plans',
      when: 'next-write',
      add: [{ planId: 'H0028028000', planYear: 2027, planType: 'MAPD' }],
    });
    const isSaved = await changeSectionSerialized(plansSection, {
      change: (now) => ({ ...now, savedPlans: readSavedPlans(`${now.savedPlans.text},H0432011000 2027 MAPD`) }),
      isDone: ({ savedPlans }) => savedPlans.text.includes('H0432011000 2027'),
    });
    expect(isSaved).toBe(true);
    const { savedPlans } = (await storedProfile('guest')).plansDetails as { savedPlans: string };
    expect(savedPlans).toContain('H0028028000 2027 MAPD');
    expect(savedPlans).toContain('H0432011000 2027 MAPD');
  });
});

describe('what is chosen in the provider search, and another device', () => {
  /** The shopper leaves these doctors in the tool; meanwhile something else happens. */
  function choose(ids: readonly string[], meanwhile: () => Promise<void>): Promise<void> {
    registerTool('provider-search', {
      async open() {
        const rows = ids.map((providerId) => ({ providerId, providerName: `Dr. ${providerId}` }));
        sessionStorage.setItem('ucp_providerToolData', JSON.stringify({ zipCode: '85004', providerIdList: rows }));
        await meanwhile();
        return { isCompleted: true, isImported: false };
      },
    });
    return addProviders(null, document);
  }

  it('[SAFE-01] keeps the doctor whom the other device added, and lacks whom it removed', async () => {
    await openAtRest('guest');
    const [first = '', second = '', third = '', fourth = ''] = lists.providers.keys();
    await choose([first, second, third, 'chosen'], () =>
      onOtherDevice('guest', { section: 'providers', add: [lists.providers.row], remove: [second] }),
    );
    const now = await stored('providers');
    expect([...now].sort()).toEqual([first, third, 'chosen', 'new-doctor'].sort());
    expect(now).not.toContain(fourth);
  });

  const saved = ['1232131239', '1234329724', '1232125215', '1790789741'];
  const rows = (...list: readonly unknown[]) => JSON.stringify({ zipCode: '85004', providerIdList: list });
  const good = { providerId: 'a', providerName: 'Dr. A' };

  it.each([
    ['rows of another form', rows({ id: 'new-format-1', name: 'Dr A' }, { id: 'new-format-2' })],
    ['one row without an id among good ones', rows(good, { providerName: 'Dr. B' })],
    ['one row without a name', rows({ providerId: 'b' }, good)],
    ['a row that is null', rows(good, null)],
    ['a row that is a text', rows(good, '1232131239')],
    ['a row that is a list', rows(good, [good])],
    ['a row whose id is blank', rows(good, { providerId: ' ', providerName: 'Dr. C' })],
    ['no list', JSON.stringify({ zipCode: '85004', providerIdList: {} })],
    ['no JSON', '{"zipCode":"85004","providerIdList":['],
    ['no ZIP code', JSON.stringify({ providerIdList: [good] })],
  ])('[SAFE-04] leaves the saved doctors as they are, and says so if the tool left %s', async (_, left) => {
    await openAtRest('guest');
    registerTool('provider-search', {
      async open() {
        sessionStorage.setItem('ucp_providerToolData', left);
        return { isCompleted: true, isImported: false };
      },
    });
    await addProviders(null, document);
    expect(await stored('providers')).toEqual(saved);
    expect(lists.providers.keys()).toEqual(saved);
    expect($notices.get().providers).toMatchObject([{ kind: 'tool-unusable', of: 'providers' }]);
    expect(await writes()).toEqual([]);
  });

  it('[SAFE-04] counts a doctor who is there twice only once', async () => {
    await openAtRest('guest');
    registerTool('provider-search', {
      async open() {
        sessionStorage.setItem('ucp_providerToolData', rows(good, good));
        return { isCompleted: true, isImported: false };
      },
    });
    await addProviders(null, document);
    expect(lists.providers.keys()).toEqual(['a']);
  });

  it('[SAFE-01] [SAFE-04] changes nothing if the list of the service cannot be read, and says so', async () => {
    await openAtRest('guest');
    await setFaults({ method: 'GET', path: '/profiles/data', status: 403 });
    await choose(['a'], async () => undefined);
    expect(await writes()).toEqual([]);
    expect(kinds('providers')).toEqual(['tool-unusable']);
  });
});

describe('a response that is about another shopper', () => {
  const other = '00000000-0000-4000-8000-000000000002';
  const drug = () => lists.drugs.keys()[0];

  it('[SAFE-03] is a failed read of the profile: nobody else’s items show, and nothing is written to the other', async () => {
    await openAtRest('guest', { faults: [{ method: 'GET', path: '/profiles/data', answersAs: 'member' }] });
    expect($profile.get()).toMatchObject({ status: 'failed', profile: null });
    await removeItem(item('drugs', '00378520977'), document);
    expect((await callsTo('/profiles/data')).filter(({ path }) => path.includes(other))).toEqual([]);
  });

  it('[SAFE-03] is a failed read of a section: the list is not written', async () => {
    await openAtRest('guest');
    const before = await stored('drugs');
    await setFaults({ method: 'GET', path: '/profiles/data', answersAs: 'member' });
    await removeItem(item('drugs', drug()), document);
    expect(kinds('drugs')).toEqual(['remove-failed']);
    expect(await writes()).toEqual([]);
    expect(await stored('drugs')).toEqual(before);
  });

  it.each([
    ['drugs', 'POST', () => drug()],
    ['plans', 'DELETE', () => $shownPlans.get().keys[0]],
  ] as const)('[SAFE-03] is silent about a write: the list is read. One of the %s', async (list, method, key) => {
    await openAtRest('guest');
    await setFaults({ method, path: '/profiles/data', answersAs: 'member' });
    await removeItem(item(list, key()), document);
    expect(kinds(list)).toEqual(['removed']);
    const uuids = new Set((await callsTo('/profiles/data')).map(({ path }) => path.split('/')[4]));
    expect([...uuids]).toEqual([$profile.get().profile?.uuid]);
  });

  it('[SAFE-03] is the same shopper if the uuid comes in capitals; writes go to the uuid that was requested', async () => {
    // The uuid of a copy has letters.
    const shopper = 'guest~capitals';
    const uuid = entryOf(shopper)?.identity.uuid ?? '';
    const capitals = uuid.toUpperCase();
    expect(capitals).not.toBe(uuid);
    await openAtRest(shopper, { faults: [{ method: 'GET', path: '/profiles/data', answersAs: capitals }] });
    expect($profile.get()).toMatchObject({ status: 'ready', profile: { uuid } });
    await removeItem(item('drugs', drug()), document);
    expect(kinds('drugs')).toEqual(['removed']);
    const paths = (await callsTo('/profiles/data')).map(({ path }) => path);
    expect(paths.filter((path) => path.includes(capitals))).toEqual([]);
    expect(JSON.stringify(await writes())).not.toContain(capitals);
  });
});

describe('a lock that never comes', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['drugs', () => lists.drugs.keys()[0]],
    ['providers', () => lists.providers.keys()[0]],
    ['plans', () => $shownPlans.get().keys[0]],
  ] as const)('[SAFE-07] is waited for ten seconds; then the removal is done from a fresh read: one of the %s', async (list, key) => {
    await openAtRest('guest');
    const removed = key();
    const after = vi.spyOn(clock, 'after');
    const request = vi.fn(() => new Promise(() => undefined));
    vi.stubGlobal('navigator', { locks: { request }, onLine: true });
    if (list !== 'plans') await onOtherDevice('guest', { section: list, add: [lists[list].row] });
    const removal = removeItem(item(list, removed), document);
    await until(() => request.mock.calls.length === 1);
    const [, passes] = after.mock.calls.find(([milliseconds]) => milliseconds === 10_000) ?? [];
    after.mockRestore();
    expect((await callsTo('/profiles/data')).filter(({ method }) => method !== 'GET')).toEqual([]);
    passes?.();
    await removal;
    expect(kinds(list)).toEqual(['removed']);
    if (list !== 'plans') expect(await stored(list)).toContain(lists[list].new);
  });

  it('[SAFE-07] is not confused with one that comes in time: the removal is done once', async () => {
    await openAtRest('guest');
    const after = vi.spyOn(clock, 'after');
    vi.stubGlobal('navigator', {
      locks: { request: (_: string, __: object, run: () => unknown) => Promise.resolve().then(run) },
      onLine: true,
    });
    const post = holdCalls(/^POST .*\/drugs$/, 'before');
    const removal = removeItem(item('drugs', lists.drugs.keys()[0]), document);
    await until(() => post.length === 1);
    for (const [milliseconds, passes] of after.mock.calls) if (milliseconds === 10_000) passes();
    after.mockRestore();
    await post[0]?.release();
    await removal;
    expect(await writes()).toHaveLength(1);
  });
});

describe('messages of other tabs', () => {
  it('[SAFE-08] is one read of the profile, however often it is said, and one more for what is said later', async () => {
    await openAtRest('guest');
    const before = await readsOfAll();
    for (let count = 0; count < 300; count += 1) sendFromTab({ kind: 'profile-changed' });
    await allMessagesDelivered();
    await until(async () => (await readsOfAll()) > before);
    await allMessagesDelivered();
    sendFromTab({ kind: 'profile-changed' });
    await until(async () => (await readsOfAll()) >= before + 2);
    expect((await readsOfAll()) - before).toBe(2);
  });

  it('[SAFE-08] is one read more if it is said while the profile is being read', async () => {
    await openAtRest('guest');
    const read = holdCalls(/^GET .*\/all\//, 'after');
    sendFromTab({ kind: 'profile-changed' });
    await until(() => read.length === 1);
    for (let count = 0; count < 20; count += 1) sendFromTab({ kind: 'profile-changed' });
    await allMessagesDelivered();
    const [first] = lists.drugs.keys();
    await onOtherDevice('guest', { section: 'drugs', remove: [first ?? ''] });
    await read[0]?.release();
    await until(() => read.length === 2);
    await read[1]?.release();
    expect(lists.drugs.keys()).not.toContain(first);
    expect(read).toHaveLength(2);
  });
});
