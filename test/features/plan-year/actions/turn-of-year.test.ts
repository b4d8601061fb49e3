import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dateCookie } from '../../../../demo/service/enter.js';
import { $applications } from '../../../../src/features/enrollment/state/applications.js';
import { $estimates } from '../../../../src/features/known-plans/state/estimates.js';
import { $shownPlans } from '../../../../src/features/known-plans/state/plans.js';
import { type PlanId, planKey } from '../../../../src/features/plan/rules/plan.js';
import { $activeYear } from '../../../../src/features/plan-year/state/year.js';
import { switchYear } from '../../../../src/features/plans/actions/switch-year.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { $isComplete } from '../../../../src/features/profile/state/loading.js';
import { $profile } from '../../../../src/features/profile/state/profile.js';
import { $isUpdateProviderCoverage } from '../../../../src/features/providers/state/provider-coverage.js';
import { clearBrowser, forgetShopper } from '../../../../src/features/session/actions/forget.js';
import { storedIdentity } from '../../../../src/features/session/actions/stored-identity.js';
import { profile } from '../../../../src/index.js';
import { $today, wallClockAt } from '../../../../src/shared/calendar/clock-state.js';
import { nextMidnight } from '../../../../src/shared/calendar/midnight.js';
import { yearsOffered } from '../../../../src/shared/calendar/plan-year.js';
import { wallClock } from '../../../../src/shared/calendar/wall-clock.js';
import { clearOwnKeys, writeText } from '../../../../src/shared/storage/storage.js';
import { tabs } from '../../../../src/shared/tabs/tabs.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { resetPage } from '../../../../src/testing.js';
import { profileHere } from '../../../fixtures/read-profile.js';
import { finishCalls, holdCalls, stopHolding } from '../../../flows/support/held-calls.js';
import { recordEvent } from '../../../flows/support/leaving.js';
import { callsTo, openPage, setFaults } from '../../../flows/support/service.js';
import { passTime, secondsOf, stopClock } from '../../../flows/support/virtual-time.js';
import '../../../../src/features/page/actions/after-load.js';
import '../../../../src/features/page/actions/public-snapshot.js';
import '../../../../src/features/session/actions/idle.js';
import '../../../../src/features/session/actions/confirm-identity.js';
import '../../../../src/features/session/actions/sign-in.js';
import '../../../../src/features/import/actions/import.js';

// Loads everything that comes by `import()` first. Loading a file takes real time, and the test's time would run meanwhile.

vi.mock('../../../../src/shared/storage/storage.js', async (original) => {
  const storage = await original<typeof import('../../../../src/shared/storage/storage.js')>();
  return { ...storage, clearOwnKeys: vi.fn(storage.clearOwnKeys), writeText: vi.fn(storage.writeText) };
});

vi.spyOn(console, 'info').mockImplementation(() => undefined);

const hidden = vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(false);
const events = recordEvent('ucp-year-change');
const { elapsed } = clock;
/** Milliseconds that the computer slept: the monotonic clock stood still. */
let slept = 0;
/** How many calls there were when the test began to look. */
let seen = 0;

/** The requests since the last check: the sections of the profile, and their year. */
async function reads(): Promise<readonly string[]> {
  const all = (await callsTo('/profiles/data')).filter(({ method }) => method === 'GET');
  return all.map(({ path }) => path.split('/').slice(5, 7).join(' ')).slice(seen);
}

interface Evening {
  /** When the page is opened: half past eleven unless told. */
  readonly at?: string;
  readonly shopper?: string;
  /** The year that an earlier visit has stored. */
  readonly stored?: number | undefined;
  /** Seconds that the load may take, a sleep in it counted. */
  readonly patience?: number;
}

/** A page that has loaded in the evening of the day; from here on time is the test's. */
async function openOn(day: string, { at = '23:30:00', shopper = 'guest', stored, patience = 240 }: Evening = {}): Promise<void> {
  vi.mocked(clearOwnKeys).mockImplementationOnce(() => {
    localStorage.clear();
    sessionStorage.clear();
    if (stored !== undefined) localStorage.setItem('ucp_activeYear', String(stored));
  });
  stopClock();
  clock.elapsed = () => Date.now() - slept;
  await secondsOf(openPage({ shopper, date: `${day}T${at}` }), patience);
  seen = (await reads()).length;
}

/** Lets the time pass to one second before midnight. */
async function waitForMidnight(): Promise<void> {
  const now = wallClockAt(clock.elapsed());
  if (now === null) throw new Error('the page knows no time');
  await passTime((nextMidnight(now) - now) / 1000 - 1);
}

