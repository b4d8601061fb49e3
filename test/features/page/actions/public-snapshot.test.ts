import { afterEach, describe, expect, it, vi } from 'vitest';
import { setTollFree } from '../../../../src/features/content/state/phone.js';
import { $applications } from '../../../../src/features/enrollment/state/applications.js';
import { $activePlans } from '../../../../src/features/enrollment/state/dashboard.js';
import { submitExtraHelpAnswer } from '../../../../src/features/extra-help/actions/answer-extra-help.js';
import { changeExtraHelp } from '../../../../src/features/extra-help/state/extra-help.js';
import { importFound } from '../../../../src/features/import/state/import.js';
import { $supplement } from '../../../../src/features/known-plans/state/supplement-plans.js';
import { showView } from '../../../../src/features/navigation/actions/view.js';
import { setPreviousPage } from '../../../../src/features/navigation/state/previous-page.js';
import { snapshot, subscribe } from '../../../../src/features/page/actions/public-snapshot.js';
import { topBar } from '../../../../src/features/page/text/en/top-bar.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { $counts } from '../../../../src/features/plans/state/counts.js';
import { $accountLinks } from '../../../../src/features/session/state/account.js';
import { profile } from '../../../../src/index.js';
import { resetWarnings } from '../../../../src/shared/report.js';
import type { View } from '../../../../src/shared/view/view.js';
import { resetPage } from '../../../../src/testing.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { stubComputed } from '../../../support/stub-computed.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

/** Every flag and value of the page state, the subsidy level aside. */
const named = [
  'activeYear',
  'currentYear',
  'systemDateTime',
  'isAuthenticated',
  'isHSIDMemberProfile',
  'isCloakedProfile',
  'isCloaked',
  'isExtraHelpApplied',
  'isFetchLISData',
  'isApplicationsExists',
  'isPlansExists',
  'isDrugsExists',
  'isProvidersExists',
  'isPlansLoadCompleted',
  'isMedsuppPlansLoadCompleted',
  'isDrugsLoadCompleted',
  'isProvidersLoadCompleted',
  'isUpdateProviderCoverage',
  'msPlansStateCode',
  'msPREStateCode',
  'medsuppPlansList',
  'pdpPlansList',
  'snpPlansList',
  'maPlansList',
  'memberEnrolledPlans',
  'savedServicePlans',
  'savedPlansCount',
  'yearlyCosts',
  'siteNavigation',
  'dentalCoveredPlans',
  'preRecommendationResults',
  'preNo1RankedPlan',
  'preRecommendationType',
  'tollFreeNumber',
  'memberBenefitRedirectUrl',
  'currentView',
  'importedDrugCount',
  'importedProviderCount',
  'backLinkText',
] as const;

afterEach(() => {
  document.body.replaceChildren();
});

async function snapshotOf(shopper: string, date?: string) {
  await openPage({ shopper, ...(date && { date }) });
  return profile.ready;
}

