import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../demo/service/enter.js';
import { $shownDrugs } from '../../src/features/drugs/state/saved-drugs.js';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import { $notices } from '../../src/features/lists/state/notices.js';
import { $pharmacy } from '../../src/features/pharmacies/state/pharmacy.js';
import { savePlan } from '../../src/features/plans/actions/save-plan.js';
import { $counts } from '../../src/features/plans/state/counts.js';
import { removeItem, restoreItem } from '../../src/features/profile/actions/remove.js';
import { tryAgain } from '../../src/features/profile/actions/try-again.js';
import { isListUnread } from '../../src/features/profile/rules/unread.js';
import { $profile } from '../../src/features/profile/state/profile.js';
import { addProviders, replaceProviders } from '../../src/features/providers/actions/provider-tool.js';
import { $providers } from '../../src/features/providers/state/saved-providers.js';
import { registerTool } from '../../src/features/tools/actions/registry.js';
import { resetWarnings } from '../../src/shared/report.js';
import { $identity } from '../../src/shared/shopper/identity.js';
import type { ListName } from '../../src/shared/view/lists.js';
import { finishCalls } from './support/held-calls.js';
import { changedProfile } from './support/navigation-log.js';
import { callsTo, onOtherDevice, setFaults, storedProfile } from './support/service.js';
import { openAtRest } from './support/settled-pages.js';
import '../../src/features/session/actions/sign-out.js';

/** Responses with fields of a wrong type: what the shopper sees, and what the service keeps. */

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  warn.mockClear();
  resetWarnings();
});

type Row = Readonly<Record<string, unknown>>;
type Rows = readonly Row[];

interface Stored {
  readonly plansDetails: Row & { readonly savedPlans: string };
  readonly drugsAndPharmacyDetails: Row & { readonly drugInfoDetails: Rows; readonly pharmacyObj: Row };
  readonly providersDetails: Row & { readonly providerIdList: Rows };
}

const stored = async (shopper = 'guest') => (await storedProfile(shopper)) as unknown as Stored;
const storedDrugs = async () => (await stored()).drugsAndPharmacyDetails.drugInfoDetails.map(({ nationalDrugCode }) => nationalDrugCode);
const storedDoctors = async () => (await stored()).providersDetails.providerIdList.map(({ providerId }) => providerId);
const storedPlans = async () => (await stored()).plansDetails.savedPlans.split(',');
const writes = async () => (await callsTo('/profiles/data')).filter(({ method }) => method === 'POST');

/** From now on the service sends a section so. */
async function sectionsAre(section: ListName, body: Row): Promise<void> {
  const uuid = entryOf('guest')?.identity.uuid;
  await setFaults({ method: 'GET', path: `/profiles/data/v1/${uuid}/${section}`, body: { uuid, isGuest: true, ...body } });
}

const byNumber = (rows: readonly unknown[]) => Object.fromEntries(rows.map((row, at) => [String(at + 1), row]));

/** Values that a service could send in place of its rows. */
const wrongLists: readonly (readonly [what: string, make: (rows: Rows) => unknown])[] = [
  ['an object of rows', byNumber],
  ['JSON in a text', (rows) => JSON.stringify(rows)],
  ['an empty text', () => ''],
  ['a number', () => 4],
  ['true', () => true],
  ['a list of texts', (rows) => rows.map((row) => JSON.stringify(row))],
  ['a list of lists', (rows) => rows.map((row) => Object.values(row))],
  ['rows with ids in objects', (rows) => rows.map((row) => ({ ...row, nationalDrugCode: { id: row.nationalDrugCode } }))],
  [
    'rows of which one has its id in a list',
    (rows) => rows.map((row, at) => (at === 2 ? { ...row, nationalDrugCode: [row.nationalDrugCode] } : row)),
  ],
  ['rows of which one has lost its id', (rows) => rows.map((row, at) => (at === 2 ? { ...row, nationalDrugCode: null } : row))],
];

async function drugsAre(make: (rows: Rows) => unknown): Promise<void> {
  const { drugsAndPharmacyDetails: section } = await stored();
  await sectionsAre('drugs', { drugsAndPharmacyDetails: { ...section, drugInfoDetails: make(section.drugInfoDetails) } });
}

const drug = (key: unknown) => ({ list: 'drugs', key: String(key), name: 'Drug' }) as const;
const shownDrugs = () => $shownDrugs.get().map(({ ndc }) => ndc);

