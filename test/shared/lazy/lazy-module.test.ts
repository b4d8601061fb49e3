import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyModule } from '../../../src/shared/lazy/lazy-module.js';

const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

/** A module that fails to load so many times. */
function late(failures: number) {
  const importModule = vi.fn(async () => ({ add: (one: number) => one + 1 }));
  for (let time = 0; time < failures; time += 1) importModule.mockRejectedValueOnce(new Error('offline'));
  return { importModule, code: lazyModule('the sum', importModule) };
}

describe('a module that is loaded late', () => {
  it('is loaded once, however many ask for it, and stays', async () => {
    const { code, importModule } = late(0);
    expect([code.get(), importModule.mock.calls]).toEqual([undefined, []]);
    const [one, other] = await Promise.all([code.load(), code.load()]);
    expect(await code.load()).toBe(one);
    expect([other, code.get()]).toEqual([one, one]);
    expect(importModule).toHaveBeenCalledTimes(1);
  });

  it('is loaded at the second try, because the connection may have broken for a moment', async () => {
    const { code } = late(1);
    const module = await code.load();
    expect(code.get()).toBe(module);
    expect(logged).not.toHaveBeenCalled();
  });

  it('rejects if it fails twice, for all who asked, and is tried again by the next call', async () => {
    const { code, importModule } = late(2);
    const results = await Promise.allSettled([code.load(), code.load()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(importModule).toHaveBeenCalledTimes(2);
    expect(code.get()).toBeUndefined();
    const module = await code.load();
    expect(code.get()).toBe(module);
  });

  it('tells each listener once that it has been loaded', async () => {
    const { code } = late(0);
    const [listener, gone] = [vi.fn(() => expect(code.get()).toBeDefined()), vi.fn()];
    code.listen(listener);
    code.listen(gone)();
    await code.load();
    await code.load();
    expect([listener.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    ['the browser is back online', 'online', window],
    ['the shopper is back from another tab or app', 'visibilitychange', document],
  ])('[LOAD-05] is used although it failed, once %s', async (_, event, target) => {
    const { code, importModule } = late(4);
    const result = code.whenLoaded(({ add }) => add(1));
    await expect.poll(() => logged.mock.calls).toEqual([['[ucp] the sum could not be loaded']]);
    const hidden = vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(true);
    target.dispatchEvent(new Event(event, { bubbles: true }));
    hidden.mockRestore();
    expect(importModule, 'nobody sees it').toHaveBeenCalledTimes(2);
    target.dispatchEvent(new Event(event, { bubbles: true }));
    await expect.poll(() => importModule.mock.calls.length).toBe(4);
    target.dispatchEvent(new Event(event, { bubbles: true }));
    await expect(result).resolves.toBe(2);
    expect(importModule).toHaveBeenCalledTimes(5);
  });

  it('is used by all that wait once somebody has loaded it, and a failure of one is its own', async () => {
    const { code } = late(2);
    const waits = code.whenLoaded(({ add }) => add(1));
    const fails = code.whenLoaded(() => Promise.reject(new Error('of this test')));
    await expect.poll(() => logged.mock.calls.length).toBe(2);
    await code.load();
    await expect(waits).resolves.toBe(2);
    await expect(fails).rejects.toThrow('of this test');
  });
});