describe('profile.get()', () => {
  it.each(['guest', 'empty', 'member', 'cloaked', 'enrolled'])('[ENT-11] has every name of the source, for the %s', async (shopper) => {
    const facts = await snapshotOf(shopper);
    expect(Object.keys(facts).sort()).toEqual([...named, 'isComplete', 'pfny'].sort());
    for (const name of named) expect(facts[name], name).not.toBeUndefined();
    expect(profile.get()).toEqual({ ...facts, systemDateTime: expect.stringMatching(/^2026-11-20T09:30:\d\d$/) });
  });

  it('[ENT-11] has every name before anything is known too: lists are empty, values null, and only what is still to be read is true', () => {
    resetPage();
    const early: Readonly<Record<string, unknown>> = { ...snapshot() };
    expect(Object.keys(early).sort()).toEqual([...named, 'isComplete', 'pfny'].sort());
    expect(Object.entries(early).filter(([, value]) => value && !(Array.isArray(value) && value.length === 0))).toEqual([
      ['siteNavigation', 'disabled'],
      ['isUpdateProviderCoverage', true],
      ['preRecommendationType', 'PRE_EMPTY'],
      ['isFetchLISData', true],
      ['currentView', 'plans'],
      ['backLinkText', 'Return to plans'],
    ]);
  });

  it('[ENT-11] describes a member who has saved something of each kind', async () => {
    const facts = await snapshotOf('member');
    expect(facts).toMatchObject({
      isComplete: true,
      activeYear: 2027,
      currentYear: 2026,
      isAuthenticated: true,
      isHSIDMemberProfile: true,
      isCloakedProfile: false,
      isCloaked: false,
      siteNavigation: 'disabled',
      isExtraHelpApplied: false,
      isApplicationsExists: false,
      isPlansExists: true,
      isDrugsExists: true,
      isProvidersExists: true,
      isPlansLoadCompleted: true,
      isMedsuppPlansLoadCompleted: true,
      isDrugsLoadCompleted: true,
      isProvidersLoadCompleted: true,
      savedPlansCount: 4,
      preRecommendationResults: [],
      preNo1RankedPlan: null,
      preRecommendationType: 'PRE_EMPTY',
      tollFreeNumber: expect.stringMatching(/^1-8/),
      currentView: 'plans',
      importedDrugCount: 0,
      importedProviderCount: 0,
      backLinkText: 'Return to plans',
    });
    expect(facts.memberBenefitRedirectUrl).toBe(`${location.origin}/hsid-member-portal-redirection`);
    expect(facts.savedServicePlans.map(({ planId }) => planId).sort()).toEqual([
      'H0321002000',
      'H0609026000',
      'H0609044000',
      'S0001001000',
    ]);
    expect(facts.snpPlansList).toEqual([
      { planId: 'H0321002000', planName: 'UHC Dual Complete AZ-S001 (HMO-POS D-SNP)', planType: 'SNP', planYear: 2027 },
    ]);
    expect(facts.pdpPlansList.map(({ planId }) => planId)).toEqual(['S0001001000']);
    expect(facts.maPlansList.map(({ planId }) => planId).sort()).toEqual(['H0609026000', 'H0609044000']);
    expect(facts.dentalCoveredPlans[0]).toEqual({
      network: 'Dental Blue',
      planIds: expect.arrayContaining(['H0609026000', 'H0609044000']),
    });
  });

  it('[ENT-11] [IDN-05] describes a cloaked profile, and has the setting `pfny` as it came', async () => {
    await openPage({ shopper: 'cloaked', settings: { pfny: true } });
    expect(profile.get()).toMatchObject({ isCloakedProfile: true, isAuthenticated: true, pfny: true });
    expect(profile.get(), '[CLOAK-02]').toMatchObject({ isCloaked: true, siteNavigation: 'enabled' });
  });

  it.each([
    ['member', 4],
    ['supplement', 5],
    ['empty', 0],
  ])('[ENT-13] savedPlansCount counts what the tile counts, for the %s', async (shopper, count) => {
    const facts = await snapshotOf(shopper);
    expect([facts.savedPlansCount, $counts.get()?.plans, facts.isPlansExists]).toEqual([count, count, count > 0]);
  });

  it('[ENT-11] describes a guest who has saved nothing', async () => {
    expect(await snapshotOf('empty', '2026-03-10T23:59:00')).toMatchObject({
      activeYear: 2026,
      currentYear: 2026,
      systemDateTime: expect.stringMatching(/^2026-03-10T23:59:0\d$/),
      isAuthenticated: false,
      isHSIDMemberProfile: false,
      isPlansExists: false,
      isDrugsExists: false,
      isProvidersExists: false,
      isApplicationsExists: false,
      savedPlansCount: 0,
      savedServicePlans: [],
      medsuppPlansList: [],
      memberEnrolledPlans: [],
      msPlansStateCode: null,
      msPREStateCode: null,
    });
  });

  it('[ENT-11] describes supplement plans, enrolled plans, applications and recommendations', async () => {
    const supplement = await snapshotOf('supplement');
    expect(supplement).toMatchObject({ msPlansStateCode: 'AZ', isApplicationsExists: true, isAuthenticated: true });
    expect(supplement.medsuppPlansList.length).toBeGreaterThan(0);
    expect(supplement.medsuppPlansList.every(({ planType, planYear }) => planType === 'MEDSUPP' && planYear === 2027)).toBe(true);
    const shown = $supplement.get();
    const codes = shown.kind === 'plans' ? shown.plans.map(({ code }) => code) : [];
    expect(supplement.medsuppPlansList.map(({ planId }) => planId)).toEqual(codes);

    const enrolled = await snapshotOf('enrolled');
    expect(enrolled.memberEnrolledPlans.length).toBeGreaterThan(1);
    expect(enrolled.memberEnrolledPlans[0]).toEqual({
      planId: 'H0609026000',
      planName: 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)',
      planType: 'MAPD',
      planYear: 2026,
    });

    const recommended = await snapshotOf('recommended');
    expect(recommended).toMatchObject({
      preRecommendationType: 'PRE_NUMBER_1',
      msPREStateCode: 'AZ',
      preNo1RankedPlan: { rank: 1, planId: 'H0609026000', planType: 'MAPD', planYear: 2027 },
    });
    expect(recommended.preRecommendationResults.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  });

  it('[ENT-11] counts plans without drug coverage among the Medicare Advantage plans', async () => {
    const { maPlansList } = await snapshotOf('heavy');
    expect([...new Set(maPlansList.map(({ planType }) => planType))].sort()).toEqual(['MA', 'MAPD']);
  });

  it('[ENT-11] [CARD-12] names plans without the code that their names end in', async () => {
    const path = '/planinfo/details/VPP/plan-years/2027/plans/H0609026000';
    const body = (await (await fetch(path)).json()) as { data: { plans: { planName: string }[] } };
    const [plan] = body.data.plans;
    const { demo: _, ...stored } = await storedProfile('recommended');
    const preData = JSON.parse(String(stored.preData)) as { planRecommendationObj: { plans: { rank: number; planName: string }[] } };
    const first = preData.planRecommendationObj.plans.find(({ rank }) => Number(rank) === 1);
    const names = [plan?.planName, first?.planName];
    expect(names.every(Boolean)).toBe(true);
    if (plan) plan.planName += ' H0609-026';
    if (first) first.planName += ' H0609-026';
    await openPage({ shopper: 'member', faults: [{ method: 'GET', path, body }] });
    expect(profile.get().savedServicePlans?.find(({ planId }) => planId === 'H0609026000')?.planName).toBe(names[0]);
    const answer = { ...stored, preData: JSON.stringify(preData) };
    await openPage({ shopper: 'recommended', faults: [{ method: 'GET', path: '/profiles/data', body: answer }] });
    expect(profile.get().preNo1RankedPlan?.planName).toBe(names[1]);
  });

  it('[ENT-11] [LINK-01] has no address of the benefits if it may not be followed', async () => {
    await openPage({ shopper: 'member', settings: { links: { memberBenefits: 'https://evil.example/benefits' } } });
    expect(profile.get().memberBenefitRedirectUrl).toBeNull();
  });

  it('[ENT-11] [EH-05] says that the low-income data is still to come, until it has', async () => {
    const low = holdCalls(/^GET \/lis\//, 'before');
    await openPage({ shopper: 'member' });
    await until(() => low.length > 0);
    expect(profile.get().isFetchLISData).toBe(true);
    await low[0]?.release();
    expect(profile.get().isFetchLISData).toBe(false);
  });

  it('[ENT-11] has no number one if the results have none', async () => {
    await openPage({ shopper: 'recommended' });
    const { demo: _, ...stored } = await storedProfile('recommended');
    const preData = JSON.parse(String(stored.preData)) as { planRecommendationObj: { plans: readonly { rank: number }[] } };
    const plans = preData.planRecommendationObj.plans.filter(({ rank }) => Number(rank) !== 1);
    await setFaults({
      path: '/profiles/data',
      body: { ...stored, preData: JSON.stringify({ ...preData, planRecommendationObj: { plans } }) },
    });
    await profile.refresh();
    const facts = profile.get();
    expect(facts).toMatchObject({ preRecommendationType: 'PRE_NO_1_RANKED_PLAN', preNo1RankedPlan: null });
    expect(facts.preRecommendationResults?.[0]?.rank).toBe(2);
  });

  it('[ENT-11] follows the page: view, year, answer, import, previous page, failure', async () => {
    await openPage({ shopper: 'guest' });
    showView('drugs', document);
    await submitExtraHelpAnswer('no', document);
    importFound({ drugs: 3, providers: 2 });
    await switchYear(2026, document);
    expect(profile.get()).toMatchObject({
      currentView: 'drugs',
      activeYear: 2026,
      isExtraHelpApplied: true,
      importedDrugCount: 3,
      importedProviderCount: 2,
    });
    expect(profile.get().savedServicePlans?.every(({ planYear }) => planYear === 2026)).toBe(true);

    await openPage({ shopper: 'guest', faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] });
    expect(profile.get()).toMatchObject({ isComplete: true, isPlansExists: false, isPlansLoadCompleted: true });
  });

  it('[ENT-11] has the words of the back link, by where the shopper came from', async () => {
    for (const [origin, words] of Object.entries(topBar.back)) {
      await openPage({ shopper: 'guest' });
      localStorage.setItem('ucp_lastPage', origin);
      const { readPreviousPage: readOrigin } = await import('../../../../src/features/navigation/actions/previous-page.js');
      readOrigin();
      expect(profile.get().backLinkText).toBe(words);
    }
    localStorage.removeItem('ucp_lastPage');
  });
});

