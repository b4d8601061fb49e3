import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drugsSection } from '../../../../src/features/drugs/section.js';
import { $shownDrugs } from '../../../../src/features/drugs/state/saved-drugs.js';
import { $estimates } from '../../../../src/features/known-plans/state/estimates.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $notices, postNotice as tellShopper } from '../../../../src/features/lists/state/notices.js';
import { snapshot } from '../../../../src/features/page/actions/public-snapshot.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { $popup, closePopup, requestPopup } from '../../../../src/features/popups/state/popups.js';
import { readSectionSerialized } from '../../../../src/features/profile/actions/read-section.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { askToRemoveItem, removeItem, restoreItem } from '../../../../src/features/profile/actions/remove.js';
import type { ListedItem } from '../../../../src/features/profile/actions/saved-list.js';
import * as profileActions from '../../../../src/features/profile/actions.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { providersSection } from '../../../../src/features/providers/section.js';
import { $providers } from '../../../../src/features/providers/state/saved-providers.js';
import { $identity, setIdentity } from '../../../../src/shared/shopper/identity.js';
import { notifyTabs, tabs } from '../../../../src/shared/tabs/tabs.js';
import { profileHere } from '../../../fixtures/read-profile.js';
import { finishCalls, type HeldCall, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { changedProfile } from '../../../flows/support/navigation-log.js';
import { recordMessages, sendFromTab } from '../../../flows/support/other-tab.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);

/** The guest's items, by a short name. */
const drugs = { amlodipine: '00378520977', furosemide: '00378021601', levothyroxine: '00378181777', trulicity: '00002143480' };
const doctors = { stanton: '1232131239', klocko: '1234329724', hoppe: '1232125215', eye: '1790789741' };

const drug = (key: string): ListedItem => ({ list: 'drugs', key, name: 'a drug' });
const doctor = (key: string): ListedItem => ({ list: 'providers', key, name: 'a doctor' });
const plan = (key: string): ListedItem => ({ list: 'plans', key, name: 'a plan' });

const shownDrugs = () => $shownDrugs.get().map(({ ndc }) => ndc);
const shownDoctors = () => $providers.get().map(({ id }) => id);
const shownPlans = () => $shownPlans.get().plans.map(({ id }) => id as string);
const kinds = (list: ListedItem['list']) => $notices.get()[list].map(({ kind }) => kind);

type Row = Readonly<Record<string, unknown>>;

async function storedDrugs(): Promise<readonly Row[]> {
  const { drugsAndPharmacyDetails } = (await storedProfile('guest')) as { drugsAndPharmacyDetails: { drugInfoDetails: readonly Row[] } };
  return drugsAndPharmacyDetails.drugInfoDetails;
}

async function storedDoctors(): Promise<readonly Row[]> {
  const { providersDetails } = (await storedProfile('guest')) as { providersDetails: { providerIdList: readonly Row[] } };
  return providersDetails.providerIdList;
}

/** The drugs of each question for their prices. */
const questions = async () =>
  (await callsTo('/drug-pricing-api')).map(({ body }) => (body as { drugs: readonly Row[] }).drugs.map((one) => one.nationalDrugCode));

const codesOf = (rows: readonly Row[]) => rows.map(({ nationalDrugCode }) => nationalDrugCode);
const idsOf = (rows: readonly Row[]) => rows.map(({ providerId }) => providerId);

/** The lists that are written as a whole, in one shape. */
const lists = {
  drugs: {
    item: drug,
    keys: Object.values(drugs),
    shown: shownDrugs,
    stored: async () => codesOf(await storedDrugs()),
    event: 'ucp-drug-remove',
    section: 'drugs',
  },
  providers: {
    item: doctor,
    keys: Object.values(doctors),
    shown: shownDoctors,
    stored: async () => idsOf(await storedDoctors()),
    event: 'ucp-provider-remove',
    section: 'providers',
  },
} as const;
const both = Object.entries(lists).map(([name, list]) => ({ name, ...list }));

const writes = async (section: string) =>
  (await callsTo('/profiles/data')).filter(({ method, path }) => method === 'POST' && path.endsWith(`/${section}`));
const reads = async (section: string) =>
  (await callsTo('/profiles/data')).filter(({ method, path }) => method === 'GET' && path.includes(`/${section}`));

/** Every pending response has arrived. */
const settled = () => Promise.all([readSectionSerialized(drugsSection), readSectionSerialized(providersSection)]);

beforeEach(async () => {
  logged.mockClear();
  await openPage();
  await until(() => shownPlans().length === 4);
});

afterEach(async () => {
  await finishCalls();
  vi.unstubAllGlobals();
  // Else the page of each test would be another tab to those after it.
  tabs().close();
  document.body.replaceChildren();
});

describe.each(both)('removing from $name', ({ item, keys, shown, stored, event, section }) => {
  const [first = '', second = '', third = '', fourth = ''] = keys;

  it('[REM-02] takes the item off the list before the server has answered', async () => {
    const post = holdCalls(/^POST .*\/data\//, 'before');
    const removal = removeItem(item(second), document);
    expect(shown()).toEqual([first, third, fourth]);
    await until(() => post.length === 1);
    expect(await stored()).toEqual(keys);
    await post[0]?.release();
    await removal;
    expect(shown()).toEqual([first, third, fourth]);
    expect(await stored()).toEqual([first, third, fourth]);
  });

  it('[REM-07] is sent to the server once, and fires one event', async () => {
    const hear = vi.fn();
    document.addEventListener(event, hear);
    await Promise.all([removeItem(item(second), document), removeItem(item(second), document)]);
    document.removeEventListener(event, hear);
    expect(hear).toHaveBeenCalledOnce();
    expect(await writes(section)).toHaveLength(1);
  });

  it('[REM-03] puts it back at its old index when the server fails, and shows a message', async () => {
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    await removeItem(item(second), document);
    expect(shown()).toEqual(keys);
    expect(await stored()).toEqual(keys);
    expect(kinds(section)).toEqual(['remove-failed']);
  });

  it('[REM-03] stays until the list that is read again says otherwise', async () => {
    await removeItem(item(first), document);
    // As another tab put it back, or took it off, or as an answer that was lost would have said.
    tellShopper({ kind: 'removed', list: section, key: second, name: 'is there again' });
    tellShopper({ kind: 'restored', list: section, key: third, name: 'is there' });
    tellShopper({ kind: 'remove-failed', list: section, key: 'gone', name: 'has gone' });
    tellShopper({ kind: 'restore-failed', list: section, key: fourth, name: 'is there all the same' });
    await reload();
    expect($notices.get()[section].map(({ kind, ...one }) => [kind, 'key' in one && one.key])).toEqual([
      ['removed', first],
      ['restored', third],
    ]);
  });

  it('[REM-03] brings it back to its old index when others were removed meanwhile', async () => {
    const post = holdCalls(/^POST .*\/data\//, 'before');
    const removals = [first, second, third].map((key) => removeItem(item(key), document));
    expect(shown()).toEqual([fourth]);
    await until(() => post.length === 1);
    await post[0]?.release();
    await until(() => post.length === 2);
    await setFaults({ method: 'POST', path: '/profiles/data', status: 503, times: 1 });
    await post[1]?.release();
    expect(shown()).toEqual([second, fourth]);
    await until(() => post.length === 3);
    await post[2]?.release();
    await Promise.all(removals);
    expect(shown()).toEqual([second, fourth]);
    expect(await stored()).toEqual([second, fourth]);
  });

  it('[REM-03] shows each failure, also when other removals succeed before and after it', async () => {
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500, times: 1 });
    await Promise.all([removeItem(item(first), document), removeItem(item(second), document)]);
    expect($notices.get()[section].map(({ kind }) => kind)).toEqual(['remove-failed', 'removed']);
    await removeItem(item(third), document);
    expect(kinds(section)).toEqual(['remove-failed', 'removed']);
    await removeItem(item(first), document);
    expect(kinds(section)).toEqual(['removed']);
  });

  it('[REM-07] writes one at a time, each body the list that the server confirmed last, less the item', async () => {
    await Promise.all([removeItem(item(second), document), removeItem(item(fourth), document)]);
    const bodies = (await writes(section)).map(({ body }) => JSON.stringify(body));
    expect(bodies.map((body) => keys.filter((key) => body.includes(`"${key}"`)))).toEqual([
      [first, third, fourth],
      [first, third],
    ]);
  });

  it('[REM-04] reads the profile again afterwards, and shows what is there', async () => {
    const before = (await reads(section)).length;
    await removeItem(item(first), document);
    await until(async () => (await reads(section)).length > before);
    await settled();
    expect(shown()).toEqual([second, third, fourth]);
  });

  it('[REM-04] logs a failed read afterwards, and nothing else', async () => {
    const post = holdCalls(/^POST .*\/data\//, 'before');
    const removal = removeItem(item(first), document);
    await until(() => post.length === 1);
    await setFaults({ method: 'GET', path: `/profiles/data/*/${section}`, status: 400 });
    await post[0]?.release();
    await removal;
    await until(() => logged.mock.calls.some(([text]) => String(text).includes('profile: status 400')));
    expect(shown()).toEqual([second, third, fourth]);
    expect(kinds(section)).toEqual(['removed']);
  });

  it('[REM-06] names the removed item', async () => {
    await removeItem(item(first), document);
    expect($notices.get()[section]).toMatchObject([{ kind: 'removed', key: first, name: item(first).name }]);
  });

  it('does nothing when a listener says no', async () => {
    const heard = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener(event, heard, { once: true });
    await removeItem(item(first), document);
    expect(heard.mock.lastCall?.[0]).toMatchObject({ detail: { id: first } });
    expect(shown()).toEqual(keys);
    expect(await writes(section)).toEqual([]);
  });

  it('does nothing for what is not in the list, or leaves it already', async () => {
    await removeItem(item('nothing'), document);
    await Promise.all([removeItem(item(first), document), removeItem(item(first), document)]);
    expect(await writes(section)).toHaveLength(1);
  });

  it('[ROLE-03] does nothing on a cloaked profile', async () => {
    tabs().close();
    await openPage({ shopper: 'cloaked' });
    const all = shown();
    await profileActions.removeItem(item(all[0] ?? ''), document);
    await profileActions.restoreItem(item(all[0] ?? ''), document);
    expect(kinds(section)).toEqual([]);
    expect(shown()).toEqual(all);
    expect(all).toHaveLength(4);
    expect(await writes(section)).toEqual([]);
  });

  it('shows the next shopper nothing of the one before', async () => {
    const post = holdCalls(/^POST .*\/data\//, 'before');
    const removal = removeItem(item(first), document);
    await until(() => post.length === 1);
    setIdentity({ uuid: '00000000-0000-4000-8000-000000000002', isGuest: false, isCloaked: false });
    await removal;
    await post[0]?.release();
    stopHolding();
    await reload();
    expect($notices.get()[section]).toEqual([]);
    expect(shown()).toEqual(keys);
    await removeItem(item(first), document);
    expect(kinds(section)).toEqual(['removed']);
  });
});

describe.each(both)('undo in $name', ({ item, keys, shown, stored, section }) => {
  const [first = '', second = '', third = '', fourth = ''] = keys;

  it('puts the row back as it was stored, at its old place', async () => {
    const before = JSON.stringify(section === 'drugs' ? await storedDrugs() : await storedDoctors());
    await removeItem(item(second), document);
    await settled();
    await restoreItem(item(second), document);
    expect(shown()).toEqual(keys);
    expect(JSON.stringify(section === 'drugs' ? await storedDrugs() : await storedDoctors())).toBe(before);
    expect(kinds(section)).toEqual(['restored']);
  });

  it('says so while the server is asked', async () => {
    await removeItem(item(second), document);
    const post = holdCalls(/^POST .*\/data\//, 'before');
    const undo = restoreItem(item(second), document);
    await until(() => post.length === 1);
    expect(kinds(section)).toEqual(['restoring']);
    await post[0]?.release();
    await undo;
    expect(kinds(section)).toEqual(['restored']);
  });

  it('[REM-07] brings back that item alone, when others were removed since', async () => {
    await Promise.all([removeItem(item(second), document), removeItem(item(third), document)]);
    await restoreItem(item(second), document);
    expect([...shown()].sort()).toEqual([first, second, fourth].sort());
    expect([...(await stored())].sort()).toEqual([first, second, fourth].sort());
  });

  it('shows a failure, and can be tried again', async () => {
    await removeItem(item(second), document);
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500, times: 1 });
    await restoreItem(item(second), document);
    expect(kinds(section)).toEqual(['restore-failed']);
    expect(shown()).toEqual([first, third, fourth]);
    await restoreItem(item(second), document);
    expect(kinds(section)).toEqual(['restored']);
    expect(shown()).toEqual(keys);
  });
});

describe('data that the outside tools keep in the browser', () => {
  const drugRows = (...codes: readonly string[]) => codes.map((code) => ({ nationalDrugCode: code, drugName: 'x', drugQuantity: 30 }));
  const doctorRows = (...ids: readonly string[]) => ids.map((id) => ({ providerId: id, providerName: 'x' }));
  const drugData = (...codes: readonly string[]) => JSON.stringify({ extra: 1, drugInfoDetails: drugRows(...codes) });
  const doctorData = (...ids: readonly string[]) => JSON.stringify({ zipCode: '85004', providerIdList: doctorRows(...ids) });

  it.each([
    ['the item', drugData(drugs.furosemide, drugs.trulicity), drugData(drugs.trulicity)],
    ['the item, written with dashes', drugData('00378-0216-01', drugs.trulicity), drugData(drugs.trulicity)],
    ['everything, when nothing else is kept', drugData(drugs.furosemide), null],
    ['everything, when it cannot be read', '{"drugInfoDetails":', null],
    ['nothing of other items', drugData(drugs.trulicity), drugData(drugs.trulicity)],
  ])('[REM-04] loses %s', async (_, kept, left) => {
    for (const storage of [sessionStorage, localStorage]) storage.setItem('ucp_drugToolData', kept);
    sessionStorage.setItem('ucp_providerToolData', doctorData('1'));
    await removeItem(drug(drugs.furosemide), document);
    expect([sessionStorage.getItem('ucp_drugToolData'), localStorage.getItem('ucp_drugToolData')]).toEqual([left, left]);
    expect(sessionStorage.getItem('ucp_providerToolData')).toBe(doctorData('1'));
  });

  it('[REM-04] loses a removed doctor too', async () => {
    sessionStorage.setItem('ucp_providerToolData', doctorData(doctors.stanton, doctors.eye));
    await removeItem(doctor(doctors.stanton), document);
    expect(sessionStorage.getItem('ucp_providerToolData')).toBe(doctorData(doctors.eye));
  });

  it('[REM-04] keeps the item when the removal fails', async () => {
    sessionStorage.setItem('ucp_drugToolData', drugData(drugs.furosemide));
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    await removeItem(drug(drugs.furosemide), document);
    expect(sessionStorage.getItem('ucp_drugToolData')).toBe(drugData(drugs.furosemide));
  });
});

describe('removing plans', () => {
  it('[REM-05] takes one off the saved count, and puts it on again when that fails', async () => {
    const [key = ''] = shownPlans();
    const before = shownPlans();
    const call = holdCalls(/^DELETE /, 'before');
    await setFaults({ method: 'DELETE', path: '/profiles/data', status: 500 });
    const text = profileHere()?.plans.savedPlans.text;
    const removal = removeItem(plan(`${key}-2027`), document);
    expect(shownPlans()).toHaveLength(3);
    expect(snapshot()).toMatchObject({ savedPlansCount: 3, isPlansExists: true });
    await until(() => call.length === 1);
    await call[0]?.release();
    await removal;
    expect(shownPlans()).toEqual(before);
    expect(snapshot()).toMatchObject({ savedPlansCount: 4, isPlansExists: true });
    expect(profileHere()?.plans.savedPlans.text).toBe(text);
    expect(kinds('plans')).toEqual(['remove-failed']);
  });

  it('[REM-05] shows that no plans are saved after the last removal, and the saved ones after Undo', async () => {
    const [first, ...others] = shownPlans().map((id) => plan(`${id}-2027`));
    if (!first) throw new Error('no plan is saved');
    await Promise.all([first, ...others].map((one) => removeItem(one, document)));
    expect(snapshot()).toMatchObject({ savedPlansCount: 0, isPlansExists: false });
    await restoreItem(first, document);
    expect(snapshot()).toMatchObject({ savedPlansCount: 1, isPlansExists: true });
  });

  it('[REM-07] asks to delete that plan of that year, and nothing else', async () => {
    const [first = '', second = ''] = shownPlans();
    await Promise.all([removeItem(plan(`${first}-2027`), document), removeItem(plan(`${second}-2027`), document)]);
    const calls = (await callsTo('/profiles/data')).filter(({ method }) => method === 'DELETE');
    expect(calls.map(({ path }) => path.split('/').slice(-3).join('/'))).toEqual([`plans/2027/${first}`, `plans/2027/${second}`]);
    expect(await writes('plans')).toEqual([]);
    expect(shownPlans()).toHaveLength(2);
  });

  it.each([
    ['is done', null, 0],
    ['fails', { method: 'DELETE', path: '/profiles/data', status: 500 }, 1],
  ])('[REM-07] [CALL-13] reads and prices the plans that were saved elsewhere meanwhile: a removal that %s', async (_, fault, kept) => {
    const [removed = '', ...others] = shownPlans();
    const plansDetails = { ...((await storedProfile('guest')).plansDetails as object), savedPlans: `${removed} 2027 MAPD` };
    await openPage({ shopper: 'guest', faults: [await changedProfile('guest', { plansDetails })] });
    await setFaults(...(fault ? [fault] : []));
    expect(shownPlans()).toEqual([removed]);
    await removeItem(plan(`${removed}-2027`), document);
    await finishCalls();
    expect(shownPlans().toSorted()).toEqual([...others, ...[removed].slice(0, kept)].toSorted());
    expect(Object.keys($estimates.get().byPlan)).toEqual(expect.arrayContaining(others.map((id) => `${id}-2027`)));
  });

  it('[YEAR-07] undo writes the saved-plans string back with that plan, and every other entry as it was', async () => {
    const [first = ''] = shownPlans();
    const entries = async () => ((await storedProfile('guest')).plansDetails as { savedPlans: string }).savedPlans.split(',');
    const before = await entries();
    await removeItem(plan(`${first}-2027`), document);
    await restoreItem(plan(`${first}-2027`), document);
    expect([...(await entries())].sort()).toEqual([...before].sort());
    expect(shownPlans()).toContain(first);
  });
});

describe('a profile that is read while a removal is under way', () => {
  const all = Object.values(drugs);
  const less = all.filter((key) => key !== drugs.furosemide);

  it('[REM-07] does not bring the drug back, when the year is switched before the removal lands', async () => {
    const read = holdCalls(/^GET .*\/all\//, 'after');
    const post = holdCalls(/^POST .*\/drugs$/, 'before');
    const removal = removeItem(drug(drugs.furosemide), document);
    await until(() => post.length === 1);
    const switched = switchYear(2026, document);
    await until(() => read.length === 1);
    stopHolding();
    await post[0]?.release();
    await removal;
    await read[0]?.release();
    await switched;
    expect(shownDrugs()).toEqual(less);
    await settled();
    expect(shownDrugs()).toEqual(less);
  });

  it('[REM-07] does not bring the drug back, when the profile comes before the removal lands', async () => {
    const post = holdCalls(/^POST .*\/drugs$/, 'before');
    const removal = removeItem(drug(drugs.furosemide), document);
    await until(() => post.length === 1);
    await switchYear(2026, document);
    expect(shownDrugs()).toEqual(less);
    await post[0]?.release();
    await removal;
    expect(shownDrugs()).toEqual(less);
  });

  it('[REM-03] brings it back at its place, when the removal fails after the year was switched', async () => {
    const post = holdCalls(/^POST .*\/drugs$/, 'before');
    const removal = removeItem(drug(drugs.furosemide), document);
    await until(() => post.length === 1);
    await switchYear(2026, document);
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500, times: 1 });
    await post[0]?.release();
    await removal;
    expect(shownDrugs()).toEqual(all);
  });

  it('[REM-07] does not bring a plan back, when the year is switched before the removal lands', async () => {
    const [first = ''] = shownPlans();
    const read = holdCalls(/^GET .*\/all\//, 'after');
    const call = holdCalls(/^DELETE /, 'before');
    const removal = removeItem(plan(`${first}-2027`), document);
    await until(() => call.length === 1);
    const switched = switchYear(2026, document);
    await until(() => read.length === 1);
    stopHolding();
    await call[0]?.release();
    await removal;
    await read[0]?.release();
    await switched;
    await switchYear(2027, document);
    expect(shownPlans()).not.toContain(first);
    expect(shownPlans()).toHaveLength(3);
  });

  /** A removal that succeeds after another year was chosen, and the other messages by then. */
  const succeedsLate = async (meanwhile: () => void = () => undefined) => {
    const [first = ''] = shownPlans();
    const call = holdCalls(/^DELETE /, 'before');
    const removal = removeItem(plan(`${first}-2027`), document);
    await until(() => call.length === 1);
    await switchYear(2026, document);
    meanwhile();
    await call[0]?.release();
    await removal;
  };

  it('[REM-03] is silent about its success above the list of another year, which may have a plan of the same name', async () => {
    await succeedsLate();
    expect($notices.get().plans).toEqual([]);
  });

  it('[REM-03] keeps the message about another plan, which can be undone, if such a success comes late', async () => {
    const notice = { kind: 'removed', ...plan('H9999999999-2026') } as const;
    await succeedsLate(() => tellShopper(notice));
    expect($notices.get().plans).toMatchObject([notice]);
  });

  it('[REM-07] takes what another shopper has as it is', async () => {
    const read = holdCalls(/^GET .*\/all\//, 'after');
    const again = reload();
    await until(() => read.length === 1);
    await removeItem(drug(drugs.furosemide), document);
    const { profile } = $profile.get();
    await setFaults();
    await read[0]?.release();
    await again;
    expect($profile.get().profile?.uuid).toBe(profile?.uuid);
    expect(shownDrugs()).toEqual(less);
    setIdentity({ uuid: '00000000-0000-4000-8000-000000000002', isGuest: false, isCloaked: false });
    stopHolding();
    await reload();
    expect(shownDrugs()).toEqual(all);
  });
});

describe('another tab', () => {
  /** Another tab of the site takes a drug off, and says so. */
  async function removeElsewhere(ndc: string): Promise<void> {
    const rows = (await storedDrugs()).filter(({ nationalDrugCode }) => nationalDrugCode !== ndc);
    const uuid = $identity.get()?.uuid;
    const body = JSON.stringify({ drugsAndPharmacyDetails: { drugInfoDetails: rows, pharmacyObj: null }, isGuest: true });
    await fetch(`/profiles/data/v1/${uuid}/drugs`, { method: 'POST', body });
  }

  /** A removal here that has succeeded; the reading after it is held. */
  async function removeUpToReading(where: 'before' | 'after'): Promise<readonly HeldCall[]> {
    const post = holdCalls(/^POST .*\/drugs$/, 'before');
    const removal = removeItem(drug(drugs.furosemide), document);
    await until(() => post.length === 1);
    stopHolding();
    const section = holdCalls(/^GET .*\/drugs/, where);
    await post[0]?.release();
    await removal;
    await until(() => section.length === 1);
    return section;
  }

  it('[REM-07] hears of a removal, and of an undo, but not of a failure', async () => {
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    const { messages, close } = recordMessages();
    await removeItem(drug(drugs.furosemide), document);
    await until(() => messages.length === 1);
    await restoreItem(drug(drugs.furosemide), document);
    await until(() => messages.length === 2);
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    await removeItem(drug(drugs.furosemide), document);
    notifyTabs();
    await until(() => messages.length === 3);
    close();
    expect(messages).toEqual(Array.from({ length: 3 }, () => ({ kind: 'profile-changed' })));
    expect(posted).toHaveBeenCalledTimes(messages.length);
    posted.mockRestore();
    expect(kinds('drugs')).toEqual(['remove-failed']);
  });

  it('[REM-07] has its removal shown here', async () => {
    await removeElsewhere(drugs.trulicity);
    sendFromTab({ kind: 'profile-changed' });
    await until(() => shownDrugs().length === 3);
    expect(shownDrugs()).not.toContain(drugs.trulicity);
  });

  it('[REM-01] ends the question here about what it has removed, and about nothing else', async () => {
    askToRemoveItem(drug(drugs.trulicity));
    await reload();
    expect($popup.get()).toMatchObject({ key: drugs.trulicity });
    await removeElsewhere(drugs.trulicity);
    sendFromTab({ kind: 'profile-changed' });
    await until(() => $popup.get() === null);
    requestPopup({ tag: 'ucp-email-popup' });
    await reload();
    expect($popup.get()).toEqual({ tag: 'ucp-email-popup' });
    closePopup();
  });

  it('[REM-07] is not undone by a removal here that was made before its news came', async () => {
    await removeElsewhere(drugs.trulicity);
    const read = holdCalls(/^GET .*\/all\//, 'before');
    const again = reload();
    await until(() => read.length === 1);
    stopHolding();
    await removeItem(drug(drugs.furosemide), document);
    expect(codesOf(await storedDrugs())).toEqual([drugs.amlodipine, drugs.levothyroxine]);
    await read[0]?.release();
    await again;
    expect(shownDrugs()).toEqual([drugs.amlodipine, drugs.levothyroxine]);
  });

  it('[REM-04] may silently remove a drug: the read after a removal notices it, and the prices follow', async () => {
    const section = await removeUpToReading('before');
    await removeElsewhere(drugs.trulicity);
    await section[0]?.release();
    await until(async () => (await questions()).at(-1)?.length === 2);
    expect((await questions()).at(-1)).toEqual([drugs.amlodipine, drugs.levothyroxine]);
    expect(shownDrugs()).toEqual([drugs.amlodipine, drugs.levothyroxine]);
  });

  it.each(['before', 'after'])('[REM-07] is not undone by an older reading of the section here, that comes %s the news', async (when) => {
    const section = await removeUpToReading('after');
    await removeElsewhere(drugs.trulicity);
    const read = holdCalls(/^GET .*\/all\//, 'after');
    const again = reload();
    await until(() => read.length === 1);
    stopHolding();
    const [first, second] = when === 'before' ? [section, read] : [read, section];
    await first[0]?.release();
    await second[0]?.release();
    await again;
    expect(shownDrugs()).toEqual([drugs.amlodipine, drugs.levothyroxine]);
  });

  it('[REM-07] is waited for while it writes, and what it wrote is read before the write here', async () => {
    const waiting: (() => void)[] = [];
    const request = vi.fn(async (_name: string, _options: unknown, run: (lock: unknown) => Promise<unknown>) => {
      await new Promise<void>((go) => waiting.push(go));
      return run({});
    });
    vi.stubGlobal('navigator', { locks: { request } });
    const removal = removeItem(drug(drugs.furosemide), document);
    await until(() => waiting.length === 1);
    expect(await writes('drugs')).toEqual([]);
    await removeElsewhere(drugs.trulicity);
    waiting[0]?.();
    await removal;
    expect(codesOf(await storedDrugs())).toEqual([drugs.amlodipine, drugs.levothyroxine]);
    expect(request.mock.calls.map(([name]) => name)).toEqual(['ucp-drugs']);
  });

  it('[REM-07] makes this removal a success if it has already removed the same drug', async () => {
    await removeElsewhere(drugs.furosemide);
    const read = holdCalls(/^GET .*\/all\//, 'before');
    sendFromTab({ kind: 'profile-changed' });
    await until(() => read.length === 1);
    stopHolding();
    await removeItem(drug(drugs.furosemide), document);
    expect(kinds('drugs')).toEqual(['removed']);
    expect(await writes('drugs')).toHaveLength(1);
    await read[0]?.release();
    await settled();
  });
});

describe('the last drug', () => {
  const estimates = () => $shownPlans.get().plans.map(({ drugEstimate }) => drugEstimate);

  it('[DV-06] leaves the plans without a drug cost, at once', async () => {
    const [first, ...others] = Object.values(drugs).reverse();
    for (const key of others) await removeItem(drug(key), document);
    await until(() => estimates().some((one) => (one?.annualCost ?? 0) > 0));
    const post = holdCalls(/^POST .*\/drugs$/, 'before');
    const removal = removeItem(drug(first ?? ''), document);
    expect(estimates().every((one) => one?.annualCost === 0 && one.coveredDrugs?.length === 0)).toBe(true);
    await until(() => post.length === 1);
    await post[0]?.release();
    await removal;
    expect(estimates().every((one) => one?.annualCost === 0 && one.coveredDrugs?.length === 0)).toBe(true);
    expect($counts.get()?.drugs).toBe(0);
  });

  it('[DV-06] [REM-03] has the drug cost back when its removal fails', async () => {
    const [first, ...others] = Object.values(drugs);
    for (const key of others) await removeItem(drug(key), document);
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    await removeItem(drug(first ?? ''), document);
    await until(() => estimates().some((one) => one?.isPricingShown === true));
    expect(estimates().every((one) => one?.coveredDrugs?.length === 0 || one === null)).toBe(false);
  });
});

describe('the prices', () => {
  it('are requested again once while the removal is pending', async () => {
    const before = (await questions()).length;
    const post = holdCalls(/^POST .*\/drugs$/, 'before');
    const removal = removeItem(drug(drugs.trulicity), document);
    await until(async () => (await questions()).length === before + 1);
    await until(() => post.length === 1);
    await post[0]?.release();
    await removal;
    await settled();
    const asked = (await questions()).slice(before);
    expect(asked).toEqual([[drugs.amlodipine, drugs.furosemide, drugs.levothyroxine]]);
  });

  it('are requested with the drug again when its removal fails', async () => {
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    await removeItem(drug(drugs.trulicity), document);
    await until(async () => (await questions()).at(-1)?.length === 4);
    expect((await questions()).at(-1)).toEqual(Object.values(drugs));
  });
});
