import { afterEach, describe, expect, it, vi } from 'vitest';
import { submitExtraHelpAnswer } from '../../../../src/features/extra-help/actions/answer-extra-help.js';
import { $knownPlans } from '../../../../src/features/known-plans/state/plans.js';
import type { GroupKind } from '../../../../src/features/next-year/rules/plan-changes.js';
import { $plansNextYear, type ShownPlanNow } from '../../../../src/features/next-year/state/plan-changes.js';
import { type PlanId, planKey } from '../../../../src/features/plan/rules/plan.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { coverageLoading } from '../../../../src/features/providers/state/networks.js';
import { signOut } from '../../../../src/features/session/actions/sign-out.js';
import { wallClockAt } from '../../../../src/shared/calendar/clock-state.js';
import { nextMidnight } from '../../../../src/shared/calendar/midnight.js';
import { clearOwnKeys } from '../../../../src/shared/storage/storage.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { passTime, secondsOf, stopClock } from '../../../flows/support/virtual-time.js';
import '../../../../src/features/page/actions/after-load.js';
import '../../../../src/features/page/actions/public-snapshot.js';
import '../../../../src/features/session/actions/idle.js';
import '../../../../src/features/session/actions/confirm-identity.js';
import '../../../../src/features/session/actions/sign-in.js';
import '../../../../src/features/import/actions/import.js';

// Loads everything that comes by `import()` first. Loading a file takes real time, and the test's time would run meanwhile.

vi.mock(import('../../../../src/shared/storage/storage.js'), async (load) => {
  const storage = await load();
  return { ...storage, clearOwnKeys: vi.fn(storage.clearOwnKeys) };
});

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const { elapsed } = clock;

afterEach(async () => {
  vi.useRealTimers();
  clock.elapsed = elapsed;
  await finishCalls();
  warned.mockClear();
});

const outcomes = () => $plansNextYear.get().map(({ outcome }) => outcome.kind);
const lists = () => $plansNextYear.get().map(({ changes }) => changes.kind);

/** The list of the only plan now. */
function list(): Extract<ShownPlanNow['changes'], { readonly kind: 'list' }> {
  const [plan] = $plansNextYear.get();
  if (plan?.changes.kind !== 'list') throw new Error(`There is no list, but ${plan?.changes.kind}.`);
  return plan.changes;
}

const rowsOf = (what: 'fact' | 'drug' | 'doctor') =>
  list()
    .changes.groups.flatMap(({ changes }) => changes)
    .filter((one) => one.what === what);

const groupsOf = (): readonly GroupKind[] => list().changes.groups.map(({ kind }) => kind);

/** The profile as the service has it, with other sections. */
async function openChanged(shopper: string, change: Readonly<Record<string, unknown>>): Promise<void> {
  await openPage({ shopper });
  await changeProfile(shopper, change);
}

async function changeProfile(shopper: string, change: Readonly<Record<string, unknown>>): Promise<void> {
  const { demo: _, ...profile } = await storedProfile(shopper);
  await setFaults({ method: 'GET', path: '/profiles/data', body: { ...profile, ...change } });
  await reload();
  await finishCalls();
}

/** The section of drugs as the service has it. */
async function drugsOf(shopper: string) {
  const { drugsAndPharmacyDetails } = await storedProfile(shopper);
  return drugsAndPharmacyDetails as {
    readonly drugInfoDetails: readonly Readonly<Record<string, unknown>>[];
    readonly pharmacyObj: Readonly<Record<string, unknown>>;
  };
}

describe('a page that stays open over midnight', () => {
  /** A page that has loaded at half past eleven in the plan's time zone, seen one second before midnight. */
  async function openBeforeMidnight(day: string, shopper: string, storedYear?: number): Promise<void> {
    vi.mocked(clearOwnKeys).mockImplementationOnce(() => {
      localStorage.clear();
      sessionStorage.clear();
      if (storedYear !== undefined) localStorage.setItem('ucp_activeYear', String(storedYear));
    });
    stopClock();
    clock.elapsed = () => Date.now();
    await secondsOf(openPage({ shopper, date: `${day}T23:30:00` }), 240);
    const now = wallClockAt(clock.elapsed());
    if (now === null) throw new Error('The page knows no time.');
    await passTime((nextMidnight(now) - now) / 1000 - 1);
  }

  it.each([
    ['renews', 'plan-renews', 'list'],
    ['moves', 'plan-moves', 'list'],
    ['ends', 'plan-ends', 'ends'],
  ])(
    '[NEXT-01] [NEXT-02] says on October 1 that the plan %s, with its changes once the next year shows',
    async (outcome, shopper, kind) => {
      await openBeforeMidnight('2026-09-30', shopper);
      expect(outcomes()).toEqual([]);
      await passTime(2);
      expect(outcomes()).toEqual([outcome]);
      await secondsOf(switchYear(2027, document), 240);
      await passTime(60);
      expect(lists()).toEqual([kind]);
    },
  );

  it.each(['plan-renews', 'plan-moves', 'plan-ends'])('[NEXT-02] [NEXT-06] says nothing more from January 1: %s', async (shopper) => {
    await openBeforeMidnight('2026-12-31', shopper);
    expect(outcomes()).toHaveLength(1);
    await passTime(2);
    expect(outcomes()).toEqual([]);
    await passTime(60);
    expect(outcomes()).toEqual([]);
  });
});