describe('a section of drugs that is read before a write', () => {
  it.each(wrongLists)('[SAFE-01] [REM-03] with %s: the removal fails, and the drug is back', async (_, make) => {
    await openAtRest('guest');
    const before = await storedDrugs();
    await drugsAre(make);
    await removeItem(drug(before[0]), document);
    await finishCalls();
    expect(await writes()).toEqual([]);
    expect(await storedDrugs()).toEqual(before);
    expect(shownDrugs()).toHaveLength(4);
    expect($notices.get().drugs).toMatchObject([{ kind: 'remove-failed' }]);
  });

  it.each(wrongLists)('[SAFE-01] [REM-03] with %s: undo fails, and the other drugs stay', async (_, make) => {
    await openAtRest('guest');
    const [first, ...others] = await storedDrugs();
    await removeItem(drug(first), document);
    await finishCalls();
    await drugsAre(make);
    await restoreItem(drug(first), document);
    expect(await storedDrugs()).toEqual(others);
    expect(shownDrugs()).toHaveLength(3);
    expect($notices.get().drugs).toMatchObject([{ kind: 'restore-failed' }]);
    // When the service is well again, the same button works.
    await setFaults();
    await restoreItem(drug(first), document);
    expect(await storedDrugs()).toHaveLength(4);
  });

  it.each([
    ['a text', 'closed'],
    ['a number', 7],
    ['a list', []],
    ['a flag', true],
    ['an object with a list', { pharmacyNumber: [] }],
  ])('[SAFE-01] keeps the pharmacy if it is %s', async (_, pharmacyObj) => {
    await openAtRest('guest');
    const { drugsAndPharmacyDetails: section } = await stored();
    await sectionsAre('drugs', { drugsAndPharmacyDetails: { ...section, pharmacyObj } });
    await removeItem(drug((await storedDrugs())[0]), document);
    expect((await stored()).drugsAndPharmacyDetails).toEqual(section);
    expect($pharmacy.get()).not.toBeNull();
  });
});

describe('a response to a write', () => {
  it.each(wrongLists.slice(0, 8))('[REM-03] with %s counts as lost: the list is read, and the removal is true', async (_, make) => {
    await openAtRest('guest');
    const [first, ...others] = await storedDrugs();
    const { drugsAndPharmacyDetails: section } = await stored();
    const body = { drugsAndPharmacyDetails: { ...section, drugInfoDetails: make(section.drugInfoDetails) } };
    const service = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await service(input, init);
      const isWrite = input instanceof Request && input.method === 'POST' && input.url.includes('/profiles/data');
      return isWrite ? new Response(JSON.stringify(body)) : answer;
    };
    try {
      await removeItem(drug(first), document);
      await finishCalls();
    } finally {
      globalThis.fetch = service;
    }
    expect(await storedDrugs()).toEqual(others);
    expect(shownDrugs()).toEqual(others);
    expect($notices.get().drugs).toMatchObject([{ kind: 'removed' }]);
  });
});

describe('saved plans that are read before a write', () => {
  const wrongPlans: readonly (readonly [string, (text: string) => Row])[] = [
    ['a list of texts', (text) => ({ savedPlans: text.split(',') })],
    ['an object of texts', (text) => ({ savedPlans: byNumber(text.split(',')) })],
    ['a number', () => ({ savedPlans: 9 })],
    ['true', () => ({ savedPlans: true })],
    ['rows in an object', (savedPlans) => ({ savedPlans, plans: { '1': {} } })],
    ['rows in a text', (savedPlans) => ({ savedPlans, plans: '[]' })],
  ];

  async function plansAre(make: (text: string) => Row): Promise<void> {
    const { plansDetails } = await stored();
    await sectionsAre('plans', { plansDetails: { ...plansDetails, ...make(plansDetails.savedPlans) } });
  }

  it.each(wrongPlans)('[SAFE-01] [REM-03] as %s: undo fails, and the other plans stay', async (_, make) => {
    await openAtRest('guest');
    const [key = ''] = $shownPlans.get().keys;
    const plan = { list: 'plans', key, name: 'Plan' } as const;
    await removeItem(plan, document);
    const left = await storedPlans();
    const shown = $shownPlans.get().keys;
    await plansAre(make);
    await restoreItem(plan, document);
    await finishCalls();
    expect(await storedPlans()).toEqual(left);
    expect($shownPlans.get().keys).toEqual(shown);
    expect($notices.get().plans).toMatchObject([{ kind: 'restore-failed' }]);
  });

  it.each(wrongPlans)('[SAFE-01] [SAVE-01] as %s: a plan is not saved, and the others stay', async (_, make) => {
    await openAtRest('guest');
    const before = await storedPlans();
    const shown = $shownPlans.get().keys;
    await plansAre(make);
    await expect(savePlan({ planId: 'H0321004000', planYear: 2027, planType: 'MAPD' }, document)).rejects.toThrow();
    await finishCalls();
    expect(await storedPlans()).toEqual(before);
    expect($shownPlans.get().keys).toEqual(shown);
    expect($notices.get().plans).toMatchObject([{ kind: 'save-failed' }]);
  });
});

