import { afterEach, expect, it, vi } from 'vitest';
import { whenVisible } from '../../../src/shared/page/when-visible.js';

const member = (value: unknown) => Object.defineProperty(document, 'prerendering', { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

it('[SAFE-10] an image with the name "prerendering" does not keep the page waiting', async () => {
  member(Object.assign(document.createElement('img'), { name: 'prerendering' }));
  await expect(whenVisible()).resolves.toBeUndefined();
});

it('[LOAD-01] a prerendered page waits until it is shown', async () => {
  member(true);
  const shown = vi.fn();
  const wait = whenVisible().then(shown);
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await wait;
  expect(shown).toHaveBeenCalledOnce();
});