describe('a member who leaves', () => {
  it('[NEXT-01] [SIGN-01] while the plan of the next year is read leaves nothing of it', async () => {
    const held = holdCalls(/plan-years\/2027\/plans\/H5216034000/, 'after');
    await openPage({ shopper: 'plan-renews', isLoading: true });
    await until(() => held.length === 1);
    expect(lists()).toEqual(['loading']);
    await signOut(document);
    expect($plansNextYear.get()).toEqual([]);
    await held[0]?.release();
    await finishCalls();
    expect($plansNextYear.get()).toEqual([]);
  });
});

describe('a choice of the shopper while the list shows', () => {
  it('[NEXT-01] [NEXT-06] of this year hides the list, and of the next one brings it back', async () => {
    await openPage({ shopper: 'plan-renews' });
    await finishCalls();
    const before = list();
    await switchYear(2026, document);
    await finishCalls();
    expect([outcomes(), lists()]).toEqual([['renews'], ['hidden']]);
    await switchYear(2027, document);
    await finishCalls();
    expect(list()).toEqual(before);
  });

  it('[NEXT-04] of another pharmacy compares both years there', async () => {
    await openPage({ shopper: 'plan-renews' });
    await finishCalls();
    const before = list();
    expect(before.pharmacy).toBe('Whalley Drug');
    const drugs = await drugsOf('plan-renews');
    const pharmacyObj = { ...drugs.pharmacyObj, pharmacyName: 'Sonora Pharmacy', pharmacyNumber: '301012' };
    await changeProfile('plan-renews', { drugsAndPharmacyDetails: { ...drugs, pharmacyObj } });
    expect(list().pharmacy).toBe('Sonora Pharmacy');
    expect(list().changes.lead).toMatchObject({ before: { kind: 'complete' }, after: { kind: 'complete' } });
  });

  it.each([
    ['on', true],
    ['off', false],
  ])('[NEXT-04] [DRUG-09] says that the amounts are with Extra Help only if they are: lisChanges %s', async (_, lisChanges) => {
    await openPage({ shopper: 'plan-renews', settings: { flags: { lisChanges } } });
    await finishCalls();
    const without = list().changes.lead;
    await changeProfile('plan-renews', { macraData: { lisSubsidyLevel: '1', extraHelpAnswer: null } });
    expect(list().isWithExtraHelp).toBe(lisChanges);
    if (lisChanges) expect(list().changes.lead).not.toEqual(without);
    else expect(list().changes.lead).toEqual(without);
  });

  it('[NEXT-04] of Extra Help compares amounts with it, in both years', async () => {
    await openChanged('plan-renews', { macraData: { lisSubsidyLevel: '1', extraHelpAnswer: null } });
    const helped = list();
    expect(helped.isWithExtraHelp).toBe(true);
    await submitExtraHelpAnswer('no', document);
    await finishCalls();
    expect(list().isWithExtraHelp).toBe(false);
    expect(list().changes.lead.before).not.toEqual(helped.changes.lead.before);
    expect(list().changes.lead.after).not.toEqual(helped.changes.lead.after);
    await submitExtraHelpAnswer('yes', document);
    await finishCalls();
    expect(list()).toEqual(helped);
  });
});

describe('the details of a plan that renews', () => {
  const detailsIn = (year: number) => ({ method: 'GET', path: `/planinfo/details/VPP/plan-years/${year}/plans/H5216034000` });

  it('[NEXT-02] [NEXT-06] that the service does not have for the next year claim nothing, and no list shows', async () => {
    await openPage({ shopper: 'plan-renews', faults: [{ ...detailsIn(2027), body: { data: { plans: [] } } }] });
    await finishCalls();
    expect([outcomes(), lists()]).toEqual([['renews'], ['hidden']]);
  });

  it.each([2026, 2027])('[NEXT-06] that failed for %i are a failed list, which asks for both years again', async (year) => {
    await openPage({ shopper: 'plan-renews', faults: [{ ...detailsIn(year), status: 403 }] });
    await finishCalls();
    const [plan] = $plansNextYear.get();
    const both = [2026, 2027].map((one) => ({ id: 'H5216034000', year: one }));
    expect(plan?.changes).toEqual({ kind: 'failed', plans: both });
  });
});

