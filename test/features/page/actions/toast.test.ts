import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../src/features/page/actions/after-load.js';
import { showGreeting } from '../../../../src/features/import/actions/greeting.js';
import { importFound } from '../../../../src/features/import/state/import.js';
import { reload } from '../../../../src/features/profile/actions/reload.js';
import { tryAgain } from '../../../../src/features/profile/actions/try-again.js';
import { timeOut } from '../../../../src/features/session/actions/sign-out.js';
import { setServiceOutage } from '../../../../src/features/session/state/banners.js';
import { $toast, closeToast } from '../../../../src/features/session/state/toast.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { openPage, setFaults } from '../../../flows/support/service.js';

vi.spyOn(console, 'info').mockImplementation(() => undefined);
const screen = vi.spyOn(globalThis, 'matchMedia');

beforeEach(() => screen.mockReturnValue({ matches: true } as MediaQueryList));
afterEach(async () => {
  await finishCalls();
  sessionStorage.clear();
  document.body.replaceChildren();
});

async function open(...of: Parameters<typeof openPage>): Promise<void> {
  await openPage(...of);
  await finishCalls();
}

describe('the toast', () => {
  it('[TOAST-01] says to a guest that they may be a member, once a session', async () => {
    await open({ shopper: 'guest' });
    expect($toast.get()).toEqual({ kind: 'guest' });
    expect(document.querySelectorAll('ucp-toast')).toHaveLength(1);
    expect(sessionStorage.getItem('ucp_once')).toBe('["toast-guest"]');
    closeToast();
    showGreeting();
    expect($toast.get()).toBeNull();
  });

  it('[TOAST-01] says to a member what was added, once a session', async () => {
    await open({ shopper: 'member' });
    importFound({ drugs: 2, providers: 1 });
    showGreeting();
    expect($toast.get()).toEqual({ kind: 'imported', firstName: 'Margarette', isAgent: false });
    closeToast();
    showGreeting();
    expect($toast.get()).toBeNull();
  });

  it('[TOAST-01] is for large screens alone', async () => {
    screen.mockReturnValue({ matches: false } as MediaQueryList);
    await open({ shopper: 'guest' });
    expect($toast.get()).toBeNull();
    expect(document.querySelector('ucp-toast')).toBeNull();
  });

  it('[IMP-07] mentions what was added on a small screen too', async () => {
    screen.mockReturnValue({ matches: false } as MediaQueryList);
    await open({ shopper: 'member' });
    importFound({ drugs: 2, providers: 1 });
    showGreeting();
    expect($toast.get()).toEqual({ kind: 'imported', firstName: 'Margarette', isAgent: false });
    expect(document.querySelectorAll('ucp-toast')).toHaveLength(1);
  });

  it.each(['member', 'cloaked', 'agent'])('[TOAST-01] has nothing to say to a %s of whom nothing was imported', async (shopper) => {
    await open({ shopper });
    expect($toast.get()).toBeNull();
  });

  it('[TOAST-01] [OUT-01] does not offer signing in while that is not to be had, and does when it is', async () => {
    await open({ shopper: 'guest', settings: { serviceOutage: true } });
    expect($toast.get()).toBeNull();
    setServiceOutage(false);
    showGreeting();
    expect($toast.get()).toEqual({ kind: 'guest' });
  });

  it('[TOAST-01] [LOAD-05] does not offer signing in to a guest whose page could not be read, before it could', async () => {
    await open({ shopper: 'guest', faults: [{ method: 'GET', path: '/profiles/data', status: 400 }] });
    expect($toast.get()).toBeNull();
    await setFaults();
    await tryAgain();
    expect($toast.get()).toEqual({ kind: 'guest' });
  });

  const over = { path: '/profiles/data', status: 401, body: { message: 'Invalid session' }, times: 1 };

  it.each([
    ['in the midst of a visit', [], reload],
    ['before the page was opened', [over], () => Promise.resolve()],
  ])('[SESS-01] says on every screen that the service has ended the session: %s', async (_, faults, work) => {
    screen.mockReturnValue({ matches: false } as MediaQueryList);
    await open({ shopper: 'member', faults });
    if (faults.length === 0) await setFaults(over);
    await work();
    await finishCalls();
    expect($toast.get()).toEqual({ kind: 'session-ended', canSignIn: true });
    expect(document.querySelectorAll('ucp-toast')).toHaveLength(1);
    expect(sessionStorage.getItem('ucp_once')).toBeNull();
  });

  it('[SESS-01] [TOAST-01] says that rather than to invite the guest who is there then', async () => {
    await open({ shopper: 'member', faults: [over] });
    expect($toast.get()).toMatchObject({ kind: 'session-ended' });
    closeToast();
    showGreeting();
    expect($toast.get()).toEqual({ kind: 'guest' });
  });

  it.each([
    ['who looks at a profile', 'cloaked', {}],
    ['while that is not to be had', 'member', { serviceOutage: true }],
  ])('[SESS-01] [OUT-01] offers no signing in with it to one %s', async (_, shopper, settings) => {
    await open({ shopper, settings, faults: [over] });
    expect($toast.get()).toEqual({ kind: 'session-ended', canSignIn: false });
  });

  it('[SESS-01] is silent about it to a guest, who had none', async () => {
    await open({ shopper: 'guest', faults: [over] });
    expect($toast.get()).not.toMatchObject({ kind: 'session-ended' });
  });

  it('[IDLE-05] says it if the page stays after the time-out', async () => {
    await open({ shopper: 'member' });
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('ucp-navigate', stay, { once: true });
    await timeOut();
    expect($toast.get()).toEqual({ kind: 'session-ended', canSignIn: true });
  });
});
