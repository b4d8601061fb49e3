import { describe, expect, it, vi } from 'vitest';
import { drugsSection } from '../../../../src/features/drugs/section.js';
import { $notices } from '../../../../src/features/lists/state/notices.js';
import { readSectionSerialized } from '../../../../src/features/profile/actions/read-section.js';
import { removeItem, restoreItem } from '../../../../src/features/profile/actions/remove.js';
import type { ListedItem } from '../../../../src/features/profile/actions/saved-list.js';
import { writeInTurn } from '../../../../src/features/profile/actions/serialize.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { type HeldCall, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { callsTo, onOtherDevice, setAnswers, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { openAtRest } from '../../../flows/support/settled-pages.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

/** The page is left; what that sends has been sent by then. */
async function leave(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

const writes = async () => (await callsTo('/profiles/data')).filter(({ method }) => method !== 'GET');
const bodies = async () => (await writes()).map(({ body }) => JSON.stringify(body));

const drugs = ['00378520977', '00378021601', '00378181777', '00002143480'] as const;
const drug = (key: string): ListedItem => ({ list: 'drugs', key, name: 'a drug' });
const inBody = (body: string) => drugs.filter((key) => body.includes(`"${key}"`));

/** Removes them at once from a guest's list; the first write is under way, the others wait. */
async function removeAtOnce(items: readonly ListedItem[], first: RegExp): Promise<readonly HeldCall[]> {
  const held = holdCalls(first, 'after');
  for (const item of items) void removeItem(item, document);
  await until(() => held.length === 1);
  return held;
}

async function storedDrugs(): Promise<readonly unknown[]> {
  const { drugsAndPharmacyDetails } = (await storedProfile('guest')) as {
    drugsAndPharmacyDetails: { drugInfoDetails: readonly { nationalDrugCode: string }[] };
  };
  return drugsAndPharmacyDetails.drugInfoDetails.map(({ nationalDrugCode }) => nationalDrugCode);
}

describe('removals that wait for their turn when the page is left', () => {
  it('[REM-07] [SAFE-01] are sent at once with the version that the page has read, each less all that leaves', async () => {
    await openAtRest('guest');
    await setAnswers({ etags: true });
    await readSectionSerialized(drugsSection);
    const held = holdCalls(/^POST .*\/drugs/, 'before');
    for (const key of drugs.slice(0, 3)) void removeItem(drug(key), document);
    await until(() => held.length === 1);
    await leave();
    await until(() => held.length === 3);
    for (const one of held) await one.release();
    expect((await bodies()).slice(0, 3).map(inBody)).toEqual([drugs.slice(1), [drugs[3]], [drugs[3]]]);
    const versions = (await writes()).slice(0, 3).map(({ headers }) => headers['if-match']);
    expect(versions).toEqual([versions[0], versions[0], versions[0]]);
    expect(versions[0]).toMatch(/^".+"$/);
  });

  it('[SAFE-01] are sent so if the page is left while the list is being read', async () => {
    await openAtRest('guest');
    await setAnswers({ etags: true });
    await readSectionSerialized(drugsSection);
    const read = holdCalls(/^GET .*\/drugs/, 'before');
    void removeItem(drug(drugs[0]), document);
    await until(() => read.length === 1);
    await leave();
    expect(await storedDrugs()).toEqual(drugs.slice(1));
  });

  it('[SAFE-01] are refused by the service if another device has written since, and undo nothing', async () => {
    await openAtRest('guest');
    await setAnswers({ etags: true });
    await readSectionSerialized(drugsSection);
    await onOtherDevice('guest', { section: 'drugs', add: [{ nationalDrugCode: '00093504801', drugName: 'Metformin' }] });
    holdCalls(/^GET .*\/drugs/, 'before');
    void removeItem(drug(drugs[0]), document);
    await leave();
    await until(async () => (await writes()).length === 1);
    expect(await storedDrugs()).toEqual([...drugs, '00093504801']);
  });

  it.each([
    ['read', /^GET .*\/drugs/],
    ['written', /^POST .*\/drugs/],
  ])('[SAFE-01] are not sent if the service gives no version: while the list is being %s', async (_, first) => {
    await openAtRest('guest');
    const held = holdCalls(first, 'before');
    for (const key of drugs.slice(0, 2)) void removeItem(drug(key), document);
    await until(() => held.length === 1);
    const before = (await writes()).length;
    await onOtherDevice('guest', { section: 'drugs', add: [{ nationalDrugCode: '00093504801', drugName: 'Metformin' }] });
    await leave();
    expect(await writes()).toHaveLength(before);
    expect(await storedDrugs()).toContain('00093504801');
  });

  it('[SAFE-01] are sent by the moment of the last change if the service gives no other version: of doctors', async () => {
    await openAtRest('guest');
    const held = holdCalls(/^GET .*\/providers/, 'before');
    void removeItem({ list: 'providers', key: '1232131239', name: 'a doctor' }, document);
    await until(() => held.length === 1);
    await leave();
    const [write] = await writes();
    expect(write?.headers['if-match']).toMatch(/^"2026-11-19T/);
    expect(JSON.stringify(write?.body)).not.toContain('1232131239');
  });

  it('[REM-03] [SAFE-01] have their turn all the same on a page that comes back, and can be undone', async () => {
    await openAtRest('guest');
    await setAnswers({ etags: true });
    await readSectionSerialized(drugsSection);
    const read = holdCalls(/^GET .*\/drugs/, 'before');
    const removal = removeItem(drug(drugs[0]), document);
    await until(() => read.length === 1);
    await leave();
    stopHolding();
    await read[0]?.release();
    await removal;
    expect($notices.get().drugs.map(({ kind }) => kind)).toEqual(['removed']);
    await restoreItem(drug(drugs[0]), document);
    expect(await storedDrugs()).toEqual(drugs);
  });

  it('[REM-07] are sent at once, of plans, and not a second time when their turn comes on a page that comes back', async () => {
    await openAtRest('guest');
    const items = ['H0321002000-2027', 'H0609044000-2027'].map((key) => ({ list: 'plans', key, name: 'a plan' }) as const);
    const held = await removeAtOnce(items, /^DELETE /);
    await leave();
    await until(() => held.length === 2);
    for (const one of held) await one.release();
    await leave();
    expect((await writes()).map(({ path }) => path.split('/').at(-1))).toEqual(['H0321002000', 'H0609044000']);
  });

  it('[REM-07] are sent at once, of supplement plans', async () => {
    await openAtRest('supplement');
    const items = ['F01', 'G'].map((code) => ({ list: 'plans', key: `${code}-2027`, name: `Plan ${code}` }) as const);
    const held = await removeAtOnce(items, /^DELETE /);
    await leave();
    await until(() => held.length === 2);
    expect(await writes()).toHaveLength(2);
  });

  it('[SIGN-01] are not sent when the shopper has left before the page', async () => {
    await openAtRest('guest');
    await removeAtOnce(drugs.slice(0, 2).map(drug), /^POST .*\/drugs/);
    setIdentity({ uuid: 'another', isGuest: true, isCloaked: false });
    await leave();
    expect(await writes()).toHaveLength(1);
  });

  it('[REM-07] wait if another tab writes, or one is being put back: the list here is none to write', async () => {
    await openAtRest('guest');
    await removeItem(drug(drugs[0]), document);
    const held = holdCalls(/^POST .*\/drugs/, 'after');
    void restoreItem(drug(drugs[0]), document);
    void removeItem(drug(drugs[1]), document);
    await until(() => held.length === 1);
    await leave();
    expect(await writes()).toHaveLength(2);

    await openAtRest('guest');
    vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
    void removeItem(drug(drugs[0]), document);
    void removeItem(drug(drugs[1]), document);
    await leave();
    expect(await writes()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('[REM-07] are not sent if they have failed already, because the list could not be read', async () => {
    await openAtRest('guest');
    const request = (_name: string, options: unknown, run?: (lock: object | null) => unknown) =>
      Promise.resolve(typeof options === 'function' ? options({}) : run?.(null));
    vi.stubGlobal('navigator', { locks: { request } });
    await setFaults({ method: 'GET', path: '/profiles/data', status: 403, times: 1 });
    await removeItem(drug(drugs[0]), document);
    expect($notices.get().drugs.map(({ kind }) => kind)).toEqual(['remove-failed']);
    await removeAtOnce([drug(drugs[1])], /^POST .*\/drugs/);
    await leave();
    expect(await writes()).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});

it('[REM-07] a removal needs no lock if the browser denies the site its own, as with cookies blocked', async () => {
  await openAtRest('guest');
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  await removeItem(drug(drugs[0]), document);
  vi.unstubAllGlobals();
  expect(await storedDrugs()).toEqual(drugs.slice(1));
});

it('[REM-07] a lock that breaks behind the write does not send it once more', async () => {
  await openAtRest('guest');
  const request = async (_name: string, _options: unknown, run: (lock: object) => Promise<unknown>) => {
    await run({});
    throw new DOMException('stolen', 'AbortError');
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const write = vi.fn(async () => true);
  expect(await writeInTurn('drugs', write)).toBe(true);
  vi.unstubAllGlobals();
  expect(write).toHaveBeenCalledTimes(1);
});