describe('the words of the service about the next year', () => {
  const inNextYear = (planId: string) => ({ method: 'GET', path: `/planinfo/details/VPP/plan-years/2027/plans/${planId}` });
  const isThere = undefined;
  const isNotThere = { body: { data: { plans: [] } } };
  const fails = { status: 403 };

  it.each<[string, object | null, object | undefined, string, string]>([
    ['nothing, and the plan is there', null, isThere, 'unknown', 'list'],
    ['nothing, and the plan is not there', null, isNotThere, 'unknown', 'hidden'],
    ['nothing, and the plan could not be read', null, fails, 'unknown', 'failed'],
    ['a word that nobody knows', { outcome: 'gone' }, isThere, 'unknown', 'list'],
    ['a word that nobody knows, and the plan is not there', { outcome: 'gone' }, isNotThere, 'unknown', 'hidden'],
    ['it renews, and the plan could not be read', { outcome: 'renews' }, fails, 'renews', 'failed'],
    ['it moves to itself', { outcome: 'moves', planId: 'H5216034000' }, isThere, 'renews', 'list'],
    ['it moves, to no plan', { outcome: 'moves' }, isThere, 'moves', 'hidden'],
    ['it moves to a plan that is saved', { outcome: 'moves', planId: 'H0609044000' }, isThere, 'moves', 'list'],
    ['it moves to a plan that the service does not know', { outcome: 'moves', planId: 'H9999001000' }, isThere, 'moves', 'hidden'],
    ['it moves to what is no plan', { outcome: 'moves', planId: 'another plan' }, isThere, 'moves', 'hidden'],
    ['it ends, and the plan could not be read', { outcome: 'ends' }, fails, 'ends', 'ends'],
  ])('[NEXT-02] [NEXT-06] claim no more than is known: %s', async (_, nextYear, details, outcome, kind) => {
    await openPage({ shopper: 'plan-renews', faults: details ? [{ ...inNextYear('H5216034000'), ...details }] : [] });
    const { demo: _demo, ...profile } = await storedProfile('plan-renews');
    const [enrolled] = profile.memberEnrolledPlans as readonly Readonly<Record<string, unknown>>[];
    await setFaults(...(details ? [{ ...inNextYear('H5216034000'), ...details }] : []), {
      method: 'GET',
      path: '/profiles/data',
      body: { ...profile, memberEnrolledPlans: [{ ...enrolled, nextYear }] },
    });
    await reload();
    await finishCalls();
    expect([outcomes(), lists()]).toEqual([[outcome], [kind]]);
  });

  it('[NEXT-02] [NEXT-04] are of each plan now, each once', async () => {
    await openPage({ shopper: 'plan-renews' });
    const [enrolled] = (await storedProfile('plan-renews')).memberEnrolledPlans as readonly Readonly<Record<string, unknown>>[];
    const drugPlan = {
      ...enrolled,
      planId: 'S0001001000',
      planType: 'PDP',
      planName: 'Desert Rx Saver (PDP)',
      nextYear: { outcome: 'ends' },
    };
    await changeProfile('plan-renews', { memberEnrolledPlans: [enrolled, drugPlan, enrolled] });
    expect([outcomes(), lists()]).toEqual([
      ['renews', 'ends'],
      ['list', 'ends'],
    ]);
  });
});

