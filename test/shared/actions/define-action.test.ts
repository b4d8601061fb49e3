import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailPlans } from '../../../src/features/plans/actions.js';
import { signOut } from '../../../src/features/session/actions.js';
import { defineAction, preloadActions } from '../../../src/shared/actions/define-action.js';
import { setIdentity } from '../../../src/shared/shopper/identity.js';
import { $session, identified } from '../../../src/shared/shopper/session-state.js';

/** How often each module is asked for, and how often it does not load. A module that has loaded stays: the order of the tests matters. */
const { asked, missing, loads } = vi.hoisted(() => {
  const asked = { run: 0, signOut: 0 };
  const missing = { run: 0, signOut: 0 };
  const loads = <T>(name: keyof typeof asked, original: () => Promise<T>) => {
    asked[name] += 1;
    if (asked[name] <= missing[name]) throw new Error('Failed to fetch dynamically imported module');
    return original();
  };
  return { asked, missing, loads };
});

vi.mock('../../../src/shared/actions/run-action.js', (original) => loads('run', original<object>));
vi.mock('../../../src/features/session/actions/sign-out.js', (original) => loads('signOut', original<object>));

beforeEach(() => identified({ uuid: 'a-member', isGuest: false, isCloaked: false }));

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);

afterEach(() => {
  Object.assign(asked, { run: 0, signOut: 0 });
  Object.assign(missing, { run: 0, signOut: 0 });
  logged.mockClear();
});

describe('an action whose code does not load', () => {
  it('does nothing after one more try, logs its name without a value, and throws nothing', async () => {
    missing.run = 2;
    await expect(emailPlans('alice.example@example.org')).resolves.toBeUndefined();
    expect(asked.run).toBe(2);
    expect(logged.mock.calls).toEqual([['[ucp] emailPlans could not be loaded']]);
    expect($session.get().state).toBe('member');
  });

  it('[SIGN-01] says to a shopper who wants to sign out that they are still signed in', async () => {
    Object.assign(missing, { run: 2, signOut: 2 });
    await signOut(document);
    expect($session.get().state).toBe('sign-out-failed');
  });

  it('[SIGN-01] says it too if other code has loaded and the sign-out has not, after one more try', async () => {
    missing.signOut = 2;
    await signOut(document);
    expect(asked.signOut).toBe(2);
    expect($session.get().state).toBe('sign-out-failed');
    expect(logged.mock.calls.flat()).toEqual(['[ucp] signOut could not be loaded']);
  });

  it('works when the code loads at the second try, or at the next press', async () => {
    const save = vi.fn(() => 'saved');
    const load = vi.fn(async () => ({ save }));
    const act = defineAction('save', { track: null, load });
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(act()).resolves.toBe('saved');
    expect(logged).not.toHaveBeenCalled();
    const later = defineAction('save', { track: null, load });
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    await expect(later()).resolves.toBeUndefined();
    await expect(later()).resolves.toBe('saved');
    expect(save).toHaveBeenCalledTimes(2);
  });
});

describe('an action', () => {
  const acted: string[] = [];
  const module = { read: (what: string) => acted.push(`reads ${what}`), change: (what: string) => acted.push(`changes ${what}`) };
  const load = async () => module;
  const read = defineAction('read', { track: null, load });
  const change = defineAction('change', { track: null, refusesCloaked: true, load });

  it('[REM-07] acts within the press once actions are loaded: a shopper who leaves the page at once has acted', async () => {
    acted.length = 0;
    await preloadActions();
    void read('drugs');
    expect(acted).toEqual(['reads drugs']);
    const late = defineAction('read', { track: null, load });
    await preloadActions();
    void late('doctors');
    expect(acted).toEqual(['reads drugs', 'reads doctors']);
  });

  it('[CARD-07] [ROLE-03] does nothing if it would change a cloaked profile', async () => {
    acted.length = 0;
    setIdentity({ uuid: '00000000-0000-4000-8000-000000000002', isGuest: false, isCloaked: true });
    await expect(change('drugs')).resolves.toBeUndefined();
    await read('drugs');
    expect(acted).toEqual(['reads drugs']);
    setIdentity({ uuid: '00000000-0000-4000-8000-000000000002', isGuest: false, isCloaked: false });
    await change('drugs');
    expect(acted).toEqual(['reads drugs', 'changes drugs']);
  });
});