describe('profile.setView()', () => {
  it.each<[string, unknown]>([
    ['a text', 'nonsense'],
    ['a hash', '#drugs'],
    ['another case', 'Drugs'],
    ['a name of every object', 'constructor'],
    ['nothing', undefined],
    ['a symbol', Symbol('drugs')],
    ['an object that reads as a view', { toString: () => 'drugs' }],
  ])('[VW-02] ignores %s that is no view, and says so once', async (_name, view) => {
    resetWarnings();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPage({ shopper: 'guest' });
    const changes: Event[] = [];
    const note = (event: Event) => changes.push(event);
    document.addEventListener('ucp-view-change', note);
    const { length } = history;
    await profile.setView(view as View);
    await profile.setView(view as View);
    document.removeEventListener('ucp-view-change', note);

    expect(profile.get().currentView).toBe('plans');
    expect([location.hash, localStorage.getItem('ucp_profileTab'), history.length, changes]).toEqual(['', null, length, []]);
    expect(warn.mock.calls).toEqual([['[ucp] profile.setView() takes one of plans, drugs, providers; it was ignored.']]);
    warn.mockRestore();
  });

  it('[VW-01] shows a view of the page', async () => {
    await openPage({ shopper: 'guest' });
    await profile.setView('drugs');
    expect([profile.get().currentView, location.hash]).toEqual(['drugs', '#drugs']);
  });
});

