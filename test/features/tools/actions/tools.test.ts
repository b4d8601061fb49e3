import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { entryOf } from '../../../../demo/service/enter.js';
import { readGenericNames } from '../../../../src/features/drugs/actions/complete-drugs.js';
import { addDrugs, choosePharmacy, editDrug } from '../../../../src/features/drugs/actions/drug-tool.js';
import * as drugsActions from '../../../../src/features/drugs/actions.js';
import { $shownDrugs } from '../../../../src/features/drugs/state/saved-drugs.js';
import { setPlanDetails } from '../../../../src/features/known-plans/state/plan-details.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { $notices, subjectOf } from '../../../../src/features/lists/state/notices.js';
import { $pharmacy } from '../../../../src/features/pharmacies/state/pharmacy.js';
import { keyOf, planKey } from '../../../../src/features/plan/rules/plan.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { $popup, closePopup, requestPopup } from '../../../../src/features/popups/state/popups.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { removeItem } from '../../../../src/features/profile/actions/remove.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import {
  addProviders,
  editProvider,
  keepProviders,
  replaceProviders,
  restoreProviders,
  resumeToolChoice,
} from '../../../../src/features/providers/actions/provider-tool.js';
import * as providersActions from '../../../../src/features/providers/actions.js';
import { $isUpdateProviderCoverage } from '../../../../src/features/providers/state/provider-coverage.js';
import { $providers } from '../../../../src/features/providers/state/saved-providers.js';
import { forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { signOut, timeOut } from '../../../../src/features/session/actions/sign-out.js';
import { type Launch, registerTool, type Tool, type ToolName, type ToolOutcome } from '../../../../src/features/tools/actions/registry.js';
import { resetWarnings } from '../../../../src/shared/report.js';
import { setIdentity } from '../../../../src/shared/shopper/identity.js';
import { tabs } from '../../../../src/shared/tabs/tabs.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { finishCalls, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { recordLeaving } from '../../../flows/support/leaving.js';
import { changedProfile } from '../../../flows/support/navigation-log.js';
import { allMessagesDelivered, recordMessages, sendFromTab } from '../../../flows/support/other-tab.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const logs = () => logged.mock.calls.map(([text]) => String(text));

const DRUGS = 'drug-cost-estimator';
const DOCTORS = 'provider-search';

const done: ToolOutcome = { isCompleted: true, isImported: false };
const left: ToolOutcome = { isCompleted: false, isImported: false };
const imported: ToolOutcome = { isCompleted: true, isImported: true };

type Row = Readonly<Record<string, unknown>>;

/** Brings a tool in which the shopper does something; tells what it was opened with. */
function bring(name: ToolName, outcome: unknown = left, work: () => unknown = () => undefined): readonly Launch[] {
  const launches: Launch[] = [];
  const tool: Tool = {
    async open(launch) {
      launches.push(launch);
      await work();
      return outcome as ToolOutcome;
    },
  };
  registerTool(name, tool);
  return launches;
}

function thePlan(kind: 'MAPD' | 'PDP' | 'SNP') {
  const plan = $shownPlans.get().plans.find((one) => one.kind === kind);
  if (!plan) throw new Error(`the guest has no ${kind} plan`);
  return plan;
}

/** A drug as the profile service keeps it. */
const row = (ndc: string, name: string, more: Row = {}) => ({
  nationalDrugCode: ndc,
  drugName: name,
  drugDosage: '5 mg tablet',
  drugQuantity: 30,
  drugFrequency: 'Every 1 Month',
  drugSupplyLength: 30,
  drugPackageSize: 30,
  drugPackageQuantity: 1,
  ...more,
});

/** The tool's work behind the page: a write to the profile service. */
async function saveElsewhere(section: 'drugs' | 'providers', field: string, value: Row): Promise<void> {
  const { uuid } = (await storedProfile('guest')) as { uuid: string };
  await fetch(`/profiles/data/v1/${uuid}/${section}`, { method: 'POST', body: JSON.stringify({ [field]: value, isGuest: true }) });
}

/** A plan of the price call's answer, which wants the message about the pharmacy. */
const priced = (id: string, more: Row) => ({
  contractId: id.slice(0, 5),
  pbpNumber: id.slice(5, 8),
  segmentId: id.slice(8),
  planYear: 2027,
  annualDrugCost: 1,
  coveredDrugs: [],
  isShowDrugPricing: true,
  isShowPharmacyMessage: true,
  ...more,
});

const reads = async (section: string) =>
  (await callsTo('/profiles/data')).filter(({ method, path }) => method === 'GET' && path.includes(`/${section}`)).length;
const writes = async (section: string) =>
  (await callsTo('/profiles/data')).filter(({ method, path }) => method === 'POST' && path.endsWith(`/${section}`)).length;

async function open(page: Parameters<typeof openPage>[0] = {}): Promise<void> {
  tabs().close();
  await openPage(page);
  await finishCalls();
}

beforeEach(async () => {
  logged.mockClear();
  await openPage({ settings: { drugTool: { brandId: 'b' }, providerTool: { partnerCode: 'p', clientPortalCode: 'c' } } });
  await finishCalls();
});

afterEach(async () => {
  await finishCalls();
  tabs().close();
  vi.restoreAllMocks();
  vi.spyOn(console, 'info').mockImplementation((text) => void logged(text));
});

describe('a sign-in that a tool asks for', () => {
  const leaving = recordLeaving();

  it.each([
    [DRUGS, () => addDrugs(null, document)],
    [DOCTORS, () => addProviders(null, document)],
  ] as const)('[LOGIN-05] [LOGIN-08] from %s leads to the sign-in page, and is remembered for the return', async (name, open) => {
    await openPage();
    const launches = bring(name);
    await open();
    expect(sessionStorage.getItem('ucp_toolSignIn'), 'opening it asks for nothing').toBeNull();
    launches[0]?.signIn();
    expect(leaving()).toEqual(['sign-in /optumid-login']);
    expect(sessionStorage.getItem('ucp_toolSignIn')).toBe(name);
  });

  it('[LOGIN-08] does nothing after the shopper of the tool has left', async () => {
    await openPage({ shopper: 'member' });
    const launches = bring(DRUGS);
    await addDrugs(null, document);
    forgetShopper();
    launches[0]?.signIn();
    expect([leaving(), sessionStorage.getItem('ucp_toolSignIn')]).toEqual([[], null]);
  });
});

describe('the launch', () => {
  it.each([
    ['adds drugs from the list', () => addDrugs(null, document), '#/buildyourdruglist?profile=true', undefined],
    ['adds drugs from a card', () => addDrugs(thePlan('MAPD'), document), '#/buildyourdruglist?profile=true&planEditDrug=true', undefined],
    ['changes a drug', () => editDrug('00002143480', document), '#/drugdetails?profile=true', '00002143480'],
    ['chooses the pharmacy', () => choosePharmacy(document), '#/pharmacy?profile=true', undefined],
  ])('[DV-02] %s', async (_, run, route, itemId) => {
    const launches = bring(DRUGS);
    await run();
    expect(launches).toMatchObject([{ route, ...(itemId && { itemId }) }]);
    expect(launches[0]?.itemId).toBe(itemId);
  });

  it('[DV-03] [DRUG-04] passes the card’s plan and the shopper’s place to the drug tool', async () => {
    const launches = bring(DRUGS);
    const plan = thePlan('MAPD');
    await addDrugs(plan, document);
    expect(launches[0]?.payload).toEqual({
      planName: plan.name,
      planType: 'MAPD',
      planId: plan.id,
      zipCode: '85004',
      stateCode: 'AZ',
      fipsCode: '013',
      planYear: 2027,
      brandId: 'b',
      contractId: plan.id.slice(0, 5),
      pbpNumber: plan.id.slice(5, 8),
      segmentId: plan.id.slice(8),
      monthlyPremium: plan.monthlyPremium,
      county: 'Maricopa',
    });
  });

  it('[DV-03] passes a premium that the service has only in words', async () => {
    const launches = bring(DRUGS);
    await addDrugs({ ...thePlan('MAPD'), monthlyPremium: null, monthlyPremiumText: '$26.40' }, document);
    expect(launches[0]?.payload).toMatchObject({ monthlyPremium: 26.4 });
  });

  it('[DV-03] passes the plan’s own year, also when another one is shown', async () => {
    const launches = [bring(DRUGS), bring(DOCTORS)];
    const plan = { ...thePlan('MAPD'), year: 2026 };
    await addDrugs(plan, document);
    await addProviders(plan, document);
    expect(launches.map(([launch]) => launch?.payload.planYear)).toEqual([2026, 2026]);
  });

  it('[DV-03] passes no plan when the tool is opened from the list', async () => {
    const launches = bring(DRUGS);
    await addDrugs(null, document);
    expect(launches[0]?.payload).toEqual({
      planName: null,
      planType: null,
      planId: null,
      zipCode: '85004',
      stateCode: 'AZ',
      fipsCode: '013',
      planYear: 2027,
      brandId: 'b',
      contractId: null,
      pbpNumber: null,
      segmentId: null,
      monthlyPremium: null,
      county: 'Maricopa',
    });
  });

  it.each([
    [2027, false],
    [2026, true],
  ])('[PV-04] [PROV-02] passes the card’s plan to the provider search, in %i', async (year, isCurrentYear) => {
    await switchYear(year, document);
    const launches = bring(DOCTORS);
    const plan = thePlan('SNP');
    await addProviders(plan, document);
    expect(launches[0]?.payload).toEqual({
      partnerCode: 'p',
      clientPortalCode: 'c',
      zipCode: '85004',
      fipsCode: '013',
      stateCode: 'AZ',
      planYear: year,
      planId: plan.id,
      planName: plan.name,
      planType: plan.rawType,
      mapsPlanType: 'SNP',
      isCurrentYear,
    });
  });

  it('[PV-04] passes the plan’s family, whatever the service calls the type', async () => {
    const launches = bring(DOCTORS);
    await addProviders({ ...thePlan('SNP'), rawType: 'HMO D-SNP' }, document);
    expect(launches[0]?.payload).toMatchObject({ planType: 'HMO D-SNP', mapsPlanType: 'SNP' });
  });

  it('[PV-04] passes the doctor to be changed, to the tool only', async () => {
    const launches = bring(DOCTORS);
    const heard: unknown[] = [];
    document.addEventListener('ucp-tool-open', ({ detail }: CustomEventInit) => heard.push(detail), { once: true });
    await editProvider('1232131239', document);
    expect(launches[0]).toMatchObject({ itemId: '1232131239', payload: { planId: null, mapsPlanType: null, planYear: 2027 } });
    expect(heard).toEqual([{ tool: DOCTORS, route: '', payload: launches[0]?.payload }]);
  });

  it('[DV-03] has no ZIP code and no county for a shopper who gave none', async () => {
    await open({ shopper: 'empty' });
    const launches = bring(DRUGS);
    await addDrugs(null, document);
    expect(launches[0]?.payload).toMatchObject({ zipCode: null, stateCode: null, fipsCode: null, county: null, planYear: 2027 });
  });

  it('[CARD-11] offers no doctors for a drug plan', async () => {
    const launches = bring(DOCTORS);
    await addProviders(thePlan('PDP'), document);
    await addProviders(thePlan('MAPD'), document);
    expect(launches).toHaveLength(1);
  });

  it('can be stopped by a listener', async () => {
    const launches = bring(DRUGS);
    document.addEventListener('ucp-tool-open', (event) => event.preventDefault(), { once: true });
    await addDrugs(null, document);
    expect(launches).toEqual([]);
  });

  it.each([
    ['adds drugs', () => drugsActions.addDrugs(null, document)],
    ['changes a drug', () => drugsActions.editDrug('00002143480', document)],
    ['chooses a pharmacy', () => drugsActions.choosePharmacy(document)],
    ['adds doctors', () => providersActions.addProviders(null, document)],
    ['changes a doctor', () => providersActions.editProvider('1232131239', document)],
  ])('[ROLE-03] never %s on a cloaked profile', async (_, run) => {
    await open({ shopper: 'cloaked' });
    const launches = [bring(DRUGS), bring(DOCTORS)];
    await run();
    expect(launches).toEqual([[], []]);
  });

  it('opens a tool once at a time', async () => {
    const opened: (() => void)[] = [];
    const launches = bring(DRUGS, left, () => new Promise<void>((close) => opened.push(close)));
    const first = addDrugs(null, document);
    await addDrugs(null, document);
    expect(launches).toHaveLength(1);
    opened[0]?.();
    await first;
    const again = addDrugs(null, document);
    expect(launches).toHaveLength(2);
    opened[1]?.();
    await again;
  });

  it('[DV-04] opens one again that has not said within half a minute how it was left', async () => {
    const after = vi.spyOn(clock, 'after');
    const closed: (() => void)[] = [];
    const launches = bring(DRUGS, left, () => new Promise<void>((close) => closed.push(close)));
    const first = addDrugs(null, document);
    const [, passes] = after.mock.calls.find(([milliseconds]) => milliseconds === 30_000) ?? [];
    await addDrugs(null, document);
    expect(launches).toHaveLength(1);
    passes?.();
    const again = editDrug('00002143480', document);
    expect(launches).toMatchObject([{}, { itemId: '00002143480' }]);
    for (const close of closed) close();
    await Promise.all([first, again]);
  });
});

describe('a tool that is not there', () => {
  it.each([
    [DRUGS, () => addDrugs(null, document), 'drugs'],
    [DOCTORS, () => addProviders(null, document), 'providers'],
  ] as const)('[DV-04] is logged, and the shopper sees a message: %s', async (name, run, list) => {
    await run();
    expect(logs()).toContain(`[ucp] the tool ${name} is not loaded: profile.registerTool() brings it`);
    expect($notices.get()[list]).toMatchObject([{ kind: 'tool-unavailable', list, of: list }]);
    await run();
    expect($notices.get()[list]).toHaveLength(1);
  });

  it('[DV-04] shows a message above the plans if a card asked for it, each by itself, until it is there', async () => {
    const target = document.createElement('ucp-saved-plans');
    const plans = () => $notices.get().plans.map((notice) => [notice.kind, subjectOf(notice), notice.isInToast]);
    await addDrugs(null, target);
    await addProviders(null, target);
    expect(plans()).toEqual([
      ['tool-unavailable', 'drugs', false],
      ['tool-unavailable', 'providers', false],
    ]);
    expect([$notices.get().drugs, $notices.get().providers]).toEqual([[], []]);
    bring(DRUGS);
    await addDrugs(null, document);
    expect(plans()).toEqual([['tool-unavailable', 'providers', false]]);
  });

  it.each([
    ['a card of its own', 'ucp-plan-card', true],
    ['the search block of the dashboard', 'ucp-doctor-search', true],
    ['the pharmacy, which may stand far below the drugs', 'ucp-pharmacy', true],
    ['a script of the page', null, true],
    ['the list itself', 'ucp-drug-list', false],
  ])('[DV-04] shows a message in sight of %s', async (_, tag, isInToast) => {
    document.body.innerHTML = '<ucp-drug-list></ucp-drug-list>';
    onTestFinished(() => document.body.replaceChildren());
    await addDrugs(null, tag ? document.createElement(tag) : document);
    expect($notices.get().drugs).toMatchObject([{ kind: 'tool-unavailable', isInToast }]);
    expect(document.querySelectorAll('body > ucp-toast')).toHaveLength(isInToast ? 1 : 0);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('x');
      },
    ],
    ['rejects', () => Promise.reject(new Error('x'))],
  ])('[DV-04] counts as such when it %s, and can be opened again', async (_, work) => {
    const listener = vi.fn();
    vi.stubGlobal('reportError', listener);
    bring(DRUGS, done, work);
    await addDrugs(null, document);
    expect($notices.get().drugs).toMatchObject([{ kind: 'tool-unavailable' }]);
    expect(listener, 'the host hears its own error').toHaveBeenCalledExactlyOnceWith(new Error('x'));
    expect(logs()).toContain(`[ucp] the tool ${DRUGS} failed`);
    vi.unstubAllGlobals();
    const launches = bring(DRUGS);
    await addDrugs(null, document);
    expect(launches).toHaveLength(1);
    expect($notices.get().drugs).toEqual([]);
  });

  it.each<[string, string, unknown]>([
    ['another name', 'drug-estimator', { open: () => undefined }],
    ['a function', DRUGS, () => undefined],
    ['an object without open()', DRUGS, {}],
    ['nothing', DRUGS, undefined],
    ['a name of every object', 'toString', { open: () => undefined }],
  ])('is not defined by %s, and the host gets an error', async (_, name, tool) => {
    resetWarnings();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    registerTool(name as ToolName, tool as Tool);
    expect(warn.mock.calls).toEqual([
      ['[ucp] profile.registerTool() takes drug-cost-estimator or provider-search, and an object with open(); it was ignored.'],
    ]);
    warn.mockRestore();
    await addDrugs(null, document);
    expect($notices.get().drugs).toMatchObject([{ kind: 'tool-unavailable' }]);
  });

  it.each([[undefined], [null], ['done'], [{ isCompleted: 'yes' }]])(
    'takes an answer it does not know as not completed: %j',
    async (answer) => {
      bring(DOCTORS, answer);
      await addProviders(null, document);
      expect(await writes('providers')).toBe(0);
      expect($notices.get().providers).toEqual([]);
    },
  );
});

