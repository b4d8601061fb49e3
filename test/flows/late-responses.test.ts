import { afterEach, describe, expect, it, vi } from 'vitest';
import { repriceDrugs } from '../../src/features/drugs/actions/drug-prices.js';
import { $applications } from '../../src/features/enrollment/state/applications.js';
import { $externalDraft, $memberPlans, $planContacts, $supplementApplications } from '../../src/features/enrollment/state/enrollments.js';
import { $estimates } from '../../src/features/known-plans/state/estimates.js';
import { $shownPlans } from '../../src/features/known-plans/state/plans.js';
import { $supplement } from '../../src/features/known-plans/state/supplement-plans.js';
import { $pharmacy } from '../../src/features/pharmacies/state/pharmacy.js';
import { $location } from '../../src/features/place/state/place.js';
import { setActiveYear } from '../../src/features/plan-year/state/year.js';
import { switchYear } from '../../src/features/plans/actions/switch-year.js';
import { readSection } from '../../src/features/profile/actions/read-section.js';
import { reload } from '../../src/features/profile/actions/reload.js';
import { removeItem, restoreItem } from '../../src/features/profile/actions/remove.js';
import { $finished, $isComplete } from '../../src/features/profile/state/loading.js';
import { providersSection } from '../../src/features/providers/section.js';
import { $areNetworksLoading } from '../../src/features/providers/state/networks.js';
import { $providers } from '../../src/features/providers/state/saved-providers.js';
import { finishCalls, holdCalls, stopHolding } from './support/held-calls.js';
import { recordEvent } from './support/leaving.js';
import { changedProfile } from './support/navigation-log.js';
import { callsTo, openPage, setFaults, storedProfile, until } from './support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

type Row = Readonly<Record<string, unknown>>;

const OFFER = '/medsupp/plans';
const PRICES = '/drug-pricing-api';

async function open(shopper: string, faults: readonly Row[] = []): Promise<void> {
  await openPage({ shopper, faults });
  await finishCalls();
}

afterEach(async () => {
  await finishCalls();
  document.body.replaceChildren();
});

/** The profile with another value in one of its sections. */
async function inSection(shopper: string, section: string, change: Row): Promise<Row> {
  const stored = (await storedProfile(shopper))[section] as Row;
  return changedProfile(shopper, { [section]: { ...stored, ...change } });
}

const draftSavedAt = (updateDateTime: string) => {
  const plan = { planId: 'H0609044000', planName: 'A plan', planYear: 2027, planType: 'MAPD' };
  const formData = JSON.stringify({ applicant: { zipCode: '85004' }, plan, steps: [] });
  return { data: { formData, updateDateTime, createDateTime: null } };
};
const stateOf = (code: string) => ({
  applications: [{ applicationState: { code }, imageIdentifier: 'IMG1', planId: 'H0609026000', planYear: 2027 }],
});
const appliedFor = (...ids: readonly string[]) => ({
  applications: [{ response: ids.map((applicationId) => ({ applicationStatus: { applicationStatus: 'DRAFT', applicationId } })) }],
});
const memberPlan = (effDateYearAndPlanId: string) => ({
  profileMemberPlans: [{ effDateYearAndPlanId, applicationIdentifier: 'A1' }],
});
const answers = (method: string, path: string) => (body: unknown) => async () => ({ method, path, body });
const livesAt = (zipCode: string) => () => inSection('guest', 'plansDetails', { zipCode });
const fillsAt = (pharmacyNumber: string) => () =>
  inSection('guest', 'drugsAndPharmacyDetails', { pharmacyObj: { pharmacyName: 'As saved', pharmacyNumber } });

const draft = answers('POST', '/user/fetchEnrollmentDataByEmailId');
const states = answers('POST', '/shopper-profile/api/applications/status');
const contact = answers('GET', '/planinfo/individual-search');
const memberPlans = answers('POST', '/shopper-profile/api/members');
const applications = answers('GET', '/enrollments/medsupp');
const offer = answers('GET', OFFER);

interface Late {
  readonly what: string;
  readonly shopper: string;
  /** The call that is asked twice, as `METHOD /path`. */
  readonly call: RegExp;
  /** What is answered to the first build, and to the second. */
  readonly older: () => Promise<Row>;
  readonly newer: () => Promise<Row>;
  readonly shown: () => unknown;
  /** What is shown of the second. */
  readonly expected: unknown;
}

