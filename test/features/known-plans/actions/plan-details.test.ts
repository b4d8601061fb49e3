import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FOUR_PLANS } from '../../../../demo/service/shoppers/saved-items.js';
import { $shownCost } from '../../../../src/features/cost/state/cost.js';
import { readPlans } from '../../../../src/features/known-plans/actions/read-plans.js';
import { setEstimates } from '../../../../src/features/known-plans/state/estimates.js';
import { $planDetails } from '../../../../src/features/known-plans/state/plan-details.js';
import { $shownPlans, planOf } from '../../../../src/features/known-plans/state/plans.js';
import { keyOf, type PlanId, type PlanKey, planKey } from '../../../../src/features/plan/rules/plan.js';
import { $saveContext } from '../../../../src/features/plans/state/save-context.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { removeItem } from '../../../../src/features/profile/actions/remove.js';
import { $finished } from '../../../../src/features/profile/state/loading.js';
import { profileChanged } from '../../../../src/features/profile/state/profile.js';
import { forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { anEstimate } from '../../../fixtures/plans.js';
import { openFaultyPage as openInTestTime } from '../../../flows/support/faulty-page.js';
import { finishCalls, type HeldCall, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { changedProfile } from '../../../flows/support/navigation-log.js';
import { callsTo, openPage, setFaults, storedProfile, until } from '../../../flows/support/service.js';
import { passTime } from '../../../flows/support/virtual-time.js';

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);

const YEAR = 2027;
const DETAILS = '/planinfo/details/VPP';
const pathOf = (id: string) => `${DETAILS}/plan-years/${YEAR}/plans/${id}`;

/** The plan of a guest whose answer is late, or bad. */
const late = { id: FOUR_PLANS[1] as string as PlanId, year: YEAR };
const lateKey = planKey(late.id, late.year);
const refusal = { method: 'GET', path: pathOf(late.id), status: 403 };

const shown = () => $shownPlans.get().plans.map(({ id }) => id as string);
const missing = () => $shownPlans.get().missing.map(({ saved, state }) => [saved.id, state]);

interface StoredPlans {
  readonly savedPlans: string;
  readonly plans: readonly { readonly planId: string; readonly planName: string }[];
}

const storedPlans = async () => (await storedProfile('guest')).plansDetails as StoredPlans;

/** The guest's profile whose list alone knows of the late plan, as one of this type. */
async function withoutCopy(type: string) {
  const { savedPlans, plans, ...more } = await storedPlans();
  const plansDetails = {
    ...more,
    savedPlans: savedPlans.replace(new RegExp(`${late.id} ${YEAR} \\w+`), `${late.id} ${YEAR} ${type}`),
    plans: plans.filter(({ planId }) => planId !== late.id),
  };
  return changedProfile('guest', { plansDetails });
}

/** The timers of the page. They run only when the test lets them. */
const waits = new Set<() => void>();
let heldClock: { mockRestore(): void } | undefined;

function holdClock(): void {
  waits.clear();
  heldClock = vi.spyOn(clock, 'after').mockImplementation((_, run) => {
    waits.add(run);
    return () => void waits.delete(run);
  });
}

function runOut(): void {
  for (const run of [...waits]) {
    waits.delete(run);
    run();
  }
}

afterEach(async () => {
  vi.useRealTimers();
  await finishCalls();
  heldClock?.mockRestore();
  document.body.replaceChildren();
});

/** A guest's page that loads, with the answer of one plan held. */
async function openWithOneLate(): Promise<readonly HeldCall[]> {
  const held = holdCalls(new RegExp(`^GET ${pathOf(late.id)}$`), 'before');
  void openPage();
  await until(() => held.length === 1);
  return held;
}

describe('the details of several plans', () => {
  beforeEach(holdClock);

  it('[ERR-02] a plan that hangs delays no other: loaded details show', async () => {
    const [call] = await openWithOneLate();
    await until(() => {
      runOut();
      return shown().length === 3;
    });
    expect(missing()).toEqual([[late.id, 'loading']]);
    expect($shownCost.get()?.leftOut, 'what is on its way is not left out').toBe(0);
    await call?.release();
    expect(shown()).toHaveLength(4);
    expect(missing()).toEqual([]);
  });

  it('[ERR-02] [PLN-06] a plan without details has the place that they will put it in', async () => {
    const [call] = await openWithOneLate();
    await until(() => {
      runOut();
      return shown().length === 3;
    });
    const { keys } = $shownPlans.get();
    expect(keys).toContain(lateKey);
    expect(keys.at(-1)).not.toBe(lateKey);
    await call?.release();
    expect(shown()).toHaveLength(4);
    expect($shownPlans.get().keys).toEqual(keys);
    expect($shownPlans.get().plans.map(keyOf)).toEqual(keys);
  });

  it('[CALL-15] [PLN-06] are requested in the order of the cards', async () => {
    await openPage();
    const asked = (await callsTo(DETAILS)).map(({ path }) => path.split('/').at(-1));
    expect(asked.slice(0, 4)).toEqual(shown());
    expect(shown(), 'the newest saved first, where names would have it otherwise').toEqual(FOUR_PLANS);
  });

  it('[PLN-06] a plan without details is sorted by the profile’s copy: the UHC flag comes before the time of saving', async () => {
    const flagged = 'H0321004000' as PlanId;
    await openPage({ shopper: 'heavy', faults: [{ method: 'GET', path: pathOf(flagged), status: 403 }] });
    expect(missing()).toEqual([[flagged, 'failed']]);
    expect($shownPlans.get().keys.indexOf(planKey(flagged, YEAR))).toBe(1);
  });

  it.each([
    ['MAPD', 2],
    ['PDP', 3],
  ])('[PLN-06] a plan without a copy in the profile is sorted by its type: %s', async (type, place) => {
    await openPage();
    await openPage({ faults: [refusal, await withoutCopy(type)] });
    expect(missing()).toEqual([[late.id, 'failed']]);
    expect($shownPlans.get().keys.indexOf(lateKey)).toBe(place);
  });

  it('[ERR-02] [CARD-12] one that does not load has the name of the profile’s copy, without a code at its end, else none', async () => {
    const names = () => $shownPlans.get().missing.map(({ name }) => name);
    await openPage();
    const { plans } = await storedPlans();
    const coded = plans.map((one) => ({ ...one, planName: `${one.planName} H0609-044` }));
    await openPage({ faults: [refusal, await changedProfile('guest', { plansDetails: { ...(await storedPlans()), plans: coded } })] });
    expect(names()).toEqual([plans.find(({ planId }) => planId === late.id)?.planName]);
    await openPage({ faults: [refusal, await withoutCopy('MAPD')] });
    expect(names()).toEqual([null]);
  });

  it('[YEAR-03] are requested for kept years only: for the next one only in the enrollment period', async () => {
    const years = async () => [...new Set((await callsTo(DETAILS)).map(({ path }) => path.split('/')[5]))].sort();
    await openPage({ shopper: 'member', date: '2026-03-10T09:30:00' });
    expect(await years()).toEqual(['2026']);
    await openPage({ shopper: 'member', date: '2026-11-20T09:30:00' });
    expect(await years()).toEqual(['2026', '2027']);
  });

  it('[CALL-15] those that come close together are one change of the page, the pair that is read first another', async () => {
    const counts: number[] = [];
    const stop = $planDetails.listen((details) => counts.push(Object.values(details).filter((one) => typeof one === 'object').length));
    await openPage();
    stop();
    const total = Object.keys($planDetails.get()).length;
    expect(total).toBeGreaterThan(3);
    expect(new Set(counts.filter((count) => count > 0))).toEqual(new Set([2, FOUR_PLANS.length, total]));
  });
});

describe('the details of a plan that is requested again', () => {
  /** The first call is held, a second one of a later load too. */
  async function askTwice(): Promise<readonly HeldCall[]> {
    const held = await openWithOneLate();
    void reload();
    await until(() => held.length === 2);
    return held;
  }

  it('[ERR-02] stay when the first call fails after them', async () => {
    const [first] = await openWithOneLate();
    stopHolding();
    await reload();
    expect(shown()).toHaveLength(4);
    await setFaults(refusal);
    await first?.release();
    expect(shown()).toHaveLength(4);
    expect(missing()).toEqual([]);
  });

  it('[ERR-02] stay when they came by the first call, and the second fails after them', async () => {
    const [first, second] = await askTwice();
    await first?.release();
    expect(shown()).toHaveLength(4);
    await setFaults(refusal);
    await second?.release();
    expect(shown()).toHaveLength(4);
    expect(missing()).toEqual([]);
  });

  it('[ERR-02] are still loading when only the first call has failed', async () => {
    const [first, second] = await askTwice();
    await setFaults(refusal);
    await first?.release();
    expect($planDetails.get()[lateKey]).toBe('loading');
    await setFaults();
    await second?.release();
    expect(shown()).toHaveLength(4);
  });

  it('[ERR-02] show when they come by the first call, and only the second fails', async () => {
    const [first, second] = await askTwice();
    await setFaults(refusal);
    await second?.release();
    expect(missing()).toEqual([[late.id, 'failed']]);
    await setFaults();
    await first?.release();
    expect(shown()).toHaveLength(4);
  });

  it('[LOAD-03] are waited for: that the first call has ended does not complete the page', async () => {
    const [first, second] = await askTwice();
    await first?.release();
    expect($finished.get().plans).toBe(false);
    await second?.release();
    expect($finished.get().plans).toBe(true);
  });
});

describe('a response about another plan than requested', () => {
  const vppOf = async (id: string, year: number) => {
    const body = await (await fetch(`${DETAILS}/plan-years/${year}/plans/${id}`)).json();
    expect(body.data.plans).toHaveLength(1);
    return body;
  };

  it.each([
    ['another plan', () => vppOf(FOUR_PLANS[0] as string, YEAR)],
    ['another year', () => vppOf(late.id, 2026)],
    [
      'a supplement plan',
      async () => ({ data: { plans: [{ planId: late.id, planName: 'Plan G', planYear: YEAR, planType: 'MedSupp' }] } }),
    ],
    ['no plan at all', async () => ({ data: { plans: [] } })],
  ])('[ERR-02] [CALL-15] is dropped: one about %s does not show on the card, and is logged', async (_, answer) => {
    await openPage();
    const body = await answer();
    logged.mockClear();
    await openPage({ faults: [{ method: 'GET', path: pathOf(late.id), body }] });
    expect(missing()).toEqual([[late.id, 'failed']]);
    expect(shown()).toHaveLength(3);
    expect(logged.mock.calls.flat().filter((text) => text.includes('planDetails'))).toEqual([
      '[ucp] planDetails: the response has no such plan',
    ]);
  });
});

describe('the details of plans, once the shopper has left', () => {
  it('[SIGN-01] are nothing to the page any more', async () => {
    const [call] = await openWithOneLate();
    forgetShopper();
    await call?.release();
    expect($planDetails.get()).toEqual({});
  });

  it('[SIGN-01] are not written over those of the next shopper', async () => {
    const held = await openWithOneLate();
    forgetShopper();
    const reading = readPlans([late]);
    await until(() => held.length === 2);
    await held[0]?.release();
    expect($planDetails.get()).toEqual({ [lateKey]: 'loading' });
    await held[1]?.release();
    await reading;
    expect($planDetails.get()).toMatchObject({ [lateKey]: { id: late.id } });
  });

  it('[SIGN-01] are not requested: not those whose turn in a long list comes later', async () => {
    await openPage({ shopper: 'empty' });
    const many = Array.from({ length: 9 }, (_, order) => ({ id: `H900100100${order}` as PlanId, year: YEAR }));
    const reading = readPlans(many);
    forgetShopper();
    await reading;
    const asked = (await callsTo(DETAILS)).map(({ path }) => path);
    expect(asked.filter((path) => many.slice(6).some(({ id }) => path === pathOf(id)))).toEqual([]);
    expect($planDetails.get()).toEqual({});
  });

  it('[SIGN-01] are not requested again after a failure', async () => {
    await openInTestTime('empty');
    await setFaults({ method: 'GET', path: pathOf(late.id), status: 503 });
    const reading = readPlans([late]);
    await passTime(0.1);
    expect(await callsTo(DETAILS)).toHaveLength(1);
    forgetShopper();
    await passTime(60);
    await reading;
    expect(await callsTo(DETAILS)).toHaveLength(1);
  });
});

describe('a plan that a card of its own asks for', () => {
  const known = (key: PlanKey) => {
    const plan = planOf(key);
    return plan && { plan, isSaved: $saveContext.get()?.saved.has(key) };
  };

  it('[CARD-01] [REM-02] is known as saved, and as none of the saved ones, also as soon as it leaves them', async () => {
    await openPage();
    const other = { id: 'H0321004000' as PlanId, year: YEAR };
    await readPlans([other]);
    expect(known(planKey(other.id, other.year))).toMatchObject({ plan: { id: other.id }, isSaved: false });
    expect(known(lateKey)).toMatchObject({ plan: { id: late.id }, isSaved: true });
    const held = holdCalls(/^DELETE .*\/plans\//, 'before');
    const removed = removeItem({ list: 'plans', key: lateKey, name: 'a plan' }, document);
    await until(() => held.length === 1);
    expect(known(lateKey)).toMatchObject({ isSaved: false });
    await held[0]?.release();
    await removed;
    expect(known(lateKey)).toMatchObject({ isSaved: false });
  });

  it.each(['guest', 'empty'])(
    '[CARD-01] [ERR-02] is loading, and then has failed, for a shopper with drugs or without: %s',
    async (shopper) => {
      await openPage({ shopper });
      const other = { id: 'H0321004000' as PlanId, year: YEAR };
      const otherKey = planKey(other.id, other.year);
      expect(known(otherKey)).toBeUndefined();
      await setFaults({ method: 'GET', path: pathOf(other.id), status: 403 });
      const held = holdCalls(/^GET \/planinfo\/details/, 'before');
      const reading = readPlans([other]);
      await until(() => held.length === 1);
      expect(known(otherKey)).toEqual({ plan: 'loading', isSaved: false });
      // Prices that a service may already have.
      setEstimates({ [otherKey]: anEstimate() });
      expect(known(otherKey)).toEqual({ plan: 'loading', isSaved: false });
      await held[0]?.release();
      await reading;
      expect(known(otherKey)).toEqual({ plan: 'failed', isSaved: false });
    },
  );

  it('[CARD-01] [DV-06] has its latest drug cost, and none without a drug', async () => {
    await openPage();
    setEstimates({ [lateKey]: anEstimate() });
    expect(known(lateKey)).toMatchObject({ plan: { drugEstimate: anEstimate() } });
    profileChanged({ drugs: { drugs: [], pharmacy: null, stored: null } });
    expect(known(lateKey)).toMatchObject({ plan: { drugEstimate: { annualCost: 0, coveredDrugs: [] } } });
  });
});
