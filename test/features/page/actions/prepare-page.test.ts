import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../../../demo/service/enter.js';
import { FOUR_PLANS } from '../../../../demo/service/shoppers/saved-items.js';
import { $profileContent } from '../../../../src/features/content/state/content.js';
import { $tollFree } from '../../../../src/features/content/state/phone.js';
import { $estimates } from '../../../../src/features/known-plans/state/estimates.js';
import { $planDetails } from '../../../../src/features/known-plans/state/plan-details.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { type PlanId, planKey } from '../../../../src/features/plan/rules/plan.js';
import { $activeYear } from '../../../../src/features/plan-year/state/year.js';
import { readNamedPlan, tryPlansAgain } from '../../../../src/features/plans/actions/read-named-plan.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { tryAgain } from '../../../../src/features/profile/actions/try-again.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { $identity } from '../../../../src/shared/shopper/identity.js';
import { clearOwnKeys } from '../../../../src/shared/storage/storage.js';
import { joinTabs } from '../../../../src/shared/tabs/broadcast.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { recordEvent } from '../../../flows/support/leaving.js';
import { changedProfile } from '../../../flows/support/navigation-log.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { cardNow } from '../../../support/card-now.js';

vi.mock('../../../../src/shared/storage/storage.js', async (original) => {
  const storage = await original<typeof import('../../../../src/shared/storage/storage.js')>();
  return { ...storage, clearOwnKeys: vi.fn(storage.clearOwnKeys) };
});

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const ready = recordEvent('ucp-ready');
const uuidOf = (shopper: string) => entryOf(shopper)?.identity.uuid ?? '';
const wholeProfiles = async () => (await callsTo('/profiles/data')).map(({ path }) => path).filter((path) => path.includes('/all/'));

afterEach(() => history.replaceState(null, '', '/'));