/** From the last second of the day into the next one. */
const passMidnight = () => passTime(2);

/** Imitates a computer that sleeps: the clock advances, nothing runs, and the service has another day when it wakes. */
function sleepUntil(date: string): void {
  const away = Date.parse(`${date}-06:00`) - clock.epoch();
  slept += away;
  vi.setSystemTime(Date.now() + away);
  // biome-ignore lint/suspicious/noDocumentCookie: the reference service reads the date there
  document.cookie = dateCookie(date);
}

function hide(isHidden: boolean): void {
  hidden.mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const coverage = () => profileHere()?.providers.providers.map(({ plans }) => plans);
const choices = () => {
  const today = $today.get();
  return today === null ? null : yearsOffered(today).map(({ year }) => year);
};

beforeEach(() => {
  slept = 0;
  seen = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  hidden.mockReturnValue(false);
  vi.mocked(writeText).mockReset();
  clock.elapsed = elapsed;
  await finishCalls();
  tabs().close();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('a page that is open when the year begins', () => {
  it('[YEAR-01] [YEAR-05] [PV-08] [PROV-07] reads profile and coverage of the new year if the old one was chosen', async () => {
    await openOn('2026-12-31', { stored: 2026 });
    const ofOldYear = coverage();
    await waitForMidnight();
    expect($activeYear.get()).toBe(2026);
    expect(await reads()).toEqual([]);
    await passMidnight();
    expect($activeYear.get()).toBe(2027);
    expect(await reads()).toEqual(['all 2027', 'providers 2027']);
    expect(events()).toEqual([{ year: 2027 }]);
    expect($isUpdateProviderCoverage.get()).toBe(false);
    expect(coverage()).not.toEqual(ofOldYear);
    expect($isComplete.get()).toBe(true);
  });

  it('[YEAR-05] begins the new year on time, at whatever second it was opened', async () => {
    await openOn('2026-12-31', { at: '23:30:29', stored: 2026 });
    await waitForMidnight();
    await passMidnight();
    expect([$activeYear.get(), choices()]).toEqual([2027, []]);
  });

  it('[YEAR-05] asks what Extra Help and the pharmacy are in the new year', async () => {
    const years = async () => {
      const paths = (await callsTo('/')).map(({ path }) => path);
      return paths.filter((path) => /^\/(lis|pharmacysearch)\//.test(path)).map((path) => path.replace(/^\/(\w+).*\//, '$1 '));
    };
    await openOn('2026-12-31', { shopper: 'member', stored: 2026 });
    expect(await years()).toEqual(['lis 2026', 'pharmacysearch 2026']);
    await waitForMidnight();
    await passMidnight();
    expect(await years()).toEqual(['lis 2026', 'pharmacysearch 2026', 'lis 2027', 'pharmacysearch 2027']);
  });

  it('[YEAR-05] [PLN-03] asks nothing again if the new year shows already, and offers no choice any more', async () => {
    await openOn('2026-12-31');
    await waitForMidnight();
    expect(choices()).toEqual([2027, 2026]);
    await passMidnight();
    expect(choices()).toEqual([]);
    expect($activeYear.get()).toBe(2027);
    expect(await reads()).toEqual([]);
    expect(events()).toEqual([]);
  });

  it('[YEAR-05] [YEAR-02] shows nothing of a late answer for the old year', async () => {
    await openOn('2026-12-31', { stored: 2026 });
    await waitForMidnight();
    const late = holdCalls(/all\/2026/, 'after');
    void reload();
    await passTime(0.5);
    expect(late).toHaveLength(1);
    await passMidnight();
    const before = $profile.get();
    expect(before.status).toBe('ready');
    stopHolding();
    void late[0]?.release();
    await passTime(5);
    expect($profile.get()).toBe(before);
    expect(await reads()).toEqual(['all 2026', 'all 2027', 'providers 2027']);
  });

  it('[PROV-07] [PV-08] [YEAR-05] shows no coverage of the old year, when the profile of the new one does not load', async () => {
    await openOn('2026-12-31', { stored: 2026 });
    expect(coverage()).not.toContain(null);
    await setFaults({ method: 'GET', path: '/profiles/data', status: 400, times: 1 });
    await waitForMidnight();
    await passMidnight();
    expect(await reads()).toEqual(['all 2027']);
    expect(new Set(coverage())).toEqual(new Set([null]));
    expect($isComplete.get()).toBe(true);
    await secondsOf(reload(), 10);
    expect(coverage()).not.toContain(null);
    expect($isUpdateProviderCoverage.get()).toBe(false);
  });

  it('[YEAR-05] asks once, however long it stays open after that', async () => {
    await openOn('2026-12-31', { stored: 2026 });
    await waitForMidnight();
    await passTime(600);
    expect(await reads()).toHaveLength(2);
  });
});

describe('a page that sleeps over the beginning of the year', () => {
  it('[YEAR-05] [PV-08] reads everything of the new year when it wakes', async () => {
    await openOn('2026-12-31', { stored: 2026 });
    hide(true);
    sleepUntil('2027-01-02T08:00:00');
    hide(false);
    await passTime(1);
    expect($activeYear.get()).toBe(2027);
    expect(choices()).toEqual([]);
    expect(await reads()).toEqual(['all 2027', 'providers 2027']);
    expect(events()).toEqual([{ year: 2027 }]);
  });

  it('[YEAR-05] [YEAR-01] is of the new year at once if its timers stood still in the back-forward cache over midnight', async () => {
    await openOn('2026-12-31', { stored: 2026 });
    await waitForMidnight();
    hide(true);
    vi.setSystemTime(Date.now() + 2000);
    hide(false);
    expect([$today.get(), $activeYear.get(), choices()]).toEqual([wallClock(2027, 1, 1), 2027, []]);
    await passTime(1);
    expect(await reads()).toEqual(['all 2027', 'providers 2027']);
  });

  it('[YEAR-05] is of the new day at once if the timer of midnight came a moment early and what it did ended a moment late', async () => {
    await openOn('2026-12-31', { stored: 2026 });
    await waitForMidnight();
    let [at, readings] = [0, 0];
    clock.elapsed = () => {
      if (Date.now() !== at) [at, readings] = [Date.now(), 0];
      readings += 1;
      return at - slept - 1.4 + readings / 2;
    };
    await passMidnight();
    expect([$today.get(), $activeYear.get(), choices()]).toEqual([wallClock(2027, 1, 1), 2027, []]);
  });

  it('[YEAR-05] notices by itself if nobody hid it', async () => {
    await openOn('2026-12-31', { stored: 2026 });
    sleepUntil('2027-01-02T08:00:00');
    await passTime(61);
    expect($activeYear.get()).toBe(2027);
    expect(await reads()).toEqual(['all 2027', 'providers 2027']);
  });

  it('[YEAR-05] [LOAD-01] asks for the date, and reads what was saved elsewhere meanwhile, when it wakes in the same year', async () => {
    await openOn('2026-12-20', { stored: 2026 });
    hide(true);
    sleepUntil('2026-12-22T08:00:00');
    const dates = (await callsTo('/systemdate')).length;
    hide(false);
    await passTime(120);
    expect((await callsTo('/systemdate')).length).toBeGreaterThan(dates);
    expect($today.get()).toBe(wallClock(2026, 12, 22));
    expect($activeYear.get()).toBe(2026);
    expect(await reads()).toEqual(['all 2026']);
    expect(events()).toEqual([]);
  });
});

describe('a page that comes back', () => {
  const dates = async () => (await callsTo('/systemdate')).length;

  it.each([
    [599, false],
    [601, true],
  ])('[YEAR-05] [LOAD-01] after %i seconds hidden asks for the date and the profile: %s', async (seconds, isAsked) => {
    await openOn('2026-11-20');
    const before = await dates();
    hide(true);
    await passTime(seconds);
    hide(false);
    await passTime(1);
    const after = await dates();
    expect(after > before).toBe(isAsked);
    expect(await reads()).toEqual(isAsked ? ['all 2027'] : []);
    hide(true);
    hide(false);
    await passTime(1);
    expect(await dates(), 'that it was hidden is counted once').toBe(after);
    expect(await reads()).toHaveLength(isAsked ? 1 : 0);
  });

  it('[IDLE-03] [LOAD-01] after a session that ended while it was hidden reads nothing of its member', async () => {
    await openOn('2026-11-20', { shopper: 'member' });
    hide(true);
    await passTime(600);
    localStorage.setItem('ucp_lastActive', JSON.stringify({ at: clock.epoch() - 9_121_000, timeout: 9000 }));
    hide(false);
    await passTime(10);
    expect(await reads()).toEqual([]);
  });

  it.each([
    [60, false],
    [120, true],
  ])('[YEAR-05] from %i seconds of sleep asks for the date: %s', async (seconds, isAsked) => {
    await openOn('2026-11-20');
    const before = await dates();
    slept += seconds * 1000;
    vi.setSystemTime(Date.now() + seconds * 1000);
    window.dispatchEvent(new Event('pageshow'));
    await passTime(1);
    expect((await dates()) > before).toBe(isAsked);
  });

  it.each([
    [60, false],
    [240, true],
  ])('[YEAR-05] so it does from %i seconds of a sleep in which the monotonic clock went on: %s', async (seconds, isAsked) => {
    await openOn('2026-11-20');
    const before = await dates();
    vi.setSystemTime(Date.now() + seconds * 1000);
    await passTime(61);
    expect((await dates()) > before).toBe(isAsked);
  });

  it('[YEAR-05] asks for the date after a short sleep that ended while it was hidden, when it is looked at', async () => {
    await openOn('2026-11-20', { at: '12:00:00' });
    const before = await dates();
    hide(true);
    sleepUntil('2026-11-20T12:05:00');
    // Its timers go on, and nobody looks at it yet.
    await passTime(61);
    expect(await dates()).toBe(before);
    hide(false);
    await passTime(1);
    expect((await dates()) > before).toBe(true);
    expect(await reads()).toEqual(['all 2027']);
  });

  it('[YEAR-05] asks for no date after five minutes hidden, in which its timers stood still', async () => {
    await openOn('2026-11-20');
    const before = await dates();
    hide(true);
    vi.setSystemTime(Date.now() + 300_000);
    hide(false);
    await passTime(1);
    expect(await dates()).toBe(before);
  });

  it('[YEAR-05] asks for no date as long as it is open, awake and in sight', async () => {
    await openOn('2026-11-20', { at: '12:00:00' });
    const before = await dates();
    await passTime(900);
    expect(await dates()).toBe(before);
  });
});

describe('a page that is open when plans of the next year can be enrolled in', () => {
  it('[ENR-02] [YEAR-06] knows whom to call about a denied application that shows from then on', async () => {
    await openOn('2026-10-14', { shopper: 'applicant' });
    await waitForMidnight();
    expect($applications.get().filter(({ card }) => card.contact)).toEqual([]);
    await passMidnight();
    expect($applications.get().filter(({ card }) => card.contact)).toHaveLength(1);
  });
});

describe('a page that is open when the enrollment period begins', () => {
  it('[YEAR-01] [YEAR-05] [PLN-03] changes to the next year if nobody has chosen one', async () => {
    await openOn('2026-09-30');
    await waitForMidnight();
    expect([$activeYear.get(), choices()]).toEqual([2026, []]);
    await passMidnight();
    expect([$activeYear.get(), choices()]).toEqual([2027, [2027, 2026]]);
    expect(await reads()).toEqual(['all 2027', 'providers 2027']);
    expect(events()).toEqual([{ year: 2027 }]);
    expect(localStorage.getItem('ucp_activeYear')).toBeNull();
  });

  it('[YEAR-05] [YEAR-01] is of the day on which it wakes if it slept while the date that it had asked for was loading', async () => {
    const ask = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      const answer = await ask(...call);
      if (String(call[0]).includes('/systemdate') && $today.get() === null) sleepUntil('2026-10-01T00:20:00');
      return answer;
    };
    await openOn('2026-09-30', { at: '23:58:00' });
    await passTime(1);
    expect([$today.get(), $activeYear.get(), choices()]).toEqual([wallClock(2026, 10, 1), 2027, [2027, 2026]]);
  });

  it('[YEAR-05] [LOGIN-01] is of the day on which it wakes if it slept with its date while the shopper was still being signed in', async () => {
    history.replaceState(null, '', '?code=member');
    onTestFinished(() => history.replaceState(null, '', '/'));
    const ask = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      const answer = await ask(...call);
      if (String(call[0]).includes('/profiles/auth') && $today.get()) sleepUntil('2026-10-01T00:20:00');
      return answer;
    };
    await openOn('2026-09-30', { patience: 3600 });
    await passTime(61);
    expect([$today.get(), $activeYear.get(), choices()]).toEqual([wallClock(2026, 10, 1), 2027, [2027, 2026]]);
  });

  it('[LOAD-05] [YEAR-01] shows the plans of the next year also if the profile cannot be read again', async () => {
    await openOn('2026-09-30');
    await waitForMidnight();
    await setFaults({ method: 'GET', path: '/profiles/data', status: 403 });
    await passMidnight();
    await passTime(60);
    const { plans, missing } = $shownPlans.get();
    expect([plans.length > 0, missing.map(({ state }) => state)]).toEqual([true, []]);
    expect(plans.map(({ year }) => year)).toEqual(plans.map(() => 2027));
    expect(plans.filter(({ kind }) => kind !== 'MA').map(({ drugEstimate }) => drugEstimate)).not.toContain(null);
  });

  it('[YEAR-05] [PLN-03] stays in the year that was chosen, and offers both', async () => {
    await openOn('2026-09-30', { stored: 2026 });
    await waitForMidnight();
    await passMidnight();
    expect([$activeYear.get(), choices()]).toEqual([2026, [2027, 2026]]);
    expect(await reads()).toEqual([]);
    expect(events()).toEqual([]);
  });

  it('[YEAR-05] [CALL-13] [CARD-01] prices the plans of the next year that cards name if this year was chosen', async () => {
    const card = Object.assign(document.createElement('ucp-plan-card'), { planId: 'H0028028000', planYear: 2027 });
    card.setAttribute('plan-id', card.planId);
    document.body.append(card);
    // No shell is here to define it.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openOn('2026-09-30', { stored: 2026 });
    warn.mockRestore();
    await waitForMidnight();
    const priced = () => $estimates.get().byPlan[planKey(card.planId as PlanId, 2027)];
    expect(priced()).toBeUndefined();
    await passMidnight();
    expect(priced()).toMatchObject({ annualCost: expect.any(Number) });
    expect(await reads()).toEqual([]);
  });

  it('[YEAR-05] stays in the year that a script has set, although it showed already', async () => {
    await openOn('2026-09-30');
    await profile.setYear(2026);
    expect(events()).toEqual([]);
    await waitForMidnight();
    await passMidnight();
    expect($activeYear.get()).toBe(2026);
    expect(await reads()).toEqual([]);
  });

  it.each([2025, 2027])('[YEAR-05] keeps no choice of %i, which does not count before', async (year) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openOn('2026-09-30');
    await profile.setYear(year);
    expect($activeYear.get()).toBe(2026);
    expect(localStorage.getItem('ucp_activeYear')).toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith('[ucp] profile.setYear() takes a number, now 2026; it was ignored.');
    warn.mockRestore();
  });

  it('takes no text for a year, and says which years count', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openOn('2026-11-20');
    await profile.setYear('2026' as never);
    expect(warn).toHaveBeenCalledExactlyOnceWith('[ucp] profile.setYear() takes a number, now 2026 or 2027; it was ignored.');
    warn.mockRestore();
  });

  it('[YEAR-02] shows the year that a script sets before the page knows its date', async () => {
    resetPage();
    const set = profile.setYear(2026);
    await openOn('2026-11-20');
    await set;
    expect([$activeYear.get(), choices()]).toEqual([2026, [2027, 2026]]);
    expect($profile.get().status).toBe('ready');
    expect(localStorage.getItem('ucp_activeYear')).toBe('2026');
  });
});

