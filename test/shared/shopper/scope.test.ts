import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setIdentity } from '../../../src/shared/shopper/identity.js';
import { endShopperScope, shopperScope, stale } from '../../../src/shared/shopper/scope.js';
import { resetPage } from '../../../src/testing.js';

const member = { uuid: 'a-member', isGuest: false, isCloaked: false };
const cart = Symbol.for('ucp.scopeTest');

/** A response that the test sends when it wants to. */
function response<T>() {
  let answer: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer, fail };
}

beforeEach(resetPage);

describe('a newer run with the same key', () => {
  it('[REM-07] makes the late response of the older run stale', async () => {
    const [older, newer] = [response<string>(), response<string>()];
    const first = shopperScope().latest('profile', () => older.promise);
    const second = shopperScope().latest('profile', () => newer.promise);
    newer.answer('new');
    older.answer('old');
    expect(await second).toBe('new');
    expect(await first).toBe(stale);
  });

  it('[REM-07] makes the older run stale also if the older response comes first', async () => {
    const older = response<string>();
    const first = shopperScope().latest('profile', () => older.promise);
    const second = shopperScope().latest('profile', async () => 'new');
    older.answer('old');
    expect([await first, await second]).toEqual([stale, 'new']);
  });

  it('[REM-07] aborts the signal of the older run, also after that run has ended', async () => {
    const signals: AbortSignal[] = [];
    const note = async (signal: AbortSignal) => void signals.push(signal);
    await shopperScope().latest('profile', note);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await shopperScope().latest('profile', note);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('[LOAD-03] leaves runs with other keys alone', async () => {
    const place = shopperScope().latest('place', async () => 'Tucson');
    void shopperScope().latest('profile', async () => undefined);
    expect(await place).toBe('Tucson');
  });
});

describe('an error', () => {
  it('reaches the caller of the newest run', async () => {
    const run = shopperScope().latest('profile', () => Promise.reject(new Error('broken')));
    await expect(run).rejects.toThrow('broken');
  });

  it('[SIGN-01] of a run whose shopper has left reaches nobody', async () => {
    const call = response<string>();
    const run = shopperScope().latest('profile', () => call.promise);
    endShopperScope();
    call.fail(new Error('aborted'));
    expect(await run).toBe(stale);
  });
});

describe('a shopper who leaves', () => {
  it('[SIGN-01] aborts the signals of the scope and of every run', () => {
    const scope = shopperScope();
    let run: AbortSignal | undefined;
    void scope.latest('profile', async (signal) => {
      run = signal;
    });
    endShopperScope();
    expect([scope.signal.aborted, run?.aborted]).toEqual([true, true]);
    expect(shopperScope().signal.aborted).toBe(false);
  });

  it('[SIGN-01] makes a response stale that arrives later', async () => {
    const call = response<string>();
    const run = shopperScope().latest('profile', () => call.promise);
    endShopperScope();
    call.answer('late');
    expect(await run).toBe(stale);
  });

  it('[SIGN-01] has nothing more run', async () => {
    const scope = shopperScope();
    endShopperScope();
    const work = vi.fn(async () => true);
    expect(await scope.latest('write plans', work)).toBe(stale);
    expect(work).not.toHaveBeenCalled();
  });

  it('[SIGN-01] leaves no state to the next shopper', () => {
    shopperScope().own(cart, () => ['A plan']);
    expect(shopperScope().own(cart, () => [])).toEqual(['A plan']);
    endShopperScope();
    expect(shopperScope().own(cart, () => [])).toEqual([]);
  });

  it('[SIGN-01] has a late response written into the state of their own scope, not of the next one', () => {
    const scope = shopperScope();
    endShopperScope();
    scope.own(cart, () => ['Late']);
    expect(shopperScope().own(cart, () => [])).toEqual([]);
  });
});

describe('the shopper whom the load identifies', () => {
  it('[LOAD-01] keeps the scope in which their profile was requested early', () => {
    const scope = shopperScope();
    setIdentity(member);
    expect(shopperScope()).toBe(scope);
    expect(scope.signal.aborted).toBe(false);
  });

  it('[SIGN-01] has a scope of their own if somebody else was here before', () => {
    setIdentity(member);
    const before = shopperScope();
    setIdentity({ ...member, uuid: 'another-member' });
    expect(before.signal.aborted).toBe(true);
    expect(shopperScope()).not.toBe(before);
  });

  it('[ROLE-03] keeps the scope when only the role changes, as when an author tries one out', () => {
    setIdentity(member);
    const before = shopperScope();
    setIdentity({ ...member, isCloaked: true });
    expect(shopperScope()).toBe(before);
  });
});

it('[SAFE-06] two copies of the library on one page share the scope, its state and what they call stale', async () => {
  shopperScope().own(cart, () => ['A plan']);
  const older = response<string>();
  const run = shopperScope().latest('profile', () => older.promise);
  vi.resetModules();
  const second = await import('../../../src/shared/shopper/scope.js');
  expect(second.shopperScope()).toBe(shopperScope());
  expect(second.shopperScope().own(cart, () => [])).toEqual(['A plan']);
  void second.shopperScope().latest('profile', async () => 'of the second copy');
  older.answer('old');
  expect(await run).toBe(second.stale);
  second.endShopperScope();
  expect(shopperScope().own(cart, () => [])).toEqual([]);
});
