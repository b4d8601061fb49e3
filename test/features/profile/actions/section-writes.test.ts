import { describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../../../demo/service/enter.js';
import { addDrugs } from '../../../../src/features/drugs/actions/drug-tool.js';
import { $shownDrugs } from '../../../../src/features/drugs/state/saved-drugs.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $supplement } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { $notices } from '../../../../src/features/lists/state/notices.js';
import { isWritten } from '../../../../src/features/profile/actions/read-section.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { removeItem } from '../../../../src/features/profile/actions/remove.js';
import { addProviders } from '../../../../src/features/providers/actions/provider-tool.js';
import { providersSection } from '../../../../src/features/providers/section.js';
import { forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { registerTool } from '../../../../src/features/tools/actions/registry.js';
import { shopperScope } from '../../../../src/shared/shopper/scope.js';
import { profileHere } from '../../../fixtures/read-profile.js';
import { holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { allAtoms } from '../../../flows/support/leaving.js';
import { changedProfile } from '../../../flows/support/navigation-log.js';
import { callsTo, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { openAtRest } from '../../../flows/support/settled-pages.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

type Row = Readonly<Record<string, unknown>>;

interface DrugRow {
  readonly nationalDrugCode: string;
}

const drugsOf = async () => (await storedProfile('guest')).drugsAndPharmacyDetails as { readonly drugInfoDetails: readonly DrugRow[] };
const storedRows = async () => (await drugsOf()).drugInfoDetails;
const storedDrugs = async () => (await storedRows()).map(({ nationalDrugCode }) => nationalDrugCode);

/** The guest's drugs, as another tab or the drug tool writes them. */
async function writeElsewhere(drugInfoDetails: readonly DrugRow[]): Promise<void> {
  await fetch(`/profiles/data/v1/${entryOf('guest')?.identity.uuid}/drugs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ drugsAndPharmacyDetails: { ...(await drugsOf()), drugInfoDetails } }),
  });
}

const callsOf = async (kind: string) => (await callsTo('/profiles/data')).filter(({ method }) => method === kind);

describe('the section of the doctors, written after the provider search', () => {
  /** The profile keeps a field that the library does not know, and a ZIP code of its own. */
  async function openWithSection(shopper: string): Promise<void> {
    await openAtRest(shopper);
    const stored = (await storedProfile(shopper)).providersDetails as Row;
    const providersDetails = { ...stored, zipCode: '85701', keptBy: 'the profile', sortedBy: 'the profile' };
    await setFaults(await changedProfile(shopper, { providersDetails }));
    await reload();
  }

  /** The section that is written when the tool has left this. */
  async function writtenAfter(left: Row | null): Promise<unknown> {
    registerTool('provider-search', {
      async open() {
        if (left) sessionStorage.setItem('ucp_providerToolData', JSON.stringify(left));
        return { isCompleted: true, isImported: false };
      },
    });
    await addProviders(null, document);
    const [write] = await callsOf('POST');
    return (write?.body as Row | undefined)?.providersDetails;
  }

  it.each([
    ['guest', 'has that ZIP code'],
    ['empty', 'has none'],
  ])('[PV-07] keeps the fields that the library does not know, the tool’s over the profile’s: %s, who %s', async (shopper) => {
    await openWithSection(shopper);
    const left = { zipCode: '85701', sortedBy: 'the tool', providerIdList: [{ providerId: 'a', providerName: 'Dr. A' }] };
    expect(await writtenAfter(left)).toMatchObject({
      zipCode: '85701',
      planYear: 2027,
      keptBy: 'the profile',
      sortedBy: 'the tool',
      providerIdList: [{ providerId: 'a' }],
    });
  });

  it.each([
    ['the place’s ZIP code', 'guest', '85004'],
    ['its own ZIP code, where the shopper gave none,', 'empty', '85701'],
  ])('[PV-07] has %s and its fields when the tool left nothing', async (_, shopper, zipCode) => {
    await openWithSection(shopper);
    expect(await writtenAfter(null)).toMatchObject({ zipCode, keptBy: 'the profile', providerIdList: [] });
  });
});

describe('a list that another tab has changed, and that cannot be read', () => {
  /** Another tab takes the first drug out; this page hears of it, and nothing of the profile can be read any more. */
  async function withoutFirst(): Promise<readonly string[]> {
    const [first, ...rest] = await storedRows();
    await writeElsewhere(rest);
    holdCalls(/^GET .*\/all\//, 'before');
    void reload();
    await setFaults({ method: 'GET', path: '/profiles/data', status: 403 });
    return [...rest, first].map((row) => row?.nationalDrugCode ?? '');
  }

  /** The read of what another tab has changed has failed. */
  async function unreadWithoutFirst(): Promise<readonly string[]> {
    const rest = await withoutFirst();
    stopHolding();
    await reload();
    return rest;
  }

  it('[REM-07] [REM-03] is not written, and the shopper gets a message', async () => {
    await openAtRest('guest');
    const rest = await withoutFirst();
    const first = rest.at(-1) ?? '';
    const key = rest[0] ?? '';
    await removeItem({ list: 'drugs', key, name: 'a drug' }, document);
    expect(await storedDrugs()).not.toContain(first);
    expect(await storedDrugs()).toContain(key);
    expect($notices.get().drugs).toMatchObject([{ kind: 'remove-failed', key }]);
  });

  it('[REM-07] [REM-03] is not written after that read has failed either', async () => {
    await openAtRest('guest');
    const rest = await unreadWithoutFirst();
    const key = rest[0] ?? '';
    await removeItem({ list: 'drugs', key, name: 'a drug' }, document);
    expect(await storedDrugs()).not.toContain(rest.at(-1));
    expect($notices.get().drugs).toMatchObject([{ kind: 'remove-failed', key }]);
  });

  it('[REM-07] [LOAD-05] is read when the connection is back', async () => {
    await openAtRest('guest');
    const rest = await unreadWithoutFirst();
    await setFaults();
    dispatchEvent(new Event('online'));
    await until(() => $shownDrugs.get().length === rest.length - 1);
  });

  it('[REM-07] does not keep a plan, which leaves by itself', async () => {
    await openAtRest('guest');
    await withoutFirst();
    const key = $shownPlans.get().keys[0] ?? '';
    await removeItem({ list: 'plans', key, name: 'a plan' }, document);
    expect($notices.get().plans).toMatchObject([{ kind: 'removed', key }]);
  });
});

describe('a removal that waits for its turn while the shopper is in the drug tool', () => {
  const metformin = '00093504801';

  /** Two removals. One is pending, and the other waits. */
  async function twoRemovals() {
    const [first = '', second = ''] = await storedDrugs();
    const held = holdCalls(/^POST .*\/drugs$/, 'after');
    const one = removeItem({ list: 'drugs', key: first, name: 'a drug' }, document);
    await until(() => held.length > 0);
    stopHolding();
    const other = removeItem({ list: 'drugs', key: second, name: 'another drug' }, document);
    const answer = async () => {
      await held[0]?.release();
      await Promise.all([one, other]);
    };
    return { keys: [first, second], answer };
  }

  function bring(whileOpen: () => Promise<void>): Promise<void> {
    registerTool('drug-cost-estimator', {
      async open() {
        await writeElsewhere([...(await storedRows()), { nationalDrugCode: metformin }]);
        await whileOpen();
        return { isCompleted: true, isImported: false };
      },
    });
    return addDrugs(null, document);
  }

  it('[REM-07] [DV-05] leaves what the tool has saved, whether the shopper is still in it', async () => {
    await openAtRest('guest');
    const { keys, answer } = await twoRemovals();
    await bring(answer);
    expect(await storedDrugs()).toContain(metformin);
    expect(await storedDrugs()).not.toContain(keys[1]);
  });

  it('[REM-07] [DV-05] or has just closed it', async () => {
    await openAtRest('guest');
    const { keys, answer } = await twoRemovals();
    const visit = bring(async () => undefined);
    await until(async () => (await storedDrugs()).includes(metformin));
    await answer();
    await visit;
    expect(await storedDrugs()).toContain(metformin);
    expect(await storedDrugs()).not.toContain(keys[1]);
  });
});

describe('the section of the supplement plans', () => {
  it('[REM-07] has one plan removed at a time', async () => {
    await openAtRest('supplement');
    const item = (code: string) => ({ list: 'plans', key: `${code}-2027`, name: `Plan ${code}` }) as const;
    const held = holdCalls(/^DELETE /, 'after');
    const both = Promise.all([removeItem(item('F01'), document), removeItem(item('G'), document)]);
    await until(() => held.length > 0);
    expect(await callsOf('DELETE')).toHaveLength(1);
    await held[0]?.release();
    await until(() => held.length > 1);
    await held[1]?.release();
    await both;
    expect($supplement.get()).toMatchObject({ plans: [{ code: 'MW1' }, { code: 'NW1' }] });
  });
});

describe('an answer that comes in the moment in which its shopper leaves', () => {
  it('[SIGN-01] [IDLE-05] leaves nothing on the page, and is silent about the write', async () => {
    await openAtRest('member');
    const owner = profileHere();
    if (!owner) throw new Error('nobody is here');
    const { signal } = shopperScope();
    expect(await isWritten(signal, providersSection, owner.providers, () => true)).toBe(true);
    forgetShopper();
    const before = allAtoms();
    expect(await isWritten(signal, providersSection, owner.providers, () => true)).toBe(false);
    expect(allAtoms()).toBe(before);
  });
});

it.each([
  ['member', false],
  ['guest', true],
])(
  '[CALL-03] [IDN-02] [ENT-01] a write of a %s is theirs if the profile does not say whether it is a guest’s',
  async (shopper, isGuest) => {
    await openAtRest(shopper);
    await setFaults(await changedProfile(shopper, { isGuest: undefined, userDetails: { firstName: 'Ada' } }));
    await reload();
    const [drug] = profileHere()?.drugs.drugs ?? [];
    await removeItem({ list: 'drugs', key: drug?.ndc ?? '', name: '' }, document.body);
    const [write] = (await callsTo('/profiles/data')).filter(({ method }) => method === 'POST');
    expect(write?.body).toMatchObject({ isGuest });
  },
);