describe('a year that was chosen', () => {
  it('[YEAR-02] is stored, fires an event, and reads the profile again', async () => {
    await openOn('2026-11-20');
    await switchYear(2026, document);
    expect(localStorage.getItem('ucp_activeYear')).toBe('2026');
    expect(events()).toEqual([{ year: 2026 }]);
    expect(await reads()).toEqual(['all 2026', 'providers 2026']);
  });

  it('[YEAR-05] [YEAR-02] is kept over midnight if storage is blocked, without asking again', async () => {
    await openOn('2026-11-20');
    vi.mocked(writeText).mockReturnValue(undefined);
    await switchYear(2026, document);
    expect(localStorage.getItem('ucp_activeYear')).toBeNull();
    seen += (await reads()).length;
    await waitForMidnight();
    await passMidnight();
    expect($activeYear.get()).toBe(2026);
    expect(await reads()).toEqual([]);
  });

  it.each([
    ['where none was chosen here', undefined, 2026, 2027],
    ['where one was chosen here', 2026, 2027, 2026],
  ])('[YEAR-05] in another tab changes nothing here, %s', async (_, stored, others, year) => {
    await openOn('2026-11-20', { stored });
    localStorage.setItem('ucp_activeYear', String(others));
    await waitForMidnight();
    await passMidnight();
    expect($activeYear.get()).toBe(year);
    expect(await reads()).toEqual([]);
  });

  it('[YEAR-05] is not in storage after a sign-out, and does not change on the page that is left', async () => {
    await openOn('2026-11-20', { stored: 2026 });
    forgetShopper();
    clearBrowser(storedIdentity());
    await waitForMidnight();
    await passMidnight();
    expect(localStorage.getItem('ucp_activeYear')).toBeNull();
    expect($activeYear.get()).toBe(2026);
    expect(await reads()).toEqual([]);
  });
});