describe('doctors that are read before a write', () => {
  const rows = (list: Rows) => list.map((row) => ({ ...row, providerId: [row.providerId] }));
  const wrongDoctors: readonly (readonly [string, (section: Stored['providersDetails']) => unknown])[] = [
    ['an object of rows', (section) => ({ ...section, providerIdList: byNumber(section.providerIdList) })],
    ['rows with ids in lists', (section) => ({ ...section, providerIdList: rows(section.providerIdList) })],
    ['a ZIP code in an object', (section) => ({ ...section, zipCode: { code: section.zipCode } })],
    ['a text in place of the section', (section) => JSON.stringify(section)],
  ];

  /** The provider search stores one doctor, for this ZIP code. */
  function bringTool(zipCode: string): void {
    registerTool('provider-search', {
      async open() {
        const providerIdList = [{ providerId: 'new', providerName: 'Dr. New' }];
        sessionStorage.setItem('ucp_providerToolData', JSON.stringify({ zipCode, planYear: 2027, providerIdList }));
        return { isCompleted: true, isImported: false };
      },
    });
  }

  it.each(wrongDoctors)('[SAFE-04] as %s: the choice in the provider search changes nothing', async (_, make) => {
    await openAtRest('guest');
    const before = await storedDoctors();
    await sectionsAre('providers', { providersDetails: make((await stored()).providersDetails) });
    bringTool('85004');
    await addProviders(null, document);
    await finishCalls();
    expect(await storedDoctors()).toEqual(before);
    expect($providers.get()).toHaveLength(before.length);
    expect($notices.get().providers).toMatchObject([{ kind: 'tool-unusable' }]);
  });

  it.each(wrongDoctors)('[SAFE-04] [PV-09] as %s: the doctors are not replaced', async (_, make) => {
    await openAtRest('guest');
    const before = await storedDoctors();
    bringTool('85701');
    await addProviders(null, document);
    await finishCalls();
    await sectionsAre('providers', { providersDetails: make((await stored()).providersDetails) });
    await replaceProviders();
    await finishCalls();
    expect(await storedDoctors()).toEqual(before);
    expect($notices.get().providers).toMatchObject([{ kind: 'replace-failed' }]);
  });
});

