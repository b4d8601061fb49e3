import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../../../demo/service/enter.js';
import { setShopperContent } from '../../../../src/features/content/state/content.js';
import { storeAnswer } from '../../../../src/features/extra-help/actions/extra-help.js';
import { $answer } from '../../../../src/features/extra-help/state/subsidy.js';
import { chooseCounty } from '../../../../src/features/page/actions/choose-county.js';
import { $location } from '../../../../src/features/place/state/place.js';
import { hideWarning, stayHere, warnNow, watchIdle } from '../../../../src/features/session/actions/idle.js';
import { $identity, setAgent, setIdentity } from '../../../../src/shared/shopper/identity.js';
import { secondsLeftIn } from '../../../../src/shared/shopper/session.js';
import { $session, identified } from '../../../../src/shared/shopper/session-state.js';
import { clearOwnKeys } from '../../../../src/shared/storage/storage.js';
import { tabs } from '../../../../src/shared/tabs/tabs.js';
import { clock } from '../../../../src/shared/time/clock.js';
import { profileHere } from '../../../fixtures/read-profile.js';
import { finishCalls, holdCalls } from '../../../flows/support/held-calls.js';
import { recordEvent, recordLeaving } from '../../../flows/support/leaving.js';
import { allMessagesDelivered, recordMessages, sendFromTab } from '../../../flows/support/other-tab.js';
import { callsTo, openPage, setFaults, until } from '../../../flows/support/service.js';

vi.mock('../../../../src/shared/storage/storage.js', async (original) => {
  const storage = await original<typeof import('../../../../src/shared/storage/storage.js')>();
  return { ...storage, clearOwnKeys: vi.fn(storage.clearOwnKeys) };
});

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const left = recordLeaving();
const expiring = recordEvent('ucp-session-expiring');
const member = entryOf('member')?.identity.uuid ?? '';
/** The moment, on the page's clock, at which the test's time begins. */
let start: number;
const secondsLeft = () => secondsLeftIn($session.get());
const sessionCalls = async () => (await callsTo('/profiles/session')).length;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const act = (name = 'keydown') => window.dispatchEvent(new Event(name, { bubbles: true }));
const stamp = () => JSON.parse(localStorage.getItem('ucp_lastActive') ?? 'null') as { at: number; timeout: number } | null;

const pinal = { fipsCountyCode: '021', name: 'Pinal', fipsStateCode: '04', stateCode: 'AZ', cmsCountyCodes: ['021'] };

/** The session storage of a guest who lives in Pinal, and has answered about Extra Help. */
const saidBy = (uuid: string | undefined, answer: string) => ({ ucp_extraHelp: `${answer} ${uuid}`, ucp_zip: `85142 ${uuid} 04021` });