/** The values of these keys, wherever they stand in what the service keeps. */
function valuesOf(value: unknown, keys: ReadonlySet<string>): readonly string[] {
  if (typeof value === 'string' && /^[[{]/.test(value)) return valuesOf(JSON.parse(value), keys);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const own = keys.has(key) && (typeof one === 'string' || typeof one === 'number') ? [String(one)] : [];
    return [...own, ...valuesOf(one, keys)];
  });
}

const personal = new Set([
  ...['uuid', 'optumId', 'email', 'firstName', 'lastName', 'fullName', 'dob', 'dateOfBirth', 'mbi', 'zipCode', 'county', 'memberNumber'],
  ...['nationalDrugCode', 'drugName', 'drugDosage', 'drugPackageName', 'pharmacyName', 'pharmacyNumber', 'pharmacyAddress'],
  ...['providerName', 'providerAddress', 'providerPhone', 'nationalProviderId', 'confirmationNo', 'effectiveDate', 'terminationDate'],
]);

describe('facts that a host may not have', () => {
  it.each(['guest', 'member', 'cloaked', 'agent', 'heavy', 'supplement', 'applicant', 'enrolled', 'recommended', 'member-consent'])(
    '[ENT-11] no value of the %s is in the snapshot',
    async (shopper) => {
      const facts = await snapshotOf(shopper);
      const values = [...new Set(valuesOf(await storedProfile(shopper), personal))].filter((value) => value.length > 1);
      expect(values.length, 'the person has values to look for').toBeGreaterThan(3);
      const text = JSON.stringify({ ...facts, systemDateTime: null }).toLowerCase();
      expect(values.filter((value) => text.includes(value.toLowerCase()))).toEqual([]);
      expect(text).not.toMatch(/subsidylevel|islisel|"lis[a-z]*":/);
    },
  );

  it('[ENT-11] the answer, and so the subsidy, cannot be derived from the snapshot', async () => {
    const pictures: unknown[] = [];
    for (const answer of ['yes', 'no'] as const) {
      await openPage({ shopper: 'member' });
      await submitExtraHelpAnswer(answer, document);
      await expect.poll(() => callsTo('/lis')).not.toEqual([]);
      await expect.poll(() => profile.get().isFetchLISData).toBe(false);
      pictures.push({ ...profile.get(), systemDateTime: null });
    }
    expect(pictures[1]).toEqual(pictures[0]);
  });

  it('[ENT-11] a snapshot is frozen to its last list, and changes nothing of the page', async () => {
    const facts = await snapshotOf('member');
    const parts = [facts, ...Object.values(facts), ...facts.savedServicePlans, ...facts.dentalCoveredPlans.map(({ planIds }) => planIds)];
    expect(parts.filter((one) => typeof one === 'object' && one !== null && !Object.isFrozen(one))).toEqual([]);
    expect(() => (facts.savedServicePlans as unknown[]).pop()).toThrow(TypeError);
    expect(profile.get().savedServicePlans).toHaveLength(4);
  });
});

