import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verbs } from '../../src/flows/verbs.js';
import { $session, changeSession } from '../../src/store/session.js';
import { $view } from '../../src/store/view.js';

/** How often each module is asked for, and how often it does not come. One that has come stays: the order of the tests matters. */
const { asked, missing, comes } = vi.hoisted(() => {
  const asked = { actions: 0, signOut: 0 };
  const missing = { actions: 0, signOut: 0 };
  const comes = <T>(name: keyof typeof asked, original: () => Promise<T>) => {
    asked[name] += 1;
    if (asked[name] <= missing[name]) throw new Error('Failed to fetch dynamically imported module');
    return original();
  };
  return { asked, missing, comes };
});

vi.mock('../../src/flows/act.js', (original) => comes('actions', original<object>));
vi.mock('../../src/flows/session/sign-out.js', (original) => comes('signOut', original<object>));

const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  Object.assign(asked, { actions: 0, signOut: 0 });
  Object.assign(missing, { actions: 0, signOut: 0 });
});

afterEach(() => {
  changeSession({ signOut: 'none' });
  said.mockClear();
});

describe('a verb whose chunk does not come', () => {
  it('does nothing after one more try, says so without a value, and throws nothing', async () => {
    missing.actions = 2;
    await expect(verbs.emailPlans('alice.example@example.org')).resolves.toBeUndefined();
    expect(asked.actions).toBe(2);
    expect(said.mock.calls).toEqual([['[ucp] emailPlans could not be loaded']]);
    expect($session.get().signOut).toBe('none');
  });

  it('[SIGN-01] tells who wants to sign out that they are signed in still', async () => {
    missing.actions = 2;
    await verbs.signOut(document);
    expect($session.get().signOut).toBe('failed');
  });

  it('is done when the chunk comes the second time', async () => {
    missing.actions = 1;
    await verbs.showView('drugs', document);
    expect(asked.actions).toBe(2);
    expect($view.get()).toBe('drugs');
    expect(said).not.toHaveBeenCalled();
  });

  it('[SIGN-01] tells it also where the actions have come and the sign-out has not, after one more try', async () => {
    missing.signOut = 2;
    await verbs.signOut(document);
    expect(asked.signOut).toBe(2);
    expect($session.get().signOut).toBe('failed');
    expect(said.mock.calls.flat()).toContain('[ucp] signOut could not be loaded');
  });
});

it('[REM-07] a verb that has come acts within the press: who leaves the page at once has acted', async () => {
  await verbs.showView('plans', document);
  void verbs.showView('providers', document);
  expect($view.get()).toBe('providers');
});