describe('calls ahead of the load', () => {
  it.each(['guest', 'member', 'cloaked'])('[LOAD-01] [SUPP-01] is asked for once: %s', async (shopper) => {
    await openPage({ shopper });
    expect(await wholeProfiles()).toEqual([`/profiles/data/v1/${uuidOf(shopper)}/all/2027/false`]);
    for (const name of ['suppression', 'dental-provider-covered-plans']) {
      const fragments = (await callsTo('/')).filter(({ path }) => path.endsWith(`/${name}.json`));
      expect(fragments).toHaveLength(1);
    }
    expect($profile.get().status).toBe('ready');
  });

  it('[LOAD-01] is the profile, before the server has said its date', async () => {
    const dates = holdCalls(/systemdate/, 'before');
    await openPage({ shopper: 'member', isLoading: true });
    await until(async () => (await wholeProfiles()).length > 0);
    expect(await wholeProfiles()).toEqual([`/profiles/data/v1/${uuidOf('member')}/all/2027/false`]);
    expect(dates).toHaveLength(1);
    await finishCalls();
  });

  it('[LOAD-01] [TRK-03] [IDLE-04] is nothing on a page that the browser draws ahead, until it is looked at', async () => {
    const cookies = vi.spyOn(document, 'cookie', 'set');
    const ahead = Object.assign(document, { prerendering: true });
    await openPage({ shopper: 'member', isLoading: true });
    cookies.mockClear();
    await finishCalls();
    expect(await callsTo('/')).toEqual([]);
    expect(cookies).not.toHaveBeenCalled();
    expect(localStorage.getItem('ucp_lastActive')).toBeNull();
    Reflect.deleteProperty(ahead, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
    await until(() => $profile.get().status === 'ready');
    await until(async () => (await callsTo('/gpdCustomEvent')).length > 0);
    expect(await wholeProfiles()).toHaveLength(1);
    cookies.mockRestore();
  });

  it.each([
    ['a year behind', '2026-09-30T23:00:00', 2026],
    ['a year ahead', '2027-10-01T01:00:00', 2028],
  ])('[YEAR-05] is requested again if the browser’s clock is %s', async (_, browserDate, likely) => {
    await openPage({ shopper: 'member', browserDate });
    const asked = [likely, 2027].map((year) => `/profiles/data/v1/${uuidOf('member')}/all/${year}/false`);
    expect(await wholeProfiles()).toEqual(asked);
    expect($activeYear.get()).toBe(2027);
    expect($profile.get().status).toBe('ready');
  });

  it('[YEAR-05] [IDLE-05] is not requested again for a shopper whom the page has forgotten, though the browser still knows them', async () => {
    const dates = holdCalls(/systemdate/, 'before');
    await openPage({ shopper: 'member', browserDate: '2026-09-30T23:00:00', isLoading: true });
    await until(async () => dates.length > 0 && $identity.get() !== null && (await wholeProfiles()).length > 0);
    forgetShopper();
    await finishCalls();
    expect($activeYear.get()).toBe(2027);
    expect(await wholeProfiles()).not.toContain(`/profiles/data/v1/${uuidOf('member')}/all/2027/false`);
  });

  it('[YEAR-05] shows nothing of an answer of another year, when ever it comes', async () => {
    const late = holdCalls(/all\/2028/, 'after');
    await openPage({ shopper: 'member', browserDate: '2027-10-01T01:00:00' });
    const before = $profile.get();
    expect(before.status).toBe('ready');
    expect(late).toHaveLength(1);
    await finishCalls();
    expect($profile.get()).toBe(before);
  });

  it('[YEAR-02] [YEAR-05] of another year is not kept for who switches to that year later', async () => {
    await openPage({ shopper: 'member', browserDate: '2026-09-30T23:00:00' });
    await switchYear(2026, document);
    const asked = [2026, 2027, 2026].map((year) => `/profiles/data/v1/${uuidOf('member')}/all/${year}/false`);
    expect(await wholeProfiles()).toEqual(asked);
    localStorage.clear();
  });

  it('[YEAR-01] is of the year that the shopper has chosen', async () => {
    vi.mocked(clearOwnKeys).mockImplementationOnce(() => localStorage.setItem('ucp_activeYear', '2026'));
    await openPage({ shopper: 'member' });
    expect(await wholeProfiles()).toEqual([`/profiles/data/v1/${uuidOf('member')}/all/2026/false`]);
    localStorage.clear();
  });

  describe('plans that cards of the page name', () => {
    const SAVED = FOUR_PLANS[2] as string;
    const UNSAVED = 'H0028028000';
    /** The member's four saved plans of each year, and the plan that she has now. */
    const savedOfBothYears = 9;
    /** In the fall, the plan now is priced for the next year, too (NEXT-01). */
    const priced = savedOfBothYears + 1;
    const asked = async () => (await callsTo('/planinfo/details')).map(({ path }) => path.split('/').slice(-3).join(' '));

    /** A card's tag as its shell has read it. */
    function nameCard(planId: string | undefined, planYear?: number): void {
      const card = document.createElement('ucp-plan-card');
      card.setAttribute('plan-id', planId ?? 'no plan');
      document.body.append(Object.assign(card, { planId, planYear }));
    }

    afterEach(() => document.body.replaceChildren());

    it('[CALL-15] are requested with the first calls, before anything is known of the shopper', async () => {
      nameCard(SAVED);
      nameCard(undefined);
      nameCard(UNSAVED, 2026);
      const profiles = holdCalls(/profiles\/data/, 'before');
      await openPage({ isLoading: true });
      await until(async () => profiles.length > 0 && (await asked()).length === 2);
      expect(await asked()).toEqual([`2027 plans ${SAVED}`, `2026 plans ${UNSAVED}`]);
      await finishCalls();
    });

    it('[CALL-15] are requested once, saved or not, however many cards name them', async () => {
      for (const id of [SAVED, SAVED, UNSAVED]) nameCard(id);
      await openPage();
      expect((await asked()).filter((one) => one === `2027 plans ${SAVED}`)).toHaveLength(1);
      expect((await asked()).filter((one) => one === `2027 plans ${UNSAVED}`)).toHaveLength(1);
      for (const id of [SAVED, UNSAVED]) expect($planDetails.get()[planKey(id as PlanId, 2027)]).toMatchObject({ id });
      expect($shownPlans.get().plans.map(({ id }) => id as string)).not.toContain(UNSAVED);
    });

    it.each([
      ['of a kept year', UNSAVED, 2027, 1],
      ['saved or not, each once', SAVED, 2027, 0],
      ['not those of a year that does not count', UNSAVED, 2025, 0],
    ])('[CALL-13] [YEAR-03] are priced with the saved ones, in the same call: %s', async (_, planId, planYear, more) => {
      nameCard(planId, planYear);
      await openPage({ shopper: 'member' });
      const [call, ...others] = await callsTo('/drug-pricing-api');
      expect(others).toEqual([]);
      expect(call?.body).toMatchObject({ plans: { length: priced + more } });
      expect($estimates.get().byPlan[planKey(UNSAVED as PlanId, 2027)] != null).toBe(more > 0);
    });

    it('[CALL-13] [ERR-02] are not priced if nobody knows them: the prices of the saved ones might fail with them', async () => {
      nameCard('H9999001000');
      await openPage({ shopper: 'member' });
      const [call, ...others] = await callsTo('/drug-pricing-api');
      expect([call?.body, others]).toMatchObject([{ plans: { length: priced } }, []]);
    });

    it('[CALL-13] are priced as soon as they are known if that is later than the saved drugs', async () => {
      nameCard(UNSAVED);
      const details = holdCalls(/planinfo.*H0028028000/, 'after');
      await openPage({ shopper: 'member', isLoading: true });
      await until(async () => details.length > 0 && (await callsTo('/drug-pricing-api')).length > 0);
      await finishCalls();
      expect((await callsTo('/drug-pricing-api')).map(({ body }) => body)).toMatchObject([
        { plans: { length: priced } },
        { plans: { length: priced + 1 } },
      ]);
    });

    it('[CALL-13] [DRUG-13] are priced, too, if a card comes later, and the other prices stay', async () => {
      await openPage({ shopper: 'member' });
      const plan = { id: UNSAVED as PlanId, year: 2027 };
      await readNamedPlan(plan);
      await finishCalls();
      expect($estimates.get().byPlan[planKey(plan.id, plan.year)]).toMatchObject({ annualCost: expect.any(Number) });
      expect(Object.keys($estimates.get().byPlan)).toHaveLength(priced + 1);
      await readNamedPlan(plan);
      await finishCalls();
      expect(await callsTo('/drug-pricing-api')).toHaveLength(2);
    });

    it.each([
      ['come', 'after', null],
      ['do not come', 'before', 403],
    ] as const)('[CALL-13] [LOAD-01] make no card wait whose price is known: the later ones %s', async (_, moment, status) => {
      await openPage({ shopper: 'member' });
      const shown = () => $shownPlans.get().plans.map((plan) => cardNow(plan)?.model);
      const before = shown();
      const held = holdCalls(/drug-pricing-api/, moment);
      const reading = readNamedPlan({ id: UNSAVED as PlanId, year: 2027 });
      await until(() => held.length === 1);
      const key = planKey(UNSAVED as PlanId, 2027);
      expect($estimates.get().awaited).toEqual([key]);
      expect(shown()).toEqual(before);
      if (status) await setFaults({ path: '/drug-pricing-api', status });
      await held[0]?.release();
      await reading;
      expect($estimates.get()).toMatchObject({ awaited: [], byPlan: { [key]: status ? null : { annualCost: expect.any(Number) } } });
      expect(shown()).toEqual(before);
    });

    it('[CALL-13] are no reason to ask twice for the prices of a profile that is read again', async () => {
      const { plansDetails } = await storedProfile('member');
      const oneSaved = { plansDetails: { ...(plansDetails as object), savedPlans: `${SAVED} 2027 MAPD` } };
      await openPage({ shopper: 'member', faults: [await changedProfile('member', oneSaved)] });
      await setFaults();
      await reload();
      await finishCalls();
      expect((await callsTo('/drug-pricing-api')).map(({ body }) => body)).toMatchObject([
        { plans: { length: 3 } },
        { plans: { length: priced } },
      ]);
    });

    it('[CALL-10] are asked about for the pharmacy by the type that their details say', async () => {
      nameCard(UNSAVED);
      const named = { contractId: UNSAVED.slice(0, 5), pbpNumber: UNSAVED.slice(5, 8), segmentId: UNSAVED.slice(8), planYear: 2027 };
      const price = { ...named, annualDrugCost: 1, coveredDrugs: [], isShowDrugPricing: true, isShowPharmacyMessage: true };
      await openPage({ shopper: 'member', faults: [{ path: '/drug-pricing-api', body: { data: { plans: [price] } } }] });
      const details = $planDetails.get()[planKey(UNSAVED as PlanId, 2027)];
      const type = typeof details === 'object' ? details.rawType : 'none';
      expect((await callsTo('/pharmacysearch/pharmacies')).map(({ path }) => path)).toEqual([
        expect.stringMatching(new RegExp(`/coverage/2027/${type}/${UNSAVED}$`)),
      ]);
    });

    it('[CALL-13] [ERR-02] are priced, too, if their details come when the shopper tries again', async () => {
      nameCard(UNSAVED);
      await openPage({ shopper: 'member', faults: [{ method: 'GET', path: '/planinfo/details', status: 403, times: 1 }] });
      const plan = { id: UNSAVED as PlanId, year: 2027 };
      const key = planKey(plan.id, plan.year);
      expect([$planDetails.get()[key], $estimates.get().byPlan[key]]).toEqual(['failed', undefined]);
      await tryPlansAgain([plan]);
      expect($estimates.get().byPlan[key]).toMatchObject({ annualCost: expect.any(Number) });
      expect(await callsTo('/drug-pricing-api')).toHaveLength(2);
    });

    it('[ERR-02] are requested again by the next load after a failure', async () => {
      nameCard(UNSAVED);
      await openPage({ faults: [{ method: 'GET', path: '/planinfo/details', status: 403, times: 1 }] });
      expect($planDetails.get()[planKey(UNSAVED as PlanId, 2027)]).toBe('failed');
      await reload();
      expect($planDetails.get()[planKey(UNSAVED as PlanId, 2027)]).toMatchObject({ id: UNSAVED });
    });
  });

  it('[LOAD-02] answers the load alone: who reads again asks again', async () => {
    await openPage({ shopper: 'member' });
    await reload();
    expect(await wholeProfiles()).toHaveLength(2);
  });

  it('[LOGIN-01] is nothing of whom a sign-in code is about to replace', async () => {
    history.replaceState(null, '', '/page?code=member');
    await openPage({ shopper: 'guest' });
    const paths = (await callsTo('/profiles/data')).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(path).toContain(uuidOf('member'));
  });

  it('[REM-07] is requested again when another tab changes the profile before anything was read', async () => {
    const dates = holdCalls(/systemdate/, 'before');
    const opened = openPage({ shopper: 'member' });
    await until(async () => dates.length > 0 && (await wholeProfiles()).length > 0);
    const other = joinTabs(() => undefined);
    const heard = new Promise((resolve) => {
      joinTabs(resolve);
    });
    other.tell({ kind: 'profile-changed' });
    await heard;
    await finishCalls();
    await opened;
    expect(await wholeProfiles()).toHaveLength(2);
  });

  it('[LOAD-05] may fail as any other call: the lists say so, and another try asks again', async () => {
    const fault = { method: 'GET', path: '/profiles/data', status: 400, times: 1 };
    await openPage({ shopper: 'member', faults: [fault] });
    expect([$profile.get().status, ready()]).toEqual(['failed', [{ complete: false }]]);
    await reload();
    expect([$profile.get().status, ready()]).toEqual(['ready', [{ complete: false }, { complete: true }]]);
  });

  it('[LOAD-05] is requested again when the connection is back, until the lists are there', async () => {
    await openPage({ shopper: 'member', faults: [{ path: '/profiles/data', status: 400 }] });
    const asked = async () => (await callsTo('/profiles/data')).length;
    const before = await asked();
    dispatchEvent(new Event('online'));
    await finishCalls();
    expect([$profile.get().status, await asked()]).toEqual(['failed', before + 1]);
    await setFaults();
    dispatchEvent(new Event('online'));
    await until(() => $profile.get().status === 'ready');
    await finishCalls();
    const enough = await asked();
    dispatchEvent(new Event('online'));
    await finishCalls();
    expect(await asked()).toBe(enough);
  });

  it('[LOAD-05] [YEAR-05] requests again everything that failed without a connection', async () => {
    await openPage({ shopper: 'member', faults: [{ path: '', status: 400 }], browserDate: '2026-09-30T09:30:00' });
    const shown = () => [$profile.get().status, $activeYear.get(), $profileContent.get() === null, $tollFree.get()];
    await until(() => $profileContent.get() !== 'loading' && $tollFree.get() !== null);
    expect(shown()).toEqual(['failed', 2026, true, '1-800-555-0142']);
    await setFaults({ method: 'GET', path: '/bin/psctfn', body: { maPdpTFN: '1-800-555-0199' } });
    await tryAgain();
    await finishCalls();
    expect(shown()).toEqual(['ready', 2027, false, '1-800-555-0199']);
  });
});
