import { afterEach, expect, it } from 'vitest';
import { markBrand } from '../../src/element/theme.js';

const page = document.documentElement;
const isMarked = () => page.dataset.ucpTheme;

afterEach(() => page.removeAttribute('data-ucp-theme'));

/** Takes the mark off, as a router does, and lets everyone hear of it who was there before. */
function takeOff(): Promise<unknown> {
  const changed = new Promise((tell) => new MutationObserver(tell).observe(page, { attributeFilter: ['data-ucp-theme'] }));
  page.removeAttribute('data-ucp-theme');
  return changed;
}

it('the page is marked with its brand, again after a router removes it, until the library stops', async () => {
  const stop = markBrand('uhc');
  expect(isMarked()).toBe('uhc');
  await takeOff();
  expect(isMarked()).toBe('uhc');
  stop();
  await takeOff();
  expect(isMarked()).toBeUndefined();
});

it('the neutral brand marks no page', () => {
  markBrand('')();
  expect(page.hasAttribute('data-ucp-theme')).toBe(false);
});

it('a brand that the page has marked itself stays', () => {
  page.dataset.ucpTheme = 'aarp';
  const stop = markBrand('uhc');
  expect(isMarked()).toBe('aarp');
  stop();
});