const late: readonly Late[] = [
  {
    what: '[CALL-08] counties',
    shopper: 'guest',
    call: /^GET \/geolocationinfo/,
    older: livesAt('85701'),
    newer: livesAt('85142'),
    shown: () => $location.get()?.zipCode,
    expected: '85142',
  },
  {
    what: '[CALL-07] draft of another site',
    shopper: 'applicant',
    call: /^POST \/user\/fetchEnrollmentData/,
    older: draft(draftSavedAt('2026-11-19T10:00:00')),
    newer: draft(draftSavedAt('2026-11-20T09:00:00')),
    shown: () => $externalDraft.get()?.updatedAt,
    expected: '2026-11-20T09:00:00',
  },
  {
    what: '[CALL-18] status of applications',
    shopper: 'applicant',
    call: /^POST .*\/applications\/status/,
    older: states(stateOf('13')),
    newer: states(stateOf('11')),
    shown: () => $applications.get().find(({ id }) => id === 'H0609026000-2027')?.card.status,
    expected: 'Approved',
  },
  {
    what: '[CALL-16] contact of a plan',
    shopper: 'applicant',
    call: /^GET \/planinfo\/individual-search/,
    older: contact({ data: { phoneNumber: '1-800-555-0101' } }),
    newer: contact({ data: { phoneNumber: '1-800-555-0102' } }),
    shown: () => Object.values($planContacts.get()).map(({ phone }) => phone),
    expected: ['1-800-555-0102'],
  },
  {
    what: '[CALL-19] list of the member’s plans',
    shopper: 'enrolled',
    call: /^POST .*\/members\//,
    older: memberPlans(memberPlan('2026H0609026000')),
    newer: memberPlans(memberPlan('2027H0609026000')),
    shown: () => $memberPlans.get().value?.map(({ yearAndPlanId }) => yearAndPlanId),
    expected: ['2027H0609026000'],
  },
  {
    what: '[CALL-05] list of supplement applications',
    shopper: 'supplement',
    call: /^GET \/enrollments\/medsupp/,
    older: applications(appliedFor('MS-1')),
    newer: applications(appliedFor('MS-1', 'MS-2')),
    shown: () => $supplementApplications.get().map(({ applicationId }) => applicationId),
    expected: ['MS-1', 'MS-2'],
  },
  {
    what: '[CALL-17] offer of supplement plans',
    shopper: 'supplement',
    call: /^GET \/medsupp\/plans/,
    older: offer({ data: { stateCode: 'NV', plans: [] } }),
    newer: offer({ data: { stateCode: 'CA', plans: [] } }),
    shown: () => $supplement.get(),
    expected: expect.objectContaining({ stateCode: 'CA' }),
  },
  {
    what: '[CALL-09] pharmacy',
    shopper: 'guest',
    call: /^GET \/pharmacysearch\/pharmacyData/,
    older: fillsAt('301014'),
    newer: fillsAt('999001'),
    shown: () => $pharmacy.get()?.name,
    expected: 'Optum Home Delivery Pharmacy',
  },
];

describe('an answer to an older build that comes last', () => {
  it.each(late.map((one) => [one.what, one] as const))(
    '%s: changes nothing',
    async (_, { shopper, call, older, newer, shown, expected }) => {
      await open(shopper);
      const held = holdCalls(call, 'after');
      await setFaults(await older());
      void reload();
      await until(() => held.length === 1);
      await setFaults(await newer());
      void reload();
      await until(() => held.length === 2);
      await held[1]?.release();
      expect(shown()).toEqual(expected);
      await held[0]?.release();
      expect(shown()).toEqual(expected);
    },
  );
});

describe('a build that a newer read overtakes', () => {
  const ready = recordEvent('ucp-ready');
  const READ = /^GET \/profiles\/data/;

  /** The prices of one build are on their way, and a newer read is, too. */
  async function overtake() {
    await open('guest');
    const prices = holdCalls(/^POST \/drug-pricing-api/, 'after');
    await setFaults(await inSection('guest', 'plansDetails', { zipCode: '85701' }));
    void reload();
    await until(() => prices.length === 1);
    const reads = holdCalls(READ, 'after');
    const newer = reload();
    await until(() => reads.length === 1);
    const before = ready().length;
    await prices[0]?.release();
    return { reads, newer, events: () => ready().slice(before) };
  }

  it('[LOAD-03] ends no part of the newer load', async () => {
    await overtake();
    expect($finished.get()).toEqual({ plans: false, supplement: false, drugs: false, providers: false });
  });

  it('[LOAD-03] [LOAD-05] fires no ready or failed event: the newer one does, once', async () => {
    const { reads, newer, events } = await overtake();
    expect(events()).toEqual([]);
    stopHolding();
    await reads[0]?.release();
    await newer;
    expect([events(), $isComplete.get()]).toEqual([[{ complete: true }], true]);
  });
});

describe('an older reading of the profile that is answered last', () => {
  const ready = recordEvent('ucp-ready');

  it.each([
    ['another profile', livesAt('85701')],
    ['a failure', async () => ({ method: 'GET', path: '/profiles/data', status: 400 })],
  ])('[REM-07] [LOAD-05] with %s changes nothing, and fires no event', async (_, older) => {
    await open('guest');
    const held = holdCalls(/^GET \/profiles\/data/, 'after');
    await setFaults(await older());
    void reload();
    await until(() => held.length === 1);
    await setFaults(await livesAt('85142')());
    void reload();
    await until(() => held.length === 2);
    await held[1]?.release();
    const before = ready().length;
    await held[0]?.release();
    expect($location.get()?.zipCode).toBe('85142');
    expect(ready().slice(before)).toEqual([]);
  });
});

