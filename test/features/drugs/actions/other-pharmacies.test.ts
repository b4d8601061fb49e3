import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoSettings } from '../../../../demo/settings.js';
import { start } from '../../../../src/data-layer.js';
import { $costContext } from '../../../../src/features/cost/state/cost-context.js';
import { choosePricesAt, pricePharmacy, repriceDrugs } from '../../../../src/features/drugs/actions/drug-prices.js';
import { restorePharmacy, savePharmacy } from '../../../../src/features/drugs/actions/save-pharmacy.js';
import * as actions from '../../../../src/features/drugs/actions.js';
import { drugsSection } from '../../../../src/features/drugs/section.js';
import { $drugs } from '../../../../src/features/drugs/state/saved-drugs.js';
import { $estimates, $estimatesByPharmacy } from '../../../../src/features/known-plans/state/estimates.js';
import { $plansByPharmacy, $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $notices } from '../../../../src/features/lists/state/notices.js';
import { $pharmacies, $pricesAt, $pricesElsewhere } from '../../../../src/features/pharmacies/state/pharmacies.js';
import { $pharmacy } from '../../../../src/features/pharmacies/state/pharmacy.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { readSectionSerialized } from '../../../../src/features/profile/actions/read-section.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { removeItem } from '../../../../src/features/profile/actions/remove.js';
import { configure } from '../../../../src/index.js';
import { $identity } from '../../../../src/shared/shopper/identity.js';
import { endShopperScope } from '../../../../src/shared/shopper/scope.js';
import { resetShopperState } from '../../../../src/shared/state/store.js';
import { resetPage } from '../../../../src/testing.js';
import { finishCalls, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { changedProfile } from '../../../flows/support/navigation-log.js';
import { callsTo, openPage, setAnswers, setFaults, storedProfile, until } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const WESTOWN = '301014';
const WOODBURY = '301000';
const WEST_HAVEN = '301021';
const settings = {
  pharmacies: [
    { number: WESTOWN, name: 'Westown Pharmacy' },
    { number: WOODBURY, name: 'Woodbury Drug' },
    { number: WEST_HAVEN, name: 'West Haven Pharmacy' },
  ],
};

const PRICES = '/drug-pricing-api';

/** The pharmacies of the pricing calls, in their order. */
const asked = async () =>
  (await callsTo(PRICES)).map(({ body }) => (body as { pharmacy: { pharmacyNumber: string } | null }).pharmacy?.pharmacyNumber);
const stateAt = (number: string) => $plansByPharmacy.get().find(({ pharmacy }) => pharmacy.number === number)?.state;
const costs = () => $shownPlans.get().plans.map(({ drugEstimate }) => drugEstimate?.annualCost ?? null);
const kinds = () => $notices.get().drugs.map(({ kind }) => kind);
const storedDrugs = async () => (await storedProfile('guest')).drugsAndPharmacyDetails as Readonly<Record<string, unknown>>;
const storedNumber = async () => ((await storedDrugs()).pharmacyObj as { pharmacyNumber: string } | null)?.pharmacyNumber;

/** Another tab of the shopper writes the drugs section, as this one would. */
async function changeStored(change: (drugs: Readonly<Record<string, unknown>>) => object): Promise<void> {
  const body = { drugsAndPharmacyDetails: change(await storedDrugs()) };
  const [{ path = '' } = {}] = (await callsTo('/profiles/data')).filter(({ method }) => method === 'GET');
  const [uuid] = /[\da-f-]{36}/.exec(path) ?? [];
  const answer = await fetch(`/profiles/data/v1/${uuid}/drugs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const saveInOtherTab = (number: string) =>
  changeStored((drugs) => ({ ...drugs, pharmacyObj: { pharmacyName: `Pharmacy ${number}`, pharmacyNumber: number, mailOrder: false } }));

/** The page is left; what that sends has been sent by then. */
async function leave(): Promise<void> {
  window.dispatchEvent(new Event('pagehide'));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
const cloak = async () => openPage({ shopper: 'cloaked', settings });

async function open(): Promise<string> {
  await openPage({ settings });
  await finishCalls();
  return $pharmacy.get()?.number ?? '';
}

afterEach(async () => {
  await finishCalls();
});

describe('prices at another pharmacy', () => {
  it('[PHARM-01] [PHARM-02] cost a page that compares no pharmacies no call', async () => {
    await openPage();
    await finishCalls();
    expect([$pharmacies.get(), new Set(await asked()).size]).toEqual([[], 1]);
  });

  it('[PHARM-02] are those of the saved pharmacy until the shopper chooses', async () => {
    const saved = await open();
    expect([$pharmacies.get()[0]?.number, $pricesAt.get()?.number, $pricesElsewhere.get()]).toEqual([saved, saved, null]);
    expect(new Set(await asked())).toEqual(new Set([saved]));
  });

  it('[PHARM-02] are asked for once, show on every plan, and are not saved', async () => {
    const saved = await open();
    const before = costs();
    await choosePricesAt(WESTOWN);
    expect([$pricesAt.get()?.number, $costContext.get()?.pharmacy?.name, stateAt(WESTOWN)]).toEqual([WESTOWN, 'Westown Pharmacy', 'ready']);
    expect(costs()).not.toEqual(before);
    await choosePricesAt(saved);
    expect(costs()).toEqual(before);
    await choosePricesAt(WESTOWN);
    expect((await asked()).filter((number) => number === WESTOWN)).toHaveLength(1);
    expect(await storedNumber()).toBe(saved);
  });

  it('[PHARM-02] are never those of the pharmacy before while they load', async () => {
    await open();
    const held = holdCalls(/^POST \/drug-pricing-api/, 'after');
    const chosen = choosePricesAt(WESTOWN);
    await until(() => held.length === 1);
    expect([$estimates.get().awaited, stateAt(WESTOWN)]).toEqual(['all', 'loading']);
    await held[0]?.release();
    await chosen;
    expect([$estimates.get().awaited, stateAt(WESTOWN)]).toEqual([[], 'ready']);
  });

  it('[PHARM-02] [PHARM-05] fail on their own, and are asked for again', async () => {
    const saved = await open();
    await setFaults({ path: PRICES, status: 500 });
    await choosePricesAt(WESTOWN);
    await finishCalls();
    expect([stateAt(WESTOWN), stateAt(saved), new Set(costs())]).toEqual(['failed', 'ready', new Set([null])]);
    await setFaults();
    await pricePharmacy(WESTOWN);
    expect([stateAt(WESTOWN), costs().some((one) => one !== null)]).toEqual(['ready', true]);
  });

  it('[PHARM-02] run two at once at most', async () => {
    await open();
    const held = holdCalls(/^POST \/drug-pricing-api/, 'before');
    const all = [WESTOWN, WOODBURY, WEST_HAVEN].map((number) => pricePharmacy(number));
    await until(() => held.length === 2);
    expect(held).toHaveLength(2);
    await held[0]?.release();
    await until(() => held.length === 3);
    await Promise.all([held[1]?.release(), held[2]?.release(), ...all]);
    expect([WESTOWN, WOODBURY, WEST_HAVEN].map(stateAt)).toEqual(['ready', 'ready', 'ready']);
  });

  it('[PHARM-02] are thrown away with the drugs, and a late answer for the old ones is dropped', async () => {
    await open();
    await choosePricesAt(WESTOWN);
    await pricePharmacy(WOODBURY);
    const held = holdCalls(/^POST \/drug-pricing-api/, 'after');
    const late = pricePharmacy(WEST_HAVEN);
    await until(() => held.length === 1);
    const drug = $drugs.get()[0];
    const gone = removeItem({ list: 'drugs', key: drug?.ndc ?? '', name: drug?.name ?? '' }, document);
    expect([stateAt(WESTOWN), stateAt(WOODBURY), stateAt(WEST_HAVEN)]).toEqual(['loading', 'unasked', 'unasked']);
    await held[0]?.release();
    expect(stateAt(WEST_HAVEN)).toBe('unasked');
    await finishCalls();
    await Promise.all([late, gone]);
    expect([stateAt(WESTOWN), stateAt(WEST_HAVEN)]).toEqual(['ready', 'unasked']);
  });

  it('[PHARM-02] are asked for again in another year only where they show', async () => {
    await open();
    await choosePricesAt(WESTOWN);
    await pricePharmacy(WOODBURY);
    await switchYear(2026, document);
    await finishCalls();
    expect([stateAt(WESTOWN), stateAt(WOODBURY)]).toEqual(['ready', 'unasked']);
    expect((await asked()).filter((number) => number === WESTOWN)).toHaveLength(2);
  });

  it('[PHARM-02] stay when the profile is read again', async () => {
    await open();
    await choosePricesAt(WESTOWN);
    await reload();
    await finishCalls();
    expect([$pricesAt.get()?.number, stateAt(WESTOWN)]).toEqual([WESTOWN, 'ready']);
    expect((await asked()).filter((number) => number === WESTOWN)).toHaveLength(1);
  });

  it('[PHARM-02] [LOAD-03] are awaited at no pharmacy that was removed before the page had asked for its prices', async () => {
    const held = holdCalls(/^GET \/geolocationinfo/, 'before');
    await openPage({ isLoading: true });
    await until(() => held.length === 1);
    expect(Object.keys($estimatesByPharmacy.get())).toEqual(['301007']);
    const { drugsAndPharmacyDetails } = await storedProfile('guest');
    await setFaults(
      await changedProfile('guest', { drugsAndPharmacyDetails: { ...(drugsAndPharmacyDetails as object), pharmacyObj: null } }),
    );
    void reload();
    await until(() => $pharmacy.get() === null);
    await finishCalls();
    expect(Object.keys($estimatesByPharmacy.get())).toEqual(['']);
  });

  it('[PHARM-02] [SIGN-01] end with the shopper, and an answer after sign-out is dropped', async () => {
    await open();
    const held = holdCalls(/^POST \/drug-pricing-api/, 'after');
    void choosePricesAt(WESTOWN);
    await until(() => held.length === 1);
    endShopperScope();
    resetShopperState();
    await held[0]?.release();
    expect([$pricesAt.get(), $estimates.get()]).toEqual([null, { awaited: 'all', byPlan: {} }]);
  });

  it('[PHARM-02] send nothing if the page is left while they are read, and arrive if it is shown again', async () => {
    await open();
    const held = holdCalls(/^POST \/drug-pricing-api/, 'after');
    const chosen = choosePricesAt(WESTOWN);
    await until(() => held.length === 1);
    await leave();
    expect((await callsTo('/profiles/data')).filter(({ method }) => method !== 'GET')).toEqual([]);
    window.dispatchEvent(new Event('pageshow'));
    await held[0]?.release();
    await chosen;
    expect([$pricesAt.get()?.number, stateAt(WESTOWN)]).toEqual([WESTOWN, 'ready']);
  });
});

describe('saving another pharmacy', () => {
  it('[PHARM-04] [REM-07] is confirmed by the service, needs no new prices, and keeps the earlier pharmacy to compare', async () => {
    const saved = await open();
    await choosePricesAt(WESTOWN);
    const before = costs();
    const calls = (await asked()).length;
    await savePharmacy(WESTOWN, document);
    await finishCalls();
    expect([await storedNumber(), $pharmacy.get()?.number, kinds()]).toEqual([WESTOWN, WESTOWN, ['replaced']]);
    expect([costs(), (await asked()).length]).toEqual([before, calls]);
    expect($pharmacies.get().map(({ number }) => number)).toEqual([WESTOWN, saved, WOODBURY, WEST_HAVEN]);
  });

  it('[PHARM-04] does nothing if the host page refuses', async () => {
    const saved = await open();
    const seen: unknown[] = [];
    const refuse = (event: Event) => {
      seen.push((event as CustomEvent).detail);
      event.preventDefault();
    };
    document.addEventListener('ucp-pharmacy-change', refuse);
    await savePharmacy(WESTOWN, document);
    document.removeEventListener('ucp-pharmacy-change', refuse);
    expect([seen, await storedNumber(), kinds()]).toEqual([[{ id: WESTOWN }], saved, []]);
  });

  it('[PHARM-04] [SAFE-01] says so if the service fails, and leaves the pharmacy as it was', async () => {
    const saved = await open();
    await setFaults({ path: '/profiles/data', method: 'POST', status: 500 });
    await savePharmacy(WESTOWN, document);
    await finishCalls();
    expect([await storedNumber(), $pharmacy.get()?.number, kinds()]).toEqual([saved, saved, ['replace-failed']]);
  });

  it('[PHARM-04] is sent once if it is pressed twice', async () => {
    await open();
    await Promise.all([savePharmacy(WESTOWN, document), savePharmacy(WESTOWN, document)]);
    expect((await callsTo('/profiles/data')).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('[PHARM-04] is undone, also after the profile was read again', async () => {
    const saved = await open();
    const before = costs();
    await savePharmacy(WESTOWN, document);
    await reload();
    await restorePharmacy(document);
    await finishCalls();
    expect([await storedNumber(), $pharmacy.get()?.number, kinds()]).toEqual([saved, saved, ['put-back']]);
    expect(costs()).toEqual(before);
  });

  it('[PHARM-04] can be undone again after that has failed', async () => {
    const saved = await open();
    await savePharmacy(WESTOWN, document);
    await setFaults({ path: '/profiles/data', method: 'POST', status: 500 });
    await restorePharmacy(document);
    expect(kinds()).toEqual(['put-back-failed']);
    await setFaults();
    await restorePharmacy(document);
    expect([await storedNumber(), kinds()]).toEqual([saved, ['put-back']]);
  });

  it('[PHARM-04] [SAFE-01] is the last one that was pressed, in whichever tab, and is undone to the one of the other tab', async () => {
    await open();
    // The other tab has its turn first, as a lock of the browser gives it.
    const lock = holdCalls(/^GET .*\/drugs/, 'before');
    const here = savePharmacy(WESTOWN, document);
    await until(() => lock.length === 1);
    stopHolding();
    await saveInOtherTab(WOODBURY);
    await lock[0]?.release();
    await here;
    await finishCalls();
    expect([await storedNumber(), $pharmacy.get()?.number, kinds()]).toEqual([WESTOWN, WESTOWN, ['replaced']]);
    await restorePharmacy(document);
    await finishCalls();
    expect([await storedNumber(), $pharmacy.get()?.number]).toEqual([WOODBURY, WOODBURY]);
  });

  it('[PHARM-04] [SAFE-01] is sent again if another tab has saved one between the read and the write', async () => {
    await open();
    await setAnswers({ etags: true });
    await reload();
    const written = holdCalls(/^POST .*\/profiles\/data/, 'before');
    const here = savePharmacy(WESTOWN, document);
    await until(() => written.length === 1);
    stopHolding();
    await saveInOtherTab(WOODBURY);
    await written[0]?.release();
    await here;
    await finishCalls();
    expect([await storedNumber(), kinds()]).toEqual([WESTOWN, ['replaced']]);
    await restorePharmacy(document);
    await finishCalls();
    expect(await storedNumber()).toBe(WOODBURY);
  });

  it('[PHARM-04] [SAFE-01] leaves a pharmacy that another tab has saved meanwhile, if it is undone here', async () => {
    await open();
    await savePharmacy(WESTOWN, document);
    await saveInOtherTab(WOODBURY);
    await restorePharmacy(document);
    await finishCalls();
    expect([await storedNumber(), $pharmacy.get()?.number, kinds()]).toEqual([WOODBURY, WOODBURY, ['put-back']]);
  });

  it('[PHARM-04] is saved for the next page, which offers no Undo', async () => {
    await open();
    await savePharmacy(WESTOWN, document);
    await finishCalls();
    resetPage();
    configure({ ...demoSettings, ...settings });
    await start();
    await finishCalls();
    expect([$pharmacy.get()?.number, $pricesAt.get()?.number, kinds()]).toEqual([WESTOWN, WESTOWN, []]);
    await restorePharmacy(document);
    expect(await storedNumber()).toBe(WESTOWN);
  });

  it.each([
    ['while the list is being read', /^GET .*\/drugs/, 'before'],
    ['while the write is under way, once', /^POST .*\/profiles\/data/, 'before'],
  ] as const)('[PHARM-04] [SAFE-01] is saved if the page is left %s', async (_, pattern, where) => {
    await open();
    await setAnswers({ etags: true });
    await readSectionSerialized(drugsSection);
    const held = holdCalls(pattern, where);
    void savePharmacy(WESTOWN, document);
    await until(() => held.length === 1);
    await leave();
    if (pattern.source.includes('POST')) await held[0]?.release();
    await until(async () => (await storedNumber()) === WESTOWN);
    expect((await callsTo('/profiles/data')).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('[PHARM-04] [REM-07] keeps the fields of a row that the library does not know, of the saved pharmacy and of the others', async () => {
    await open();
    const known = { pharmacyName: 'Westown Pharmacy', pharmacyNumber: WESTOWN, hours: '9 to 5' };
    const unread = { pharmacyName: 'Without a number', note: 'x' };
    await changeStored((drugs) => ({
      ...drugs,
      pharmacyObj: { ...(drugs.pharmacyObj as object), hours: '8 to 6' },
      otherPharmacies: [known, unread],
      sectionNote: 'y',
    }));
    await reload();
    const before = await storedDrugs();
    await savePharmacy(WESTOWN, document);
    await finishCalls();
    const { pharmacyObj, otherPharmacies, sectionNote } = await storedDrugs();
    expect({ pharmacyObj, otherPharmacies, sectionNote }).toEqual({
      pharmacyObj: known,
      otherPharmacies: [known, unread],
      sectionNote: 'y',
    });
    await restorePharmacy(document);
    await finishCalls();
    expect({ ...(await storedDrugs()), lastModifiedOn: null }).toEqual({ ...before, lastModifiedOn: null });
  });

  it('[PHARM-04] [ROLE-03] is refused for a cloaked profile', async () => {
    await cloak();
    await finishCalls();
    expect($identity.get()?.isCloaked).toBe(true);
    await actions.savePharmacy(WESTOWN, document);
    await repriceDrugs();
    expect((await callsTo('/profiles/data')).filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