describe('profile.get() as a snapshot', () => {
  it('[ENT-11] is the same object until something in it changes, so useSyncExternalStore can read it', async () => {
    await openPage({ shopper: 'member' });
    await profile.ready;
    await finishCalls();
    const before = profile.get();
    expect(profile.get()).toBe(before);
    setTollFree('1-800-555-0123');
    const after = profile.get();
    expect(after).not.toBe(before);
    expect(after.tollFreeNumber).toBe('1-800-555-0123');
    expect(profile.get()).toBe(after);
  });

  it('[ENT-11] stays the same object when facts are set to what they were', async () => {
    await openPage({ shopper: 'member' });
    await profile.ready;
    await finishCalls();
    const before = profile.get();
    importFound({ drugs: 0, providers: 0 });
    expect(profile.get()).toBe(before);
  });

  it('[ENT-11] passes the first facts to a listener that was added before the load', async () => {
    const listener = vi.fn();
    const stop = subscribe(listener, { isComplete: false });
    await Promise.resolve();
    expect(listener.mock.calls).toEqual([[snapshot()]]);
    stop();
  });
});

describe('profile.subscribe()', () => {
  it('[ENT-11] calls once for changes in one task, again for later changes, and not after its end', async () => {
    await openPage({ shopper: 'guest' });
    await profile.ready;
    const announced = vi.fn();
    const stop = profile.subscribe(announced);
    await Promise.resolve();
    await Promise.resolve();
    showView('drugs', document);
    showView('providers', document);
    await Promise.resolve();
    expect(announced.mock.calls.map(([facts]) => facts.currentView)).toEqual(['providers']);
    showView('drugs', document);
    await Promise.resolve();
    expect(announced.mock.calls.map(([facts]) => facts.currentView)).toEqual(['providers', 'drugs']);
    showView('plans', document);
    stop();
    await Promise.resolve();
    expect(announced).toHaveBeenCalledTimes(2);
  });

  it('[ENT-11] calls after a change that the script itself makes right afterwards', async () => {
    await openPage({ shopper: 'guest' });
    await profile.ready;
    const listener = vi.fn();
    const stop = profile.subscribe(listener);
    await profile.setView('drugs');
    await Promise.resolve();
    expect(listener.mock.calls.map(([facts]) => facts.currentView)).toEqual(['drugs']);
    stop();
  });

  it('[ENT-11] leaves no snapshot to be made at each change for a listener that has ended', async () => {
    const listener = vi.fn();
    subscribe(listener)();
    setTollFree('1-800-555-0188');
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
  });

  it.each<[string, () => void, object, string?]>([
    ['the number to call', () => setTollFree('1-800-555-0199'), { tollFreeNumber: '1-800-555-0199' }],
    ['where the shopper came from', () => setPreviousPage('pharmacy-search'), { backLinkText: 'Return to pharmacy search' }],
    ['that Extra Help was answered', () => changeExtraHelp({ given: 'no' }), { isExtraHelpApplied: true }, 'guest'],
    ['an application', () => stubComputed($applications, []), { isApplicationsExists: false }, 'applicant'],
    ['an enrolled plan', () => stubComputed($activePlans, []), { memberEnrolledPlans: [] }],
    ['where the benefits are', () => stubComputed($accountLinks, null), { memberBenefitRedirectUrl: null }],
    ['an import', () => importFound({ drugs: 1, providers: 0 }), { importedDrugCount: 1 }],
  ])('[ENT-11] calls as soon as %s changes', async (_what, change, facts, shopper = 'enrolled') => {
    await openPage({ shopper });
    await finishCalls();
    expect(await profile.ready).not.toMatchObject(facts);
    const listener = vi.fn();
    const stop = profile.subscribe(listener);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    change();
    await Promise.resolve();
    expect(listener.mock.calls).toEqual([[expect.objectContaining(facts)]]);
    stop();
  });
});