/** The page of a guest that has loaded; then someone with a session is there, and time is the test's. */
async function watch({ isGuest = false, isCloaked = false } = {}): Promise<void> {
  await openPage();
  await finishCalls();
  vi.useFakeTimers({ now: Date.now(), toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  start = clock.epoch();
  identified({ uuid: member, isGuest, isCloaked });
  watchIdle();
}

/** Imitates a computer that sleeps: the clock advances, nothing runs. */
function sleep(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  setIdentity(null);
  if (vi.isFakeTimers()) await pass(2);
  vi.useRealTimers();
  await finishCalls();
  tabs().close();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('the warning', () => {
  it('[IDLE-02] [IDLE-03] comes after 9001 seconds, not after 9000, and counts down from two minutes', async () => {
    await watch();
    await pass(9000);
    expect(secondsLeft()).toBeNull();
    await pass(1);
    expect(secondsLeft()).toBe(120);
    expect(expiring()).toEqual([{ secondsLeft: 120 }]);
    expect(document.querySelectorAll('ucp-timeout-popup')).toHaveLength(1);
    await pass(1);
    expect(secondsLeft()).toBe(119);
    await pass(109);
    expect(secondsLeft()).toBe(10);
    expect(expiring()).toHaveLength(1);
  });

  it.each([
    [600, 600],
    [null, 9000],
  ])('[IDLE-02] follows the content, which says %s', async (sessionTimeout, limit) => {
    await watch();
    setShopperContent({
      sessionTimeout,
      hours: null,
      figures: null,
      nextYearFigures: null,
      extraHelpUrl: null,
      counselorHelp: null,
      upsell: null,
    });
    await pass(limit);
    expect(secondsLeft()).toBeNull();
    await pass(1);
    expect(secondsLeft()).toBe(120);
  });

  it.each(['keydown', 'mousemove', 'mousedown', 'touchstart', 'touchmove', 'wheel'])(
    '[IDLE-01] waits for as long again after %s',
    async (name) => {
      await watch();
      await pass(9000);
      act(name);
      await pass(9000);
      expect(secondsLeft()).toBeNull();
      await pass(2);
      expect(secondsLeft()).not.toBeNull();
    },
  );

  it.each(['scroll', 'mouseover', 'click', 'resize'])('[IDLE-01] does not wait for %s, which a script can bring about', async (name) => {
    await watch();
    await pass(9000);
    act(name);
    await pass(1);
    expect(secondsLeft()).toBe(120);
  });

  it('[IDLE-01] is not sent away by activity, only by the shopper who stays', async () => {
    await watch();
    await pass(9001);
    act();
    act('mousemove');
    await pass(5);
    expect(secondsLeft()).toBe(115);
    stayHere();
    expect(secondsLeft()).toBeNull();
    await pass(9000);
    expect(secondsLeft()).toBeNull();
    await pass(1);
    expect(secondsLeft()).toBe(120);
    expect(expiring()).toHaveLength(2);
  });

  it('[IDLE-01] hears of what the page keeps to itself', async () => {
    await watch();
    await pass(9000);
    const stop = (event: Event) => event.stopImmediatePropagation();
    document.addEventListener('keydown', stop, { capture: true, once: true });
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await pass(2);
    expect(secondsLeft()).toBeNull();
  });

  it('[IDLE-03] counts a second that has begun', async () => {
    await watch();
    sleep(9001.3);
    act();
    expect(secondsLeft()).toBe(120);
  });

  it('[IDLE-01] is due by the clock: activity after a sleep comes too late', async () => {
    await watch();
    sleep(9050);
    act();
    expect(secondsLeft()).toBe(71);
  });

  it('[IDLE-01] is due although the clock was set back', async () => {
    await watch();
    await pass(4000);
    sleep(-3600);
    await pass(5001);
    expect(secondsLeft()).toBe(120);
  });

  it('[IDLE-04] can be brought on for who has a session, and for nobody else', async () => {
    await watch();
    expect(warnNow()).toBe(true);
    expect(secondsLeft()).toBe(120);
    stayHere();
    identified({ uuid: member, isGuest: true, isCloaked: false });
    expect(warnNow()).toBe(false);
    expect(secondsLeft()).toBeNull();
  });

  it('[IDLE-04] never comes to a guest, whatever is requested', async () => {
    await openPage();
    await finishCalls();
    vi.useFakeTimers({ now: Date.now(), toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    stayHere();
    expect([hideWarning(), warnNow()]).toEqual([false, false]);
    await pass(9200);
    expect([secondsLeft(), left()]).toEqual([null, []]);
  });
});

describe('a script', () => {
  it('[IDLE-03] removes its own warning, and the idle time continues without it', async () => {
    await watch();
    await pass(8000);
    warnNow();
    await pass(60);
    expect(hideWarning()).toBe(true);
    expect(secondsLeft()).toBeNull();
    await pass(940);
    expect(secondsLeft()).toBeNull();
    await pass(1);
    expect(secondsLeft()).toBe(120);
  });

  it('[IDLE-03] cannot remove a warning that is due, or its own once it is', async () => {
    await watch();
    await pass(9001);
    expect(hideWarning()).toBe(false);
    expect(secondsLeft()).toBe(120);
    expect([warnNow(), hideWarning()], 'asked for besides').toEqual([true, false]);
    expect(secondsLeft()).toBe(120);
    stayHere();
    await pass(8990);
    warnNow();
    await pass(21);
    expect(hideWarning()).toBe(false);
    expect(secondsLeft()).toBe(110);
  });

  it.each([
    ['that is due', () => pass(9001)],
    ['of its own', async () => void warnNow()],
  ])('[IDLE-03] cannot put off the end by asking again for a warning %s', async (_, begin) => {
    await watch();
    await begin();
    await pass(50);
    expect(warnNow()).toBe(true);
    expect(secondsLeft()).toBe(70);
    await pass(70);
    expect($identity.get()?.isGuest).toBe(true);
  });

  it.each([600, 20_000])(
    '[IDLE-02] [IDLE-03] warns by the timeout of that moment, though the content then says %i',
    async (sessionTimeout) => {
      await watch();
      await pass(10);
      warnNow();
      setShopperContent({
        sessionTimeout,
        hours: null,
        figures: null,
        nextYearFigures: null,
        extraHelpUrl: null,
        counselorHelp: null,
        upsell: null,
      });
      await pass(1);
      expect([secondsLeft(), left()]).toEqual([119, []]);
      expect(stamp()?.timeout).toBe(9000);
      expect(hideWarning()).toBe(true);
      await pass(1);
      expect([secondsLeft(), left(), stamp()?.timeout]).toEqual([null, [], sessionTimeout]);
    },
  );

  it('[IDLE-03] has no say in what another tab began', async () => {
    await watch();
    await pass(100);
    warnNow();
    localStorage.setItem('ucp_lastActive', JSON.stringify({ at: clock.epoch(), timeout: 9000 }));
    await pass(1);
    expect(secondsLeft()).toBeNull();
    await pass(9000);
    expect(hideWarning()).toBe(false);
    expect(secondsLeft()).toBe(120);
  });

  it('[IDLE-03] gets the popup back after removing it from the page', async () => {
    await watch();
    await pass(9001);
    document.querySelector('ucp-timeout-popup')?.remove();
    await pass(1);
    expect(document.querySelectorAll('ucp-timeout-popup')).toHaveLength(1);
    expect(secondsLeft()).toBe(119);
  });
});

describe('the end of a session', () => {
  it('[IDLE-03] [IDLE-05] comes by itself after two minutes: signed out, gone from the page, and away', async () => {
    await watch();
    localStorage.setItem('ucp_zip', '85004');
    await pass(9121);
    expect(await sessionCalls()).toBe(1);
    expect(left()).toEqual(['session-timeout /hsid-logout']);
    expect($identity.get()?.isGuest).toBe(true);
    expect(profileHere()?.drugs.drugs).toEqual([]);
    expect(localStorage.getItem('ucp_zip')).toBeNull();
    expect(localStorage.getItem('ucp_lastActive')).toBeNull();
  });

  it('[IDLE-05] does not wait for a service that fails, or that hangs', async () => {
    await watch();
    await setFaults({ path: '/profiles/session', status: 500 });
    await pass(9121);
    expect(left()).toEqual(['session-timeout /hsid-logout']);
  });

  it('[IDLE-05] hides the profile before the service has answered', async () => {
    await watch();
    await pass(9000);
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    await pass(121);
    expect($identity.get()?.isGuest).toBe(true);
    expect(left()).toEqual([]);
    await pass(3);
    vi.mocked(globalThis.fetch).mockRestore();
    expect(left()).toEqual(['session-timeout /hsid-logout']);
  });

  it('[EH-04] [VAL-02] [IDLE-05] keeps what a guest who stays on the page has said before the service answered', async () => {
    await watch();
    document.addEventListener('ucp-navigate', (event) => event.preventDefault(), { once: true });
    await pass(9000);
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    await pass(121);
    sessionStorage.setItem('ucp_upsell', 'of who was here');
    storeAnswer('yes');
    chooseCounty('85142', pinal);
    await pass(3);
    vi.mocked(globalThis.fetch).mockRestore();
    expect({ ...sessionStorage }).toEqual(saidBy($identity.get()?.uuid, 'yes'));
    expect(localStorage.getItem('ucp_zip')).toBe('85142');
  });

  it('[CLOAK-01] [IDLE-04] of a cloaked profile leads to the site', async () => {
    await watch({ isCloaked: true });
    await pass(9121);
    expect(left()).toEqual(['session-timeout /']);
  });

  it.each([
    ['visibilitychange', document],
    ['resume', document],
    ['pageshow', window],
  ])('[IDLE-03] missed by a sleeping tab comes at its first %s', async (name, target) => {
    await watch();
    sleep(9121);
    target.dispatchEvent(new Event(name));
    expect($identity.get()?.isGuest).toBe(true);
  });

  it('[IDLE-03] missed by a sleeping tab is not delayed by the first action', async () => {
    await watch();
    sleep(20_000);
    act('mousedown');
    expect($identity.get()?.isGuest).toBe(true);
  });

  it('[IDLE-04] is no guest’s', async () => {
    await openPage();
    await finishCalls();
    expect(stamp()).toBeNull();
    expect(document.querySelector('ucp-timeout-popup')).toBeNull();
  });
});

describe('other tabs', () => {
  /** Something happened in another tab a second ago: the warning comes as much later. */
  const isKeptFromWarning = async () => {
    localStorage.setItem('ucp_lastActive', JSON.stringify({ at: clock.epoch() - 1000, timeout: 9000 }));
    await pass(8000);
    expect(secondsLeft()).toBeNull();
    await pass(1003);
    expect(secondsLeft()).not.toBeNull();
  };

  it('[IDLE-04] read in storage when something happened here last', async () => {
    await watch();
    expect(stamp()).toEqual({ at: start, timeout: 9000 });
    await pass(100);
    act();
    await pass(1);
    expect(stamp()).toEqual({ at: start + 100_000, timeout: 9000 });
  });

  it('[IDLE-04] keep this one from warning', async () => {
    await watch();
    await pass(9000);
    await isKeptFromWarning();
  });

  it('[IDLE-04] [IDLE-01] read of what happens here, and keep this one from warning, also when the clock was set back', async () => {
    await watch();
    await pass(100);
    sleep(-7200);
    await pass(100);
    act();
    await pass(1);
    expect(stamp()?.at).toBe(start + 200_000 - 7_200_000);
    await pass(8000);
    await isKeptFromWarning();
  });

  it('[IDLE-04] take the warning away when the shopper stays there', async () => {
    await watch();
    await pass(9010);
    expect(secondsLeft()).not.toBeNull();
    sendFromTab({ kind: 'active', at: start + 9_010_000 });
    await allMessagesDelivered();
    expect(secondsLeft()).toBeNull();
  });

  it('[IDLE-04] [IDLE-03] read at once that the shopper stays here: theirs may be in its last second', async () => {
    await watch();
    await pass(9010);
    stayHere();
    expect(stamp()).toEqual({ at: start + 9_010_000, timeout: 9000 });
  });

  it('[IDLE-04] hear of activity on this page', async () => {
    const { messages, close } = recordMessages();
    await watch();
    await pass(100);
    act();
    await pass(1);
    await allMessagesDelivered();
    close();
    expect(messages).toContainEqual({ kind: 'active', at: start + 100_000 });
  });

  it('[IDLE-04] whose clock is ahead keep the session no longer than if they were used now', async () => {
    await watch();
    await pass(100);
    localStorage.setItem('ucp_lastActive', JSON.stringify({ at: clock.epoch() + 86_400_000, timeout: 9000 }));
    await pass(9001);
    expect(secondsLeft()).toBeNull();
    await pass(2);
    expect(secondsLeft()).not.toBeNull();
  });

  it('[IDLE-04] change nothing if they report an old use', async () => {
    await watch();
    await pass(5000);
    act();
    await pass(4500);
    localStorage.setItem('ucp_lastActive', JSON.stringify({ at: start, timeout: 9000 }));
    await pass(4500);
    expect(secondsLeft()).toBeNull();
    await pass(1);
    expect(secondsLeft()).toBe(120);
  });

  it('[IDN-04] are nothing to the agent flow, whose session is this tab’s alone', async () => {
    await openPage({ shopper: 'agent' });
    await finishCalls();
    expect(localStorage.getItem('ucp_lastActive')).toBeNull();
    expect(sessionStorage.getItem('ucp_lastActive')).toContain('9000');
    setAgent(false, null);
  });
});

describe('a page that is opened', () => {
  /** With what an earlier tab left of its session's clock. */
  const visit = async (idle: number, shopper: string) => {
    vi.mocked(clearOwnKeys).mockImplementationOnce(() => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('ucp_lastActive', JSON.stringify({ at: clock.epoch() - idle * 1000, timeout: 9000 }));
    });
    await openPage({ shopper });
  };

  it.each([
    ['a member in time', 9000, 'member'],
    ['whoever looks at a member’s profile, in time', 9000, 'cloaked'],
    ['a guest at any time', 1e9, 'guest'],
  ])('[IDLE-04] by %s is shown', async (_, idle, shopper) => {
    await visit(idle, shopper);
    expect(await sessionCalls()).toBe(0);
    expect($identity.get()?.uuid).toBe(entryOf(shopper)?.identity.uuid);
  });

  it.each(['member', 'cloaked'])('[IDLE-03] after the session of a %s has ended reads nothing of whose it was', async (shopper) => {
    await visit(9121, shopper);
    expect(await sessionCalls()).toBe(1);
    expect(await callsTo('/profiles/data')).toEqual([]);
    expect($identity.get()).toMatchObject({ isGuest: true, isCloaked: false });
    expect($identity.get()?.uuid).not.toBe(entryOf(shopper)?.identity.uuid);
    expect(profileHere()?.drugs.drugs).toEqual([]);
    expect(localStorage.getItem('ucp_lastActive')).toBeNull();
  });

  it('[EH-04] [VAL-02] [IDLE-03] after a session has ended keeps what the guest who is left has said before the service answered', async () => {
    const held = holdCalls(/DELETE .*session/, 'before');
    const opening = visit(9121, 'member');
    await until(() => held.length > 0);
    const guest = $identity.get();
    storeAnswer('no');
    chooseCounty('85142', pinal);
    await held[0]?.release();
    await opening;
    expect([$identity.get(), guest?.isGuest]).toEqual([guest, true]);
    expect([$answer.get(), $location.get()?.county]).toEqual(['no', pinal]);
    expect({ ...sessionStorage }).toMatchObject(saidBy(guest?.uuid, 'no'));
    expect(localStorage.getItem('ucp_zip')).toBe('85142');
  });

  it('[LOGIN-02] [IDLE-03] by a guest drops what an earlier session left, which would end that of who signs in by the cookie', async () => {
    await visit(1e9, 'guest');
    expect(localStorage.getItem('ucp_lastActive')).toBeNull();
  });
});