describe('the list of a plan that renews', () => {
  it('[NEXT-06] waits for the prices of both years, because half of the facts would look like changes', async () => {
    const held = holdCalls(/drug-pricing-api/, 'after');
    await openPage({ shopper: 'plan-renews', isLoading: true });
    const isThere = (year: number) => typeof $knownPlans.get()[planKey('H5216034000' as PlanId, year)] === 'object';
    await until(() => held.length > 0 && isThere(2026) && isThere(2027));
    expect(lists()).toEqual(['loading']);
    await finishCalls();
    expect(lists()).toEqual(['list']);
  });

  it.each([
    ['with doctors', {}, 'loading'],
    ['without doctors', { providersDetails: { zipCode: '85004', planYear: 2027, providerIdList: [] } }, 'list'],
  ])('[NEXT-06] waits for the networks of saved doctors alone: %s', async (_, change, kind) => {
    await openChanged('plan-renews', change);
    coverageLoading(true);
    expect(lists()).toEqual([kind]);
    coverageLoading(false);
    expect(lists()).toEqual(['list']);
  });

  it('[NEXT-04] [NEXT-06] has a drug that was added today once both years have its price', async () => {
    await openPage({ shopper: 'plan-renews' });
    const { drugInfoDetails, pharmacyObj } = await drugsOf('plan-renews');
    const [first, ...others] = drugInfoDetails;
    await changeProfile('plan-renews', { drugsAndPharmacyDetails: { drugInfoDetails: others, pharmacyObj } });
    const before = rowsOf('drug').length;
    const held = holdCalls(/drug-pricing-api/, 'after');
    const added = changeProfile('plan-renews', { drugsAndPharmacyDetails: { drugInfoDetails: [first, ...others], pharmacyObj } });
    await until(() => held.length > 0);
    expect(lists()).toEqual(['loading']);
    await held[0]?.release();
    await added;
    expect(rowsOf('drug')).toHaveLength(before + 1);
    expect(rowsOf('drug').find((row) => row.what === 'drug' && row.drug.name === first?.drugName)).toMatchObject({ unknownIn: null });
  });

  it('[NEXT-04] compares the network of each year: a doctor may be in it this year alone', async () => {
    await openPage({ shopper: 'plan-renews' });
    await finishCalls();
    const doctors = rowsOf('doctor').map((row) => (row.what === 'doctor' ? [row.provider.name, row.before, row.after, row.coverage] : []));
    expect(doctors).toContainEqual(['Dr. Novella Hoppe', 'in-network', 'not-in-network', 'lost']);
  });

  it('[NEXT-04] names no pharmacy for a shopper without drugs, who has one all the same', async () => {
    await openPage({ shopper: 'plan-renews' });
    const { pharmacyObj } = await drugsOf('plan-renews');
    await changeProfile('plan-renews', { drugsAndPharmacyDetails: { drugInfoDetails: [], pharmacyObj } });
    expect(list().pharmacy).toBeNull();
  });
});

describe('a profile', () => {
  it('[NEXT-04] without drugs compares premiums alone, and has no row for drugs', async () => {
    await openChanged('plan-renews', { drugsAndPharmacyDetails: { drugInfoDetails: [], pharmacyObj: null } });
    expect(list().changes.lead).toMatchObject({ before: { isPremiumOnly: true }, after: { isPremiumOnly: true } });
    expect([rowsOf('drug'), list().pharmacy]).toEqual([[], null]);
    expect(rowsOf('doctor').length).toBeGreaterThan(0);
  });

  it('[NEXT-04] without doctors has no row for doctors', async () => {
    await openChanged('plan-renews', { providersDetails: { zipCode: '85004', planYear: 2027, providerIdList: [] } });
    expect(rowsOf('doctor')).toEqual([]);
    expect(rowsOf('drug').length).toBeGreaterThan(0);
  });

  it('[NEXT-04] with 40 drugs has a row for each of them', async () => {
    await openPage({ shopper: 'plan-renews' });
    const { drugInfoDetails, pharmacyObj } = await drugsOf('plan-renews');
    const forty = [...Array(40).keys()].map((at) => ({
      ...drugInfoDetails[0],
      nationalDrugCode: String(10_000_000_000 + at),
      drugName: `Sample drug ${at + 1}`,
    }));
    await changeProfile('plan-renews', { drugsAndPharmacyDetails: { drugInfoDetails: forty, pharmacyObj } });
    expect(rowsOf('drug')).toHaveLength(40);
    expect(groupsOf()).toContain('same');
  });
});

describe('a plan that ends, whose details of the next year the service has', () => {
  it('[NEXT-02] ends all the same, and the console says so once', async () => {
    await openPage({ shopper: 'answer-member' });
    const [enrolled] = (await storedProfile('answer-member')).memberEnrolledPlans as readonly Readonly<Record<string, unknown>>[];
    await changeProfile('answer-member', { memberEnrolledPlans: [{ ...enrolled, nextYear: { outcome: 'ends' } }] });
    expect(outcomes()).toEqual(['ends']);
    expect(lists()).toEqual(['ends']);
    await reload();
    await finishCalls();
    expect(warned.mock.calls.flat().filter((one) => String(one).includes('plan ends'))).toHaveLength(1);
  });

  it('[NEXT-02] says nothing to the console if the service has no such plan', async () => {
    await openPage({ shopper: 'plan-ends' });
    await finishCalls();
    expect(warned.mock.calls.flat().filter((one) => String(one).includes('plan ends'))).toEqual([]);
  });
});