describe('a profile', () => {
  const ready: unknown[] = [];
  document.addEventListener('ucp-ready', (event) => ready.push((event as CustomEvent).detail));

  /** The page of a guest whose profile the service sends so. */
  async function openWith(change: (now: Stored) => Row, shopper = 'guest'): Promise<void> {
    await openAtRest(shopper);
    const fault = await changedProfile(shopper, change(await stored(shopper)));
    ready.length = 0;
    await openAtRest(shopper, { faults: [fault] });
  }

  const unread = () => {
    const { profile } = $profile.get();
    return (['plans', 'drugs', 'providers'] as const).filter((list) => profile && isListUnread(profile, list));
  };

  const wrongProfiles: readonly (readonly [string, (now: Stored) => Row, readonly string[]])[] = [
    [
      'sections as numbers',
      () => ({ plansDetails: 1, drugsAndPharmacyDetails: 2, providersDetails: 3 }),
      [
        'profile: plansDetails is a number, not an object',
        'profile: drugsAndPharmacyDetails is a number, not an object',
        'profile: providersDetails is a number, not an object',
      ],
    ],
    [
      'rows as objects, and savedPlans as a list',
      (now) => ({
        plansDetails: { ...now.plansDetails, savedPlans: now.plansDetails.savedPlans.split(',') },
        drugsAndPharmacyDetails: { ...now.drugsAndPharmacyDetails, drugInfoDetails: byNumber(now.drugsAndPharmacyDetails.drugInfoDetails) },
        providersDetails: { ...now.providersDetails, providerIdList: byNumber(now.providersDetails.providerIdList) },
      }),
      [
        'profile: savedPlans is a list, not a text',
        'profile: drugInfoDetails is an object, not a list',
        'profile: providerIdList is an object, not a list',
      ],
    ],
    [
      'every row unreadable',
      (now) => ({
        plansDetails: { ...now.plansDetails, savedPlans: 'one,two,three' },
        drugsAndPharmacyDetails: { ...now.drugsAndPharmacyDetails, drugInfoDetails: [{ drugName: 'A' }, { drugName: 'B' }] },
        providersDetails: { ...now.providersDetails, providerIdList: [{ providerName: 'A' }] },
      }),
      [],
    ],
  ];

  it.each(wrongProfiles)('[LOAD-05] with %s: the lists could not be loaded, and never look empty', async (_, change, types) => {
    await openWith(change);
    expect(unread()).toEqual(['plans', 'drugs', 'providers']);
    expect($counts.get()).toEqual({});
    expect(ready).toEqual([{ complete: false }]);
    for (const type of types) expect(warn.mock.calls.filter(([text]) => text === `[ucp] ${type}`)).toHaveLength(1);
    await setFaults();
    await tryAgain();
    expect(unread()).toEqual([]);
    expect(shownDrugs()).toHaveLength(4);
    expect(ready.at(-1)).toEqual({ complete: true });
  });

  it('[LOAD-05] with one section as a number: the others work', async () => {
    await openWith(() => ({ drugsAndPharmacyDetails: 2 }));
    expect(unread()).toEqual(['drugs']);
    expect($providers.get()).toHaveLength(4);
    expect($counts.get()).toEqual({ plans: 4, providers: 4 });
    expect(ready).toEqual([{ complete: false }]);
  });

  it('[LOAD-05] that is read again with sections of wrong types keeps the rows, and a removal still reads them first', async () => {
    await openAtRest('guest');
    const before = await storedDrugs();
    const uuid = entryOf('guest')?.identity.uuid;
    const { body } = await changedProfile('guest', { plansDetails: [], drugsAndPharmacyDetails: 'x', providersDetails: true });
    await setFaults({ method: 'GET', path: `/profiles/data/v1/${uuid}/all`, body });
    await tryAgain();
    expect(unread()).toEqual(['plans', 'drugs', 'providers']);
    expect(shownDrugs()).toEqual(before);
    expect($shownPlans.get().keys).toHaveLength(4);
    await removeItem(drug(before[0]), document);
    await finishCalls();
    expect(await storedDrugs()).toEqual(before.slice(1));
    expect($notices.get().drugs).toMatchObject([{ kind: 'removed' }]);
  });

  it.each([
    ['a text', 'Ada'],
    ['a number', 5],
    ['a list', []],
    ['a flag', false],
    ['an object of objects', { firstName: {}, email: [] }],
  ])('[LOGIN-04] with user details that are %s keeps the member signed in and the session open', async (_, userDetails) => {
    await openWith(() => ({ userDetails }), 'member');
    expect($identity.get()?.isGuest).toBe(false);
    expect((await callsTo('/profiles/session')).filter(({ method }) => method === 'DELETE')).toEqual([]);
    expect(shownDrugs()).toHaveLength(4);
    expect(ready).toEqual([{ complete: false }]);
  });

  it.each([[{}], [[]], [5], [true]])('[SAFE-03] with a uuid that is %j is nobody’s', async (uuid) => {
    await openWith(() => ({ uuid }));
    expect($profile.get().status).toBe('failed');
  });
});

describe('a list of more than 2,000 rows', () => {
  const many = Array.from({ length: 2_100 }, (_, at) => ({ nationalDrugCode: String(10_000_000_000 + at), drugName: `Drug ${at}` }));
  const doctors = many.map(({ nationalDrugCode }, at) => ({ providerId: nationalDrugCode, providerName: `Dr. ${at}` }));
  const odd = { nationalDrugCode: 'odd', note: 'of another program' };

  it('[SAFE-05] [REM-07] keeps the rows that were never read when one is removed and put back', { timeout: 60_000 }, async () => {
    await openAtRest('guest');
    await onOtherDevice('guest', { section: 'drugs', add: [odd, ...many] });
    await tryAgain();
    const before = await storedDrugs();
    expect(shownDrugs()).toHaveLength(1_999);
    const key = shownDrugs()[7];
    await removeItem(drug(key), document);
    await finishCalls();
    expect(await storedDrugs()).toEqual(before.filter((one) => one !== key));
    await restoreItem(drug(key), document);
    await finishCalls();
    expect(await storedDrugs()).toEqual(before);
  });

  it('[SAFE-05] [PV-07] keeps them when the provider search changes the doctors', { timeout: 60_000 }, async () => {
    await openAtRest('guest');
    const twice = { providerId: '10000000000', providerName: 'Dr. 0', providerAddressId: '2' };
    await onOtherDevice('guest', { section: 'providers', add: [...doctors, twice] });
    await tryAgain();
    const before = await storedDoctors();
    const [gone = '', ...chosen] = $providers.get().map(({ id }) => id);
    registerTool('provider-search', {
      async open() {
        const providerIdList = chosen.map((providerId) => ({ providerId, providerName: 'Dr.' }));
        sessionStorage.setItem('ucp_providerToolData', JSON.stringify({ zipCode: '85004', planYear: 2027, providerIdList }));
        return { isCompleted: true, isImported: false };
      },
    });
    await addProviders(null, document);
    await finishCalls();
    expect([...new Set(await storedDoctors())].toSorted()).toEqual([...new Set(before)].filter((one) => one !== gone).toSorted());
  });
});