describe('when the drug tool closes', () => {
  const section = (rows: readonly Row[], pharmacyObj: Row | null = null) => ({ drugInfoDetails: rows, pharmacyObj });
  const save = (rows: readonly Row[], pharmacy: Row | null = null) =>
    saveElsewhere('drugs', 'drugsAndPharmacyDetails', section(rows, pharmacy));

  it.each([
    ['completed', done],
    ['left', left],
  ] as const)('[DV-05] drugs and pharmacy are fetched again and rebuilt: %s', async (_, outcome) => {
    const delivery = { pharmacyName: 'Optum Home Delivery Pharmacy', pharmacyNumber: '999001', mailOrder: true };
    bring(DRUGS, outcome, () => save([row('00378181777', 'Levothyroxine Sodium')], delivery));
    const before = { all: await reads('all'), prices: (await callsTo('/drug-pricing-api')).length };
    await addDrugs(null, document);
    expect($shownDrugs.get().map(({ name }) => name)).toEqual(['Levothyroxine Sodium']);
    expect($pharmacy.get()).toMatchObject({ number: '999001', isMailOrder: true });
    expect(await reads('all')).toBe(before.all);
    expect((await callsTo('/drug-pricing-api')).length).toBe(before.prices + 1);
  });

  it('[DV-05] its changes reach the other tabs, and nothing is sent without changes', async () => {
    const { messages, close } = recordMessages();
    bring(DRUGS, done);
    await addDrugs(null, document);
    await allMessagesDelivered();
    expect(messages).toEqual([]);
    bring(DRUGS, done, () => save([]));
    await addDrugs(null, document);
    await allMessagesDelivered();
    close();
    expect(messages).toEqual([{ kind: 'profile-changed' }]);
  });

  it("[DV-05] an import reads the whole profile and the doctors' coverage, and informs the other tabs", async () => {
    const { messages, close } = recordMessages();
    bring(DRUGS, imported, () => save([row('00378181777', 'Levothyroxine Sodium')]));
    const before = { all: await reads('all'), providers: await reads('providers') };
    await addDrugs(null, document);
    expect(await reads('all')).toBe(before.all + 1);
    expect(await reads('providers')).toBe(before.providers + 1);
    expect($shownDrugs.get()).toHaveLength(1);
    await allMessagesDelivered();
    close();
    expect(messages).toEqual([{ kind: 'profile-changed' }]);
  });

  it('[DV-05] is rebuilt from the profile if that had not come, or was requested before the change', async () => {
    await openPage({ isLoading: true });
    const held = holdCalls(/^GET .*\/all\//, 'after');
    await until(() => held.length > 0);
    const { drugsAndPharmacyDetails } = (await storedProfile('guest')) as { drugsAndPharmacyDetails: { drugInfoDetails: readonly Row[] } };
    const drugInfoDetails = drugsAndPharmacyDetails.drugInfoDetails.slice(1);
    let isSaved = false;
    bring(DRUGS, left, async () => {
      await saveElsewhere('drugs', 'drugsAndPharmacyDetails', { ...drugsAndPharmacyDetails, drugInfoDetails });
      isSaved = true;
    });
    const visit = addDrugs(null, document);
    await until(() => isSaved);
    await held[0]?.release();
    await until(() => held.length > 1);
    await held[1]?.release();
    await visit;
    expect($shownDrugs.get()).toHaveLength(drugInfoDetails.length);
  });

  it('[DV-05] [SIGN-01] is not requested if its shopper leaves before the profile has loaded', async () => {
    await openPage({ isLoading: true });
    const held = holdCalls(/^GET .*\/all\//, 'before');
    await until(() => held.length > 0);
    const launches = bring(DRUGS, imported);
    const others = recordMessages('profile-changed');
    const visit = addDrugs(null, document);
    await until(() => launches.length === 1);
    await allMessagesDelivered();
    stopHolding();
    forgetShopper();
    await visit;
    await allMessagesDelivered();
    expect(others.messages).toEqual([]);
    others.close();
  });

  it('[DV-05] is rebuilt even if the date has not loaded', async () => {
    await openPage({ isLoading: true });
    const date = holdCalls(/^GET \/systemdate/, 'after');
    const profile = holdCalls(/^GET .*\/all\//, 'after');
    await until(() => date.length > 0 && profile.length > 0);
    const { drugsAndPharmacyDetails } = (await storedProfile('guest')) as { drugsAndPharmacyDetails: { drugInfoDetails: readonly Row[] } };
    const drugInfoDetails = drugsAndPharmacyDetails.drugInfoDetails.slice(1);
    bring(DRUGS, left, () => saveElsewhere('drugs', 'drugsAndPharmacyDetails', { ...drugsAndPharmacyDetails, drugInfoDetails }));
    const visit = addDrugs(null, document);
    await finishCalls();
    await visit;
    expect($shownDrugs.get()).toHaveLength(drugInfoDetails.length);
  });

  it('[DV-05] a failed read changes nothing', async () => {
    const before = $shownDrugs.get();
    bring(DRUGS, done, () => setFaults({ method: 'GET', path: '/profiles/data', status: 400 }));
    await addDrugs(null, document);
    expect($shownDrugs.get()).toEqual(before);
    expect($notices.get().drugs).toEqual([]);
  });

  it('[DV-05] [YEAR-02] [LOAD-05] its late answer of the year before does not count as a profile that could not be read', async () => {
    await open({ shopper: 'empty' });
    bring(DRUGS, left);
    const held = holdCalls(/^GET .*\/drugs/, 'before');
    const visit = addDrugs(null, document);
    await until(() => held.length === 1);
    await switchYear(2026, document);
    expect($profile.get().status).toBe('ready');
    await held[0]?.release();
    await visit;
    expect($profile.get().status).toBe('ready');
  });

  it('[DV-05] [REM-07] its saved rows stay, though malformed, when another drug is removed', async () => {
    const rows = $shownDrugs.get().map(({ ndc, name }) => row(ndc, name));
    bring(DRUGS, done, async () => {
      await save([...rows, row('00093504801', 'Metformin')]);
      await setFaults({ method: 'GET', path: '/profiles/data', status: 400 });
    });
    await addDrugs(null, document);
    await setFaults();
    const [{ ndc: key, name } = { ndc: '', name: '' }] = $shownDrugs.get();
    await removeItem({ list: 'drugs', key, name }, document);
    expect($shownDrugs.get().map((one) => one.name)).toEqual([...rows.slice(1).map(({ drugName }) => drugName), 'Metformin']);
  });

  it.each([
    ['a quantity alone has 30 days', { drugSupplyLength: null, drugFrequency: null }, { quantity: 30, supplyLength: 30, frequency: null }],
    ['45 days are 30', { drugSupplyLength: 45 }, { quantity: 30, supplyLength: 30, frequency: 'Every 1 Month' }],
    [
      'a frequency of 90 is its label',
      { drugSupplyLength: 90, drugFrequency: '90' },
      { quantity: 30, supplyLength: 90, frequency: 'Every 3 Months' },
    ],
    ['an unknown frequency is dropped', { drugFrequency: 'now and then' }, { quantity: 30, supplyLength: 30, frequency: null }],
    ['a supply alone is dropped', { drugQuantity: null }, { quantity: null, supplyLength: null, frequency: null }],
    [
      'neither is invalid, and the drug stays',
      { drugQuantity: null, drugSupplyLength: null },
      { quantity: null, supplyLength: null, frequency: null },
    ],
  ])('[VAL-01] %s', async (_, change, refill) => {
    bring(DRUGS, done, () => save([row('00378181777', 'Levothyroxine Sodium', change)]));
    await addDrugs(null, document);
    expect($shownDrugs.get()).toMatchObject([{ name: 'Levothyroxine Sodium', ...refill }]);
  });

  it('[VAL-01] logs what is wrong with a refill, without the drug', async () => {
    bring(DRUGS, done, () => save([row('00378181777', 'Levothyroxine Sodium', { drugQuantity: null, drugSupplyLength: null })]));
    await addDrugs(null, document);
    expect(logs()).toContain('[ucp] profile: Invalid drug data');
    expect(logs().join()).not.toContain('Levothyroxine');
  });
});

describe('rows that the drug calls add', () => {
  const bare = { nationalDrugCode: '00378181777', drugName: 'Levothyroxine Sodium', drugQuantity: 90, drugSupplyLength: 90 };
  const save = (rows: readonly Row[], pharmacyObj: Row | null = null) =>
    saveElsewhere('drugs', 'drugsAndPharmacyDetails', { drugInfoDetails: rows, pharmacyObj });

  it('[CALL-12] looks up a drug whose dose and package the profile does not say, once, and prices it then', async () => {
    bring(DRUGS, done, () => save([bare]));
    await addDrugs(null, document);
    await addDrugs(null, document);
    expect((await callsTo('/api/druginfo')).map(({ body }) => body)).toEqual([
      {
        drugs: [{ ndc: '00378181777', drugName: 'Levothyroxine Sodium', drugGenericNameAndDosage: 'Levothyroxine Sodium' }],
        isDCProfileDrugsFlow: true,
      },
    ]);
    expect($shownDrugs.get()).toMatchObject([{ dosage: '175 mcg tablet', isGeneric: true, quantity: 90, supplyLength: 90 }]);
    const prices = (await callsTo('/drug-pricing-api')).at(-1)?.body as { drugs: readonly Row[] };
    expect(prices.drugs).toMatchObject([{ nationalDrugCode: '00378181777', packageQuantity: 1 }]);
    expect(prices.drugs[0]?.packageSize).toEqual(expect.any(Number));
  });

  it.each([
    ['that lacks its dose alone', { drugDosage: null }, 1],
    ['that lacks its package’s size alone', { drugPackageSize: null }, 1],
    ['that lacks how many packages alone', { drugPackageQuantity: null }, 1],
    ['that lacks nothing, not', {}, 0],
  ])('[CALL-12] looks up a drug %s', async (_which, lacking, times) => {
    const whole = { ...bare, drugDosage: '175 mcg tablet', drugPackageSize: 1, drugPackageQuantity: 1 };
    bring(DRUGS, done, () => save([{ ...whole, ...lacking }]));
    await addDrugs(null, document);
    expect(await callsTo('/api/druginfo')).toHaveLength(times);
  });

  it('[CALL-12] [ERR-02] looks it up again after a search that failed', async () => {
    bring(DRUGS, done, () => save([bare]));
    await setFaults({ method: 'POST', path: '/api/druginfo', status: 400 });
    await addDrugs(null, document);
    await setFaults();
    await addDrugs(null, document);
    expect(await callsTo('/api/druginfo')).toHaveLength(2);
    expect($shownDrugs.get()).toMatchObject([{ dosage: '175 mcg tablet' }]);
  });

  it('[CALL-12] keeps what the shopper’s profile says of a drug', async () => {
    bring(DRUGS, done, () => save([{ ...bare, drugDosage: 'as the profile says' }]));
    await addDrugs(null, document);
    expect($shownDrugs.get()).toMatchObject([{ dosage: 'as the profile says', quantity: 90 }]);
  });

  it.each([
    ['size', { drugPackageSize: 7 }, { packageSize: 7 }],
    ['number', { drugPackageQuantity: 3 }, { packageQuantity: 3 }],
  ])('[CALL-12] [CALL-13] prices a drug by the %s of its packages that the profile says', async (_, sent, priced) => {
    bring(DRUGS, done, () => save([{ ...bare, ...sent }]));
    await addDrugs(null, document);
    const prices = (await callsTo('/drug-pricing-api')).at(-1)?.body as { drugs: readonly Row[] };
    expect(prices.drugs).toMatchObject([priced]);
  });

  it('[CALL-12] keeps that a drug is a generic if the search does not say so', async () => {
    bring(DRUGS, done, async () => {
      await save([{ ...bare, isGeneric: true }]);
      await setFaults({ method: 'POST', path: '/api/druginfo', body: { data: { drugs: [{ ...bare, drugDosage: '175 mcg tablet' }] } } });
    });
    await addDrugs(null, document);
    expect($shownDrugs.get()).toMatchObject([{ dosage: '175 mcg tablet', isGeneric: true }]);
  });

  it('[ERR-02] [CALL-12] a search that fails leaves the drugs as they are, and they are priced', async () => {
    bring(DRUGS, done, async () => {
      await save([bare]);
      await setFaults({ method: 'POST', path: '/api/druginfo', status: 500 });
    });
    const before = (await callsTo('/drug-pricing-api')).length;
    await addDrugs(null, document);
    expect($shownDrugs.get()).toMatchObject([{ name: 'Levothyroxine Sodium', dosage: null }]);
    expect((await callsTo('/drug-pricing-api')).length).toBe(before + 1);
  });

  it('[CALL-11] asks once a visit which generic there is of each brand drug: by its own id, else by its code', async () => {
    const opana = row('63481081560', 'Opana ER', { drugId: '634810815' });
    const nifedical = row('00093081901', 'Nifedical XL');
    const generic = row('00378181777', 'Levothyroxine Sodium', { isGeneric: true });
    bring(DRUGS, done, () => save([opana, nifedical, generic, row('00006027731', 'Januvia')]));
    await addDrugs(null, document);
    await Promise.all([readGenericNames(), readGenericNames()]);
    await readGenericNames();
    const path = '/drug-info-api/druginfo/genericdruginfo/1';
    expect((await callsTo(path)).map((call) => call.path)).toEqual(
      ['634810815', '00093081901', '00006027731'].map((one) => `${path}/${one}/2027`),
    );
    expect($shownDrugs.get().map(({ genericName }) => genericName)).toEqual(['Oxymorphone HCL ER', 'Nifedipine ER', null, null]);
  });

  it('[CALL-11] [ERR-01] a drug whose generic does not load has none to name', async () => {
    bring(DRUGS, done, () => save([row('63481081560', 'Opana ER')]));
    await addDrugs(null, document);
    await setFaults({ method: 'GET', path: '/drug-info-api', status: 400 });
    await readGenericNames();
    expect($shownDrugs.get()).toMatchObject([{ name: 'Opana ER', genericName: null }]);
  });

  it('[CALL-13] asks for no price if no drug can be priced', async () => {
    bring(DRUGS, done, () => save([{ ...bare, drugQuantity: null }]));
    const before = (await callsTo('/drug-pricing-api')).length;
    await addDrugs(null, document);
    expect($shownDrugs.get()).toMatchObject([{ name: 'Levothyroxine Sodium', quantity: null }]);
    expect(await callsTo('/drug-pricing-api')).toHaveLength(before);
  });

  it('[CALL-09] describes the pharmacy as the pharmacy search does', async () => {
    bring(DRUGS, done, () => save([], { pharmacyName: 'An old name', pharmacyNumber: '301007', mailOrder: false }));
    await choosePharmacy(document);
    expect($pharmacy.get()).toMatchObject({ name: 'Whalley Drug', address: '399 W Whalley Ave, Phoenix, AZ 85004' });
  });

  it('[CALL-09] keeps home delivery as such if the search does not say', async () => {
    bring(DRUGS, done, async () => {
      const found = { pharmacyName: 'Delivered', pharmacyNumber: '301014' };
      await setFaults({ method: 'GET', path: '/pharmacysearch', body: { data: { pharmacy: found } } });
      await save([], { pharmacyName: 'The saved name', pharmacyNumber: '301014', mailOrder: true, pharmacyAddress: 'kept' });
    });
    await choosePharmacy(document);
    expect($pharmacy.get()).toMatchObject({ name: 'Delivered', isMailOrder: true, address: 'kept' });
  });

  it('[CALL-09] [CALL-13] prices home delivery as such if the search alone says that it is', async () => {
    const found = { pharmacyName: 'Delivered', pharmacyNumber: '301014', mailOrder: true };
    bring(DRUGS, done, async () => {
      await setFaults({ method: 'GET', path: '/pharmacysearch', body: { data: { pharmacy: found } } });
      await save([row('00378181777', 'Levothyroxine Sodium')], { pharmacyName: 'The saved name', pharmacyNumber: '301014' });
    });
    await choosePharmacy(document);
    expect($pharmacy.get()).toMatchObject({ isMailOrder: true });
    const [last] = (await callsTo('/drug-pricing-api')).slice(-1);
    expect(last?.body).toMatchObject({ pharmacy: { pharmacyNumber: '301014', mailOrder: true } });
  });

  it.each([
    ['a failure', { status: 500 }],
    ['no data', { body: { data: null, message: 'No data found from Pharmacy Search call' } }],
    ['another pharmacy', { body: { data: { pharmacy: { pharmacyName: 'Another', pharmacyNumber: '9' } } } }],
  ])('[ERR-02] [CALL-09] keeps what the profile says of the pharmacy after %s, and asks again the next time', async (_, fault) => {
    bring(DRUGS, done, async () => {
      await setFaults({ method: 'GET', path: '/pharmacysearch', ...fault });
      await save([], { pharmacyName: 'The saved name', pharmacyNumber: '301014', mailOrder: true });
    });
    await choosePharmacy(document);
    expect($pharmacy.get()).toMatchObject({ name: 'The saved name', isMailOrder: true, address: null });
    await setFaults();
    await reload();
    expect($pharmacy.get()).toMatchObject({ number: '301014', address: expect.any(String) });
  });

  it('[CALL-09] [CALL-10] asks nothing about a pharmacy if none is chosen, and has the prices', async () => {
    const { id } = thePlan('MAPD');
    bring(DRUGS, done, async () => {
      await setFaults({ path: '/drug-pricing-api', body: { data: { plans: [priced(id, {})] } } });
      await save([bare]);
    });
    const before = (await callsTo('/pharmacysearch')).length;
    await addDrugs(null, document);
    expect(await callsTo('/pharmacysearch')).toHaveLength(before);
    expect($shownPlans.get().plans.find((one) => one.id === id)?.drugEstimate).toMatchObject({ isPharmacyMessageShown: true });
  });

  it('[CALL-10] asks what plans make of the pharmacy if the prices want a message and do not say', async () => {
    const plans = $shownPlans.get().plans.filter(({ kind }) => kind === 'MAPD');
    const [silent, telling] = plans;
    if (!silent || !telling) throw new Error('the guest has two MAPD plans');
    const quiet = priced(thePlan('SNP').id, { isShowPharmacyMessage: false });
    const body = { data: { plans: [priced(silent.id, {}), priced(telling.id, { isPharmacyCovered: false }), quiet] } };
    const coverage = { data: { plans: [{ planId: silent.id, isPharmacyCovered: true, inNetwork: false }] } };
    bring(DRUGS, done, async () => {
      await setFaults({ path: '/drug-pricing-api', body }, { path: '/pharmacysearch/pharmacies', body: coverage });
      await save([bare], { pharmacyName: 'Whalley Drug', pharmacyNumber: '301007' });
    });
    await addDrugs(null, document);
    expect((await callsTo('/pharmacysearch/pharmacies')).map(({ path }) => path)).toEqual([
      `/pharmacysearch/pharmacies/v1/301007/coverage/2027/MAPD/${silent.id}`,
    ]);
    const estimateOf = (id: string) => $shownPlans.get().plans.find((plan) => plan.id === id)?.drugEstimate;
    expect(estimateOf(silent.id)).toMatchObject({ isPharmacyCovered: true, isPharmacyInNetwork: false });
    expect(estimateOf(telling.id)).toMatchObject({ isPharmacyCovered: false });
  });

  it('[CALL-10] asks so of all plans of a type at once, and takes for each what is said of it, of no other plan', async () => {
    const [some, other] = $shownPlans.get().plans.filter(({ kind }) => kind === 'MAPD');
    if (!some || !other) throw new Error('the guest has two MAPD plans');
    const answers = [
      { planId: some.id, isPharmacyCovered: true },
      { planId: other.id, isPharmacyCovered: false, inNetwork: false },
      { planId: 'H9999001000', isPharmacyCovered: true },
    ];
    bring(DRUGS, done, async () => {
      await setFaults(
        { path: '/drug-pricing-api', body: { data: { plans: [priced(some.id, { inNetwork: true }), priced(other.id, {})] } } },
        { path: '/pharmacysearch/pharmacies', body: { data: { plans: answers } } },
      );
      await save([bare], { pharmacyName: 'Whalley Drug', pharmacyNumber: '301007' });
    });
    await addDrugs(null, document);
    expect((await callsTo('/pharmacysearch/pharmacies')).map(({ path }) => path)).toEqual([
      `/pharmacysearch/pharmacies/v1/301007/coverage/2027/MAPD/${some.id}%2C${other.id}`,
    ]);
    const estimateOf = (id: string) => $shownPlans.get().plans.find((plan) => plan.id === id)?.drugEstimate;
    expect(estimateOf(some.id)).toMatchObject({ isPharmacyCovered: true, isPharmacyInNetwork: true });
    expect(estimateOf(other.id)).toMatchObject({ isPharmacyCovered: false, isPharmacyInNetwork: false });
  });

  it('[CALL-10] [REM-03] asks so of a plan, too, that was being removed when the prices came, and returns', async () => {
    const { id, year, name } = thePlan('MAPD');
    const prices = holdCalls(/drug-pricing-api/, 'after');
    const removals = holdCalls(/^DELETE /, 'before');
    bring(DRUGS, done, async () => {
      await setFaults(
        { path: '/drug-pricing-api', body: { data: { plans: [priced(id, {})] } } },
        { path: '/pharmacysearch/pharmacies', body: { data: { plans: [{ planId: id, isPharmacyCovered: false }] } } },
        { method: 'DELETE', path: '/profiles/data', status: 500 },
      );
      await save([bare], { pharmacyName: 'Whalley Drug', pharmacyNumber: '301007' });
    });
    const visit = addDrugs(null, document);
    await until(() => prices.length === 1);
    const removal = removeItem({ list: 'plans', key: planKey(id, year), name }, document);
    await until(() => removals.length === 1);
    await prices[0]?.release();
    await visit;
    await removals[0]?.release();
    await removal;
    expect((await callsTo('/pharmacysearch/pharmacies')).map(({ path }) => path)).toEqual([
      `/pharmacysearch/pharmacies/v1/301007/coverage/2027/MAPD/${id}`,
    ]);
    expect($shownPlans.get().plans.find((one) => one.id === id)?.drugEstimate).toMatchObject({ isPharmacyCovered: false });
  });

  it('[CALL-10] [DRUG-03] keeps what the prices say of the pharmacy if its own call leaves that out', async () => {
    const plan = $shownPlans.get().plans.find(({ rawType }) => rawType === 'MAPD');
    if (!plan) throw new Error('the guest has MAPD plans');
    const { id } = plan;
    bring(DRUGS, done, async () => {
      await setFaults(
        { path: '/drug-pricing-api', body: { data: { plans: [priced(id, { isPharmacyCovered: true })] } } },
        { path: '/pharmacysearch/pharmacies', body: { data: { plans: [{ planId: id, inNetwork: false }] } } },
      );
      await save([bare], { pharmacyName: 'Whalley Drug', pharmacyNumber: '301007' });
    });
    await addDrugs(null, document);
    expect($shownPlans.get().plans.find((one) => one.id === id)?.drugEstimate).toMatchObject({
      isPharmacyCovered: true,
      isPharmacyInNetwork: false,
    });
  });

  it.each([
    ['when the price call fails', { status: 400 }],
    ['that the prices leave out', { body: { data: { plans: [] } } }],
  ])('[DRUG-13] knows no drug cost of a plan %s, whatever the plan was read with', async (_, fault) => {
    const plan = thePlan('MAPD');
    const { drugEstimate } = plan;
    expect(drugEstimate?.isPricingShown).toBe(true);
    setPlanDetails({ [keyOf(plan)]: plan });
    bring(DRUGS, done, async () => {
      await setFaults({ path: '/drug-pricing-api', ...fault });
      await save([bare]);
    });
    await addDrugs(null, document);
    expect($shownPlans.get().plans.map((one) => one.drugEstimate)).toEqual([null, null, null, null]);
  });

  it('[DRUG-13] shows the prices of the latest drugs, when an older answer comes last', async () => {
    const prices = holdCalls(/drug-pricing-api/, 'after');
    const another = { ...bare, nationalDrugCode: '00378520977', drugName: 'Amlodipine Besylate' };
    bring(DRUGS, done, () => save([bare]));
    const first = addDrugs(null, document);
    await until(() => prices.length === 1);
    bring(DRUGS, done, () => save([bare, another]));
    const second = addDrugs(null, document);
    await until(() => prices.length === 2);
    await prices[1]?.release();
    await second;
    await prices[0]?.release();
    await first;
    const covered = $shownPlans.get().plans.flatMap(({ drugEstimate }) => drugEstimate?.coveredDrugs ?? []);
    expect(covered).toContain('00378520977');
  });
});

describe('when the provider search closes', () => {
  const doctor = (id: string) => ({
    providerId: id,
    providerName: `Dr. ${id}`,
    directoryType: 'M',
    languages: ['en'],
  });
  const data = (zipCode: string | null, ...ids: readonly string[]) =>
    JSON.stringify({ zipCode, planYear: 2027, providerIdList: ids.map((id) => doctor(id)) });
  const key = 'ucp_providerToolData';
  const leave =
    (text: string | null, area: Storage = sessionStorage) =>
    () =>
      text === null ? undefined : area.setItem(key, text);
  const shown = () => $providers.get().map(({ id }) => id);
  const stored = async () => {
    const { providersDetails } = (await storedProfile('guest')) as {
      providersDetails: { zipCode: string; providerIdList: readonly Row[] };
    };
    return providersDetails;
  };
  const saved = ['1232131239', '1234329724', '1232125215', '1790789741'];

  it.each([
    ['those of the same ZIP code take the place of the profile’s', data('85004', 'a', 'b'), ['a', 'b']],
    ['an emptied list empties the profile’s', data('85004'), []],
    ['those of the same ZIP code with the four digits of the mail behind it do so too', data('85004-2001', 'a'), ['a']],
    ['those of another ZIP code change nothing before the shopper has answered', data('85701', 'a'), saved],
    ['nobody stored clears them', null, []],
    ['a stored null clears them', 'null', []],
    ['what does not parse changes nothing', '{"zipCode":"85004","providerIdList":[', saved],
    ['what is no list changes nothing', '{"zipCode":"85004"}', saved],
    ['what names no ZIP code changes nothing', data(null, 'a'), saved],
  ])('[PV-07] %s', async (_, kept, expected) => {
    bring(DOCTORS, done, leave(kept));
    await addProviders(null, document);
    expect(shown()).toEqual(expected);
    expect((await stored()).providerIdList.map(({ providerId }) => providerId)).toEqual(expected);
  });

  const noticeKinds = () => $notices.get().providers.map(({ kind }) => kind);
  /** Doctors of another ZIP code were chosen in the tool. */
  async function chooseElsewhere(text = data('85701', 'a')): Promise<void> {
    bring(DOCTORS, done, leave(text));
    await addProviders(null, document);
  }

  it('[PV-09] asks before the doctors of another ZIP code replace the saved ones', async () => {
    await chooseElsewhere();
    expect($popup.get()).toMatchObject({ tag: 'ucp-remove-popup', list: 'providers', savedZip: '85004' });
    expect([shown(), await writes('providers')]).toEqual([saved, 0]);
  });

  it('[PV-09] replaces them once the shopper says so, says that, and puts them back', async () => {
    await chooseElsewhere();
    const before = await stored();
    await replaceProviders();
    expect([shown(), (await stored()).zipCode, noticeKinds()]).toEqual([['a'], '85701', ['replaced']]);
    await restoreProviders(document);
    expect([shown(), noticeKinds()]).toEqual([saved, ['put-back']]);
    const { providerIdList, zipCode } = await stored();
    expect([zipCode, providerIdList]).toEqual(['85004', before.providerIdList]);
  });

  it('[PV-09] changes nothing if the shopper keeps them, and asks no more', async () => {
    await chooseElsewhere();
    keepProviders();
    await replaceProviders();
    expect([shown(), noticeKinds(), await writes('providers')]).toEqual([saved, [], 0]);
  });

  it('[PV-09] [SAFE-01] keeps a doctor whom another device adds meanwhile, through the replacement and its undo', async () => {
    await chooseElsewhere();
    const details = await stored();
    await saveElsewhere('providers', 'providersDetails', { ...details, providerIdList: [...details.providerIdList, doctor('new')] });
    await replaceProviders();
    expect(new Set(shown())).toEqual(new Set(['a', 'new']));
    await restoreProviders(document);
    expect(new Set(shown())).toEqual(new Set([...saved, 'new']));
  });

  it('[PV-09] [REM-03] says that they could not be replaced, and keeps them', async () => {
    await chooseElsewhere();
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    await replaceProviders();
    expect([shown(), noticeKinds()]).toEqual([saved, ['replace-failed']]);
  });

  it('[PV-09] [REM-03] says that they could not be put back, and can try again', async () => {
    await chooseElsewhere();
    await replaceProviders();
    await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    await restoreProviders(document);
    expect([shown(), noticeKinds()]).toEqual([['a'], ['put-back-failed']]);
    await setFaults();
    await restoreProviders(document);
    expect([shown(), noticeKinds()]).toEqual([saved, ['put-back']]);
  });

  it.each([
    ['an emptied list of another ZIP code', data('85701'), true],
    ['the same doctors under another ZIP code', data('85701', ...saved), true],
    ['the same ZIP code', data('85004', 'a'), false],
    ['nothing', null, false],
  ])('[PV-09] with %s: asks %s', async (_, text, asks) => {
    bring(DOCTORS, done, leave(text));
    await addProviders(null, document);
    expect($popup.get() !== null).toBe(asks);
  });

  it('[PV-09] does not ask a shopper who has saved no doctor, and takes the chosen ones', async () => {
    await openPage({ shopper: 'empty' });
    await chooseElsewhere();
    expect([$popup.get(), shown()]).toEqual([null, ['a']]);
  });

  it('[PV-09] [SIGN-01] forgets the choice of a shopper who has left', async () => {
    await chooseElsewhere();
    forgetShopper();
    await replaceProviders();
    expect([shown(), await writes('providers')]).toEqual([[], 0]);
  });

  describe('if the page is loaded again while the question waits', () => {
    /** The tab's session storage outlives the page. The service has the seed again, as if another device had undone what it changed. */
    async function loadAgain(page: Parameters<typeof openPage>[0] = {}, change: Row = {}): Promise<void> {
      const session = { ...sessionStorage, ...change } as Record<string, string>;
      await open({ session, ...page });
    }
    const question = { tag: 'ucp-remove-popup', list: 'providers', savedZip: '85004' };
    recordLeaving();
    const isWaiting = () => sessionStorage.getItem('ucp_doctorsQuestion') !== null;

    it('[PV-09] asks again, and replaces them once the shopper says so', async () => {
      await chooseElsewhere();
      await loadAgain();
      await until(() => $popup.get() !== null);
      expect($popup.get()).toMatchObject(question);
      expect([shown(), await writes('providers')]).toEqual([saved, 0]);
      await replaceProviders();
      expect([shown(), (await stored()).zipCode, noticeKinds(), isWaiting()]).toEqual([['a'], '85701', ['replaced'], false]);
      await restoreProviders(document);
      expect(shown()).toEqual(saved);
    });

    it('[PV-09] asks after each of several loads, until the shopper has answered', async () => {
      await chooseElsewhere();
      for (let loads = 0; loads < 3; loads += 1) {
        await loadAgain();
        await until(() => $popup.get() !== null);
      }
      keepProviders();
      await loadAgain();
      await resumeToolChoice();
      expect([$popup.get(), shown(), isWaiting()]).toEqual([null, saved, false]);
    });

    it('[PV-09] asks when the popup that has opened by itself is closed', async () => {
      await chooseElsewhere();
      await openPage({ session: { ...sessionStorage }, isLoading: true });
      requestPopup({ tag: 'ucp-email-popup' });
      await until(() => $profile.get().status === 'ready');
      await finishCalls();
      expect($popup.get()?.tag).toBe('ucp-email-popup');
      closePopup();
      await until(() => $popup.get() !== null);
      expect($popup.get()).toMatchObject(question);
    });

    it('[PV-09] [SAFE-01] keeps a doctor whom another device has added meanwhile', async () => {
      await chooseElsewhere();
      await loadAgain();
      await until(() => $popup.get() !== null);
      const details = await stored();
      await saveElsewhere('providers', 'providersDetails', { ...details, providerIdList: [...details.providerIdList, doctor('new')] });
      await reload();
      await replaceProviders();
      expect(new Set(shown())).toEqual(new Set(['a', 'new']));
    });

    it('[PV-09] [REM-03] still asks after a replacement that failed', async () => {
      await chooseElsewhere();
      await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
      await replaceProviders();
      expect([noticeKinds(), isWaiting()]).toEqual([['replace-failed'], true]);
      await loadAgain();
      await until(() => $popup.get() !== null);
      expect($popup.get()).toMatchObject(question);
    });

    it.each([
      ['does not parse', '{"zipCode":"85701",', true],
      ['has a row that cannot be read', data('85701', 'a').replace('[', '[{"providerName":"x"},'), true],
      ['is gone', undefined, true],
      ['is null', 'null', true],
      ['names no ZIP code', data(null, 'a'), true],
      ['is of the same ZIP code now', data('85004', 'b'), false],
    ])('[PV-09] [SAFE-04] does not ask, and clears no list, if the tool’s list %s', async (_, text, isUnusable) => {
      await chooseElsewhere();
      const { ucp_providerToolData: __, ...session } = { ...sessionStorage } as Record<string, string>;
      await open({ session: { ...session, ...(text !== undefined && { [key]: text }) } });
      await until(() => !isWaiting());
      await finishCalls();
      await until(() => isUnusable === noticeKinds().length > 0);
      expect([$popup.get(), shown(), noticeKinds()]).toEqual([null, isUnusable ? saved : ['b'], isUnusable ? ['tool-unusable'] : []]);
    });

    it('[PV-09] asks nobody who has saved no doctor meanwhile, and takes the chosen ones', async () => {
      await chooseElsewhere();
      const providersDetails = { ...(await stored()), providerIdList: [] };
      await loadAgain({ faults: [await changedProfile('guest', { providersDetails })] });
      await until(() => !isWaiting() && shown().join() === 'a');
      expect($popup.get()).toBeNull();
    });

    it.each([
      ['another shopper', { shopper: 'member' }],
      ['a viewer of a cloaked profile', { shopper: 'cloaked' }],
    ])('[PV-09] [SIGN-01] does not ask %s', async (_, page) => {
      await chooseElsewhere();
      await loadAgain(page);
      await resumeToolChoice();
      expect([$popup.get(), await writes('providers'), isWaiting()]).toEqual([null, 0, false]);
    });

    it.each([
      ['a text', 'true'],
      ['no JSON', '{'],
      ['a list', '[]'],
      ['null', 'null'],
      ['nobody’s', '{"opened":["1"]}'],
    ])('[PV-09] [ENV-03] ignores a mark that is %s', async (_, mark) => {
      await loadAgain({}, { ucp_doctorsQuestion: mark, [key]: data('85701', 'a') });
      await resumeToolChoice();
      expect([$popup.get(), shown()]).toEqual([null, saved]);
    });

    it('[PV-09] [TRK-07] leaves nothing of it in lasting storage, and only ids in the tab', async () => {
      await chooseElsewhere();
      expect(JSON.parse(sessionStorage.getItem('ucp_doctorsQuestion') ?? '')).toEqual({
        owner: entryOf('guest')?.identity.uuid,
        opened: saved,
      });
      expect(Object.keys(localStorage).filter((name) => /octor|rovider/.test(name))).toEqual([]);
    });

    it.each([
      ['signs out', () => signOut(document)],
      ['is signed out by the clock', () => timeOut()],
      ['signs out in another tab', () => sendFromTab({ kind: 'signed-out' })],
    ])('[PV-09] [SIGN-01] [IDLE-05] forgets the question of a shopper who %s', async (_, leaves) => {
      await open({ shopper: 'member' });
      await chooseElsewhere();
      expect(isWaiting()).toBe(true);
      await leaves();
      await until(() => !isWaiting());
      expect($popup.get()).toBeNull();
    });
  });

  it.each([
    ['what does not parse', '{"zipCode":"85004",', 'storage of ucp_providerToolData does not parse'],
    [
      'who cannot be read',
      data('85004', 'a').replace('[', '[{"providerName":"85004"},'),
      'storage of ucp_providerToolData has 1 unreadable rows',
    ],
  ])('[ENV-03] [ERR-01] %s is logged, without a word of it', async (_, kept, line) => {
    const consoleLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    bring(DOCTORS, done, leave(kept));
    await addProviders(null, document);
    const lines = consoleLines.mock.calls.flat().map(String);
    consoleLines.mockRestore();
    expect(lines).toContain(`[ucp] ${line}`);
    expect(lines.join()).not.toContain('85004');
  });

  it.each([
    ['left one', data('85004', 'a')],
    ['left nothing', null],
  ])('[PV-07] [SIGN-01] a tool that %s changes nothing for a shopper who arrived meanwhile', async (_, kept) => {
    bring(DOCTORS, done, () => {
      leave(kept)();
      setIdentity({ uuid: entryOf('member')?.identity.uuid ?? '', isGuest: false, isCloaked: false });
    });
    await addProviders(null, document);
    expect(await writes('providers')).toBe(0);
    expect((await stored()).providerIdList.map(({ providerId }) => providerId)).toEqual(saved);
  });

  it('[PV-07] is read from lasting storage too if a tool keeps it there', async () => {
    bring(DOCTORS, done, leave(data('85004', 'a'), localStorage));
    await addProviders(null, document);
    expect(shown()).toEqual(['a']);
  });

  it('[PV-07] is the session’s if lasting storage still has that of an earlier one', async () => {
    leave(data('85004', 'a'), localStorage)();
    bring(DOCTORS, done, leave(data('85004', 'b')));
    await addProviders(null, document);
    expect(shown()).toEqual(['b']);
  });

  it('[PV-07] [AGENT-01] is read from session storage alone in the agent flow', async () => {
    await open({ shopper: 'agent' });
    bring(DOCTORS, done, leave(data('85004', 'a'), localStorage));
    await addProviders(null, document);
    expect(shown()).toEqual([]);
    bring(DOCTORS, done, leave(data('85004', 'b')));
    await addProviders(null, document);
    expect(shown()).toEqual(['b']);
  });

  it('[PV-07] keeps rows and fields that the library does not know, and those of the profile that the tool does not', async () => {
    await saveElsewhere('providers', 'providersDetails', { ...(await stored()), group: 'north' });
    await reload();
    bring(DOCTORS, done, leave(data('85004', 'a')));
    await addProviders(null, document);
    expect(await stored()).toMatchObject({ zipCode: '85004', group: 'north', providerIdList: [{ providerId: 'a', languages: ['en'] }] });
  });

  it('[PV-07] takes the chosen doctors of a shopper who gave no ZIP code', async () => {
    await open({ shopper: 'empty' });
    bring(DOCTORS, done, leave(data('85004', 'a')));
    await addProviders(null, document);
    expect(shown()).toEqual(['a']);
    const { providersDetails } = await storedProfile('empty');
    expect(providersDetails).toMatchObject({ zipCode: '85004' });
  });

  it.each([
    ['session storage', () => vi.spyOn(window, 'sessionStorage', 'get')],
    ['lasting storage', () => vi.spyOn(window, 'localStorage', 'get')],
  ])('[PV-07] changes nothing when %s is blocked', async (_, block) => {
    bring(DOCTORS, done, () => {
      block().mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    });
    await addProviders(null, document);
    expect(shown()).toEqual(saved);
    expect(await writes('providers')).toBe(0);
  });

  it('[PV-07] changes nothing when it was not completed', async () => {
    bring(DOCTORS, left, leave(data('85004', 'a')));
    await addProviders(null, document);
    expect(shown()).toEqual(saved);
    expect(await writes('providers')).toBe(0);
  });

  it('[PV-07] shows the chosen doctors, and notifies the other tabs, if only the response about them was lost', async () => {
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    bring(DOCTORS, done, async () => {
      leave(data('85004', 'a', 'b'))();
      await setFaults({ method: 'POST', path: '/profiles/data', truncate: true, times: 1 });
    });
    await addProviders(null, document);
    expect(shown()).toEqual(['a', 'b']);
    expect(posted).toHaveBeenCalledTimes(1);
  });

  it('[CONT-02] keeps the doctors, and logs it, when they cannot be written', async () => {
    bring(DOCTORS, done, async () => {
      leave(data('85004', 'a'))();
      await setFaults({ method: 'POST', path: '/profiles/data', status: 500 });
    });
    await addProviders(null, document);
    expect(shown()).toEqual(saved);
    expect(logs()).toContain('[ucp] updateProfile: status 500');
  });

  it('[DV-05] an import reads the whole profile', async () => {
    bring(DOCTORS, imported, () => saveElsewhere('providers', 'providersDetails', { zipCode: '85004', providerIdList: [doctor('z')] }));
    const before = await reads('all');
    await addProviders(null, document);
    expect(await reads('all')).toBe(before + 1);
    expect(shown()).toEqual(['z']);
  });

  it('[PV-08] coverage that failed to load at the start is requested once the doctors are stored', async () => {
    await open({ faults: [{ method: 'GET', path: '/profiles/data/v1/*/providers', status: 400, times: 1 }] });
    expect($isUpdateProviderCoverage.get()).toBe(true);
    bring(DOCTORS, done, leave(data('85004', 'a')));
    await addProviders(null, document);
    expect((await callsTo('/profiles/data')).slice(-2).map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect($isUpdateProviderCoverage.get()).toBe(false);
  });

  it('[PV-08] a new doctor comes with the coverage of the active year', async () => {
    const [known] = (await (await fetch('/__demo/providers?q=cardiology')).json()).providers as readonly Row[];
    if (!known) throw new Error('the demo has a cardiologist');
    const text = JSON.stringify({ zipCode: '85004', planYear: 2027, providerIdList: [{ ...known, plansList: null }] });
    bring(DOCTORS, done, leave(text));
    await addProviders(null, document);
    expect($providers.get()[0]?.plans?.length).toBeGreaterThan(0);
  });
});

describe('the coverage of the doctors', () => {
  const plansOf = () => $providers.get().map(({ plans }) => plans);

  it('[PV-08] is refreshed at the start, and then no more', async () => {
    expect((await callsTo('/profiles/data')).map(({ path }) => path.split('/').slice(5).join('/'))).toEqual([
      'all/2027/false',
      'providers/2027/false',
    ]);
    expect($isUpdateProviderCoverage.get()).toBe(false);
    await reload();
    expect(await reads('providers')).toBe(1);
  });

  it('[PV-08] is refreshed after a change of the plan year', async () => {
    const of2027 = plansOf();
    const call = holdCalls(/^GET .*\/providers\//, 'after');
    const switched = switchYear(2026, document);
    await until(() => call.length === 1);
    expect($isUpdateProviderCoverage.get()).toBe(true);
    await call[0]?.release();
    await switched;
    expect(call[0]?.path).toMatch(/providers\/2026\/false$/);
    expect($isUpdateProviderCoverage.get()).toBe(false);
    expect(plansOf()).not.toEqual(of2027);
  });

  it('[PV-08] is not requested if nobody is saved', async () => {
    await open({ shopper: 'empty' });
    expect(await reads('providers')).toBe(0);
    expect($isUpdateProviderCoverage.get()).toBe(false);
  });

  it('[CONT-02] [PV-08] a failed refresh is logged, and requested again the next time', async () => {
    await setFaults({ method: 'GET', path: '/profiles/data/v1/*/providers', status: 400, times: 1 });
    await switchYear(2026, document);
    expect(logs()).toContain('[ucp] profile: status 400');
    expect($isUpdateProviderCoverage.get()).toBe(true);
    expect(plansOf().every((plans) => plans !== null)).toBe(true);
    await switchYear(2027, document);
    expect($isUpdateProviderCoverage.get()).toBe(false);
  });
});
