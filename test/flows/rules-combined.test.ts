import { describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../demo/service/enter.js';
import { $shownDrugs } from '../../src/features/drugs/state/saved-drugs.js';
import { viewApplication } from '../../src/features/enrollment/actions/applications.js';
import { $applications } from '../../src/features/enrollment/state/applications.js';
import { $activePlans } from '../../src/features/enrollment/state/dashboard.js';
import { $hasExtraHelp, $shownExtraHelp } from '../../src/features/extra-help/state/subsidy.js';
import { importByForm, startImporting } from '../../src/features/import/actions/import-popup.js';
import { $estimates } from '../../src/features/known-plans/state/estimates.js';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import { $notices } from '../../src/features/lists/state/notices.js';
import { $showsBrowsePanel } from '../../src/features/page/state/page-chrome.js';
import { keyOf } from '../../src/features/plan/rules/plan.js';
import { switchYear } from '../../src/features/plans/actions/switch-year.js';
import { removeItem } from '../../src/features/profile/actions/remove.js';
import { $profile } from '../../src/features/profile/state/profile.js';
import { addProviders } from '../../src/features/providers/actions/provider-tool.js';
import { $areNetworksLoading } from '../../src/features/providers/state/networks.js';
import { $providers } from '../../src/features/providers/state/saved-providers.js';
import { $recommendations } from '../../src/features/recommendations/state/recommendations.js';
import { timeOut } from '../../src/features/session/actions/sign-out.js';
import { registerTool } from '../../src/features/tools/actions/registry.js';
import { $identity } from '../../src/shared/shopper/identity.js';
import { profileHere } from '../fixtures/read-profile.js';
import { cardNow } from '../support/card-now.js';
import { finishCalls, holdCalls, stopHolding } from './support/held-calls.js';
import { changedProfile, recordNavigation } from './support/navigation-log.js';
import { callsTo, setFaults, storedProfile, until } from './support/service.js';
import { openAtRest, rereadAtRest } from './support/settled-pages.js';

/** Rules that meet: one runs while another is at work, or after it. */

vi.spyOn(console, 'info').mockImplementation(() => undefined);

type Row = Readonly<Record<string, unknown>>;

const doctorsOf = async (shopper: string) =>
  ((await storedProfile(shopper)) as { providersDetails: { providerIdList: readonly Row[] } }).providersDetails.providerIdList;
const drugsOf = async (shopper: string) =>
  ((await storedProfile(shopper)) as { drugsAndPharmacyDetails: { drugInfoDetails: readonly Row[] } }).drugsAndPharmacyDetails;

function thePlan() {
  const plan = $shownPlans.get().plans.find(({ kind }) => kind === 'MAPD');
  if (!plan) throw new Error('the guest has MAPD plans');
  return { id: plan.id, key: keyOf(plan) };
}

describe('a year that is switched there and back', () => {
  it('[PV-08] [YEAR-02] ends with the coverage of the year that shows, and with no skeleton', async () => {
    await openAtRest('guest');
    const own = $profile.get().profile?.providers;
    const section = holdCalls(/^GET .*\/providers\//, 'after');
    const there = switchYear(2026, document);
    await until(() => section.length === 1);
    const back = switchYear(2027, document);
    await until(async () => (await callsTo('/profiles/data')).filter(({ path }) => path.includes('/all/2027')).length > 1);
    stopHolding();
    await section[0]?.release();
    await Promise.all([there, back]);
    await finishCalls();
    expect($areNetworksLoading.get()).toBe(false);
    expect($profile.get().profile?.providers).toEqual(own);
  });
});

describe('a removal that is under way', () => {
  const key = '1234329724';

  it('[REM-07] [PV-07] is not undone by a provider search that closes meanwhile', async () => {
    await openAtRest('guest');
    const rows = await doctorsOf('guest');
    const posts = holdCalls(/^POST .*\/providers$/, 'before');
    const removal = removeItem({ list: 'providers', key, name: 'a doctor' }, document);
    await until(() => posts.length === 1);
    registerTool('provider-search', {
      async open() {
        sessionStorage.setItem('ucp_providerToolData', JSON.stringify({ zipCode: '85004', providerIdList: rows }));
        return { isCompleted: true, isImported: false };
      },
    });
    const visit = addProviders(null, document);
    await until(() => sessionStorage.getItem('ucp_providerToolData') !== null);
    stopHolding();
    await posts[0]?.release();
    await Promise.all([removal, visit]);
    await finishCalls();
    expect((await doctorsOf('guest')).map(({ providerId }) => providerId)).not.toContain(key);
    expect($providers.get().map(({ id }) => id)).not.toContain(key);
  });

  it('[REM-07] [IMP-06] is not made of a list from before an import', async () => {
    await openAtRest('base');
    const { uuid } = await storedProfile('base');
    const body = { drugsAndPharmacyDetails: await drugsOf('guest'), isGuest: false };
    await fetch(`/profiles/data/v1/${uuid}/drugs`, { method: 'POST', body: JSON.stringify(body) });
    await rereadAtRest();
    const [first] = $shownDrugs.get();
    const posts = holdCalls(/^POST .*\/drugs$/, 'before');
    const removal = removeItem({ list: 'drugs', key: first?.ndc ?? '', name: 'a drug' }, document);
    await until(() => posts.length === 1);
    await startImporting();
    const imported = importByForm({
      firstName: 'Oren',
      lastName: 'Stokes',
      email: '',
      dateOfBirth: { month: '08', day: '15', year: '1937' },
      gender: null,
      medicareNumber: '1EG4TE5MK72',
      zipCode: '85004',
      isAttested: true,
    });
    stopHolding();
    await posts[0]?.release();
    await Promise.all([removal, imported]);
    await finishCalls();
    // Four, less the removed one, and the two of the claims.
    expect((await drugsOf('base')).drugInfoDetails).toHaveLength(5);
  });
});

describe('a removal that fails', () => {
  it('[REM-03] [DRUG-13] restores a plan with its drug cost, if the drugs were priced again without it', async () => {
    await openAtRest('guest');
    const { key, id } = thePlan();
    const removals = holdCalls(/^DELETE /, 'before');
    await setFaults({ method: 'DELETE', path: '/profiles/data', status: 500 });
    const removal = removeItem({ list: 'plans', key, name: 'a plan' }, document);
    await until(() => removals.length === 1);
    const [drug] = $shownDrugs.get();
    await removeItem({ list: 'drugs', key: drug?.ndc ?? '', name: 'a drug' }, document);
    await until(() => $estimates.get().awaited.length === 0);
    await removals[0]?.release();
    await removal;
    await finishCalls();
    expect($shownPlans.get().plans.find((plan) => plan.id === id)?.drugEstimate).toMatchObject({ isPricingShown: true });
    expect(Object.keys($estimates.get().byPlan)).toContain(key);
  });
});

describe('drugs that cannot be priced', () => {
  const blockOf = () => {
    const plan = $shownPlans.get().plans.find(({ kind }) => kind === 'MAPD');
    const block = plan && cardNow(plan)?.model.drugs;
    return block?.kind === 'drugs' ? block : null;
  };

  it.each([1, 4])('[DRUG-06] [DRUG-13] [CALL-13] are not called “not covered”: %i of 4 without a refill', async (count) => {
    await openAtRest('guest');
    const details = await drugsOf('guest');
    const rows = details.drugInfoDetails.map((row, index) => (index < count ? { ...row, drugQuantity: null } : row));
    await setFaults(await changedProfile('guest', { drugsAndPharmacyDetails: { ...details, drugInfoDetails: rows } }));
    await rereadAtRest();
    const unasked = blockOf()?.rows.filter(({ drug }) => drug.quantity === null) ?? [];
    expect(unasked.map(({ coverage, annualCost }) => [coverage, annualCost])).toEqual(Array(count).fill(['not-available', null]));
    if (count === 4) expect(blockOf()?.cost).toMatchObject({ annual: null });
  });
});

describe('a draft and a submitted application for one plan', () => {
  it('[ENR-06] have a way to the details of the one that was submitted', async () => {
    await openAtRest('applicant');
    const { enrollmentsDetails } = (await storedProfile('applicant')) as { enrollmentsDetails: { enrollments: readonly Row[] } };
    const submitted = enrollmentsDetails.enrollments.find(({ isSubmitted }) => isSubmitted) ?? {};
    const draft = { ...submitted, isSubmitted: false, confirmationNo: null, formData: '[]' };
    await setFaults(await changedProfile('applicant', { enrollmentsDetails: { enrollments: [draft, submitted] } }));
    await rereadAtRest();
    const journey = recordNavigation();
    viewApplication($applications.get().find(({ card }) => card.action === 'view')?.id ?? '', document);
    expect(journey.events.map(({ reason }) => reason)).toEqual(['application-details']);
    journey.end();
  });

  it('[REC-05] [ENR-03] make a recommendation say “Submitted”', async () => {
    await openAtRest('recommended');
    const top = $recommendations.get().results[0]?.plan;
    const row = { planId: top?.planId, planName: 'A', planYear: top?.planYear, planType: 'MAPD', zipCode: '85004', formData: '[]' };
    const enrollments = [
      { ...row, isSubmitted: false },
      { ...row, isSubmitted: true, confirmationNo: 'X1' },
    ];
    await setFaults(await changedProfile('recommended', { enrollmentsDetails: { enrollments } }));
    await rereadAtRest();
    expect($recommendations.get().results[0]?.action).toEqual({ kind: 'status', status: 'Submitted' });
  });
});

describe('plan details', () => {
  const base = { planId: 'H0609044000', planYear: 2027, planName: 'Some plan', planType: 'MAPD' };
  const path = '/planinfo/details/VPP/plan-years/2027/plans/H0609044000';

  it.each([
    ['another year', { ...base, planYear: 2026 }],
    ['another plan', { ...base, planId: 'H0609026000' }],
    ['a supplement plan', { ...base, planType: 'MedSupp' }],
  ])('[ERR-02] [CALL-15] of a response about %s do not count', async (_, plan) => {
    await openAtRest('guest', { faults: [{ method: 'GET', path, body: { data: { plans: [plan] } } }] });
    const { plans, missing } = $shownPlans.get();
    expect(missing.map(({ key, state }) => [key, state])).toEqual([['H0609044000-2027', 'failed']]);
    expect(plans).toHaveLength(3);
  });
});

describe('enrolled plans', () => {
  const plan = { planId: 'H0609044000', planName: 'A', planYear: 2026, planType: 'MAPD', isEnrolled: true };

  it.each([
    ['began at one in the morning in Chicago', { effectiveDate: '2026-07-01T00:00:00-06:00', terminationDate: null }, 1],
    ['begins this evening', { effectiveDate: '2026-07-01T18:00:00', terminationDate: null }, 0],
    ['ended this morning', { effectiveDate: '2026-01-01', terminationDate: '2026-07-01T10:00:00' }, 0],
    ['ends this evening', { effectiveDate: '2026-01-01', terminationDate: '2026-07-01T18:00:00' }, 1],
  ])('[ACT-01] are looked at by the hour that the page was read: one that %s', async (_, dates, shown) => {
    await openAtRest('enrolled', { date: '2026-07-01T12:00:00' });
    await setFaults(await changedProfile('enrolled', { memberEnrolledPlans: [{ ...plan, ...dates }] }));
    await rereadAtRest();
    expect($activePlans.get()).toHaveLength(shown);
  });
});

describe('supplement plans', () => {
  it('[VW-07] have applications that count as any', async () => {
    await openAtRest('supplement');
    const { plansDetails } = await storedProfile('member');
    await setFaults(await changedProfile('supplement', { plansDetails, enrollmentsDetails: { enrollments: [] } }));
    await rereadAtRest();
    expect($applications.get().length).toBeGreaterThan(0);
    expect($showsBrowsePanel.get()).toBe(false);
  });

  it('[REM-02] may all be gone after a removal: that is no failure', async () => {
    await openAtRest('supplement');
    const { uuid } = await storedProfile('supplement');
    await setFaults({ method: 'DELETE', path: '/profiles/data', body: { uuid, isGuest: true, medsuppData: null } });
    await removeItem({ list: 'plans', key: 'G-2027', name: 'Plan G' }, document);
    expect($notices.get().supplement.map(({ kind }) => kind)).toEqual(['removed']);
    expect($profile.get().profile?.supplement).toBeNull();
  });
});

describe('who is known to have no subsidy', () => {
  it('[EH-01] [CARD-16] sees no prices with Extra Help, whatever the low-income data say', async () => {
    await openAtRest('member');
    const none = await changedProfile('member', { macraData: { lisSubsidyLevel: null, extraHelpAnswer: null } });
    const eligible = { method: 'GET', path: '/lis/', body: { data: { _isEligibleForLIS: true, _LISLevel: '100', _subsidyList: [] } } };
    await setFaults(none, eligible);
    await rereadAtRest();
    expect([$shownExtraHelp.get().isOffered, $hasExtraHelp.get()]).toEqual([false, false]);
  });
});

describe('a session', () => {
  const refused = { status: 401, body: { message: 'Invalid session' } };

  it.each([
    ['a code', '/page?code=member', { method: 'POST', path: '/profiles/auth', ...refused }],
    ['a date', '/page', { method: 'GET', path: '/systemdate', ...refused }],
  ])('[SESS-01] [LOGIN-03] that is said to be invalid when the page asks for %s leaves a guest who they are', async (_, address, fault) => {
    history.replaceState(null, '', address);
    await openAtRest('guest', { faults: [fault] });
    expect($identity.get()?.uuid).toBe(entryOf('guest')?.identity.uuid);
    expect(profileHere()?.drugs.drugs).toHaveLength(4);
  });

  it('[LOGIN-07] [IDLE-03] ends by the clock in the host page’s way if it has one', async () => {
    const own = vi.fn();
    await openAtRest('member', { settings: { host: { signOut: own } } });
    const journey = recordNavigation();
    await timeOut();
    expect(own).toHaveBeenCalledTimes(1);
    expect([journey.events, journey.left, $identity.get()?.isGuest]).toEqual([[], [], true]);
    expect((await callsTo('/profiles/session')).map(({ method }) => method)).toEqual([]);
    journey.end();
  });
});