describe('a pharmacy that is chosen again', () => {
  it('[CALL-09] is not taken for the one in between, whose answer comes last', async () => {
    await open('guest');
    await setFaults(await fillsAt('301014')());
    await reload();
    const name = $pharmacy.get()?.name;
    const held = holdCalls(/^GET \/pharmacysearch\/pharmacyData/, 'after');
    await setFaults(await fillsAt('999001')());
    void reload();
    await until(() => held.length === 1);
    await setFaults(await fillsAt('301014')());
    await reload();
    await held[0]?.release();
    expect($pharmacy.get()).toMatchObject({ name, number: '301014', address: expect.any(String) });
  });
});

describe('an offer of supplement plans that does not load', () => {
  it.each([
    ['for another ZIP code is not the earlier one', '85701', 'failed'],
    ['for the same ZIP code leaves the earlier one', '85004', 'ready'],
  ])('[SUP-01] [ERR-02] %s', async (_, zipCode, details) => {
    await open('supplement');
    const { medsuppData } = (await storedProfile('supplement')) as { medsuppData: string };
    const moved = await changedProfile('supplement', { medsuppData: JSON.stringify({ ...JSON.parse(medsuppData), zipCode }) });
    await setFaults(moved, { method: 'GET', path: OFFER, status: 403 });
    await reload();
    expect($supplement.get()).toMatchObject({ kind: 'plans', details });
  });
});

describe('prices of another place that are loading', () => {
  it('[DRUG-13] [LOAD-04] are waited for: those of the earlier place no longer count', async () => {
    await open('guest');
    const held = holdCalls(/^POST \/drug-pricing-api/, 'after');
    await setFaults(await livesAt('85701')());
    void reload();
    await until(() => held.length === 1);
    expect($estimates.get().awaited).toBe('all');
    await held[0]?.release();
    expect($estimates.get().awaited).toEqual([]);
  });
});

it('[DRUG-13] prices that an earlier story’s page waits for in vain take none away from the page of the next one', async () => {
  const held = holdCalls(/^POST \/drug-pricing-api/, 'after');
  void openPage({ faults: [{ path: PRICES, status: 400 }] });
  await until(() => held.length === 1);
  stopHolding();
  await openPage();
  const estimates = $estimates.get();
  expect(estimates.awaited).toEqual([]);
  await held[0]?.release();
  expect($estimates.get()).toBe(estimates);
});

describe('the coverage of doctors in another year', () => {
  it('[PROV-07] [PV-08] is waited for, also if it does not load', async () => {
    await open('guest');
    expect($areNetworksLoading.get()).toBe(false);
    const held = holdCalls(/^GET \/profiles\/data\/.*provider/, 'before');
    const switched = switchYear(2026, document);
    await until(() => held.length === 1);
    expect($areNetworksLoading.get()).toBe(true);
    await setFaults({ method: 'GET', path: '/profiles/data', status: 403 });
    await held[0]?.release();
    await switched;
    expect($areNetworksLoading.get()).toBe(false);
    localStorage.clear();
  });
});

describe('prices that failed to load', () => {
  it('[DRUG-13] are requested again by the next change, and then no more', async () => {
    await open('guest', [{ path: PRICES, status: 500, times: 1 }]);
    const estimates = () => $shownPlans.get().plans.map(({ drugEstimate }) => drugEstimate);
    expect(estimates()).toEqual([null, null, null, null]);
    await repriceDrugs();
    expect(estimates()).not.toContain(null);
    await repriceDrugs();
    expect(await callsTo(PRICES)).toHaveLength(2);
  });
});

it('[PV-08] the coverage of a year that no longer shows is not taken', async () => {
  await open('guest');
  const held = holdCalls(/^GET .*\/providers\//, 'after');
  const reading = readSection(providersSection);
  await until(() => held.length === 1);
  setActiveYear(2026);
  await held[0]?.release();
  expect(await reading).toBeNull();
});

it('[PV-08] the coverage that a write answers with is not taken once another year shows', async () => {
  await open('guest');
  const shown = $providers.get();
  const doctor = { list: 'providers', key: shown[1]?.id ?? '', name: 'one' } as const;
  await removeItem(doctor, document);
  await finishCalls();
  const reads = holdCalls(/^GET .*\/all\//, 'before');
  const written = holdCalls(/^POST .*\/providers$/, 'after');
  void switchYear(2026, document);
  const restoring = restoreItem(doctor, document);
  await until(() => reads.length === 1 && written.length === 1);
  stopHolding();
  await switchYear(2027, document);
  await written[0]?.release();
  await restoring;
  await finishCalls();
  expect($providers.get()).toEqual(shown);
  localStorage.clear();
});
