import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { recommendations } from '../../elements/recommendations.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** A page whose own margin is none, as a full-bleed section on a phone: what hangs out of a tag would scroll it sideways. */

beforeAll(async () => {
  defineElements([recommendations]);
  await recommendations.load();
});

afterAll(() => {
  document.documentElement.removeAttribute('dir');
  document.body.removeAttribute('style');
});

it.each([
  [320, 'ltr'],
  [320, 'rtl'],
  [820, 'ltr'],
  [820, 'rtl'],
])('the link beside a heading stays in its tag: %i px, %s', async (width, dir) => {
  await page.viewport(width, 900);
  document.documentElement.dir = dir;
  document.body.style.margin = '0';
  await openPage({ shopper: 'recommended' });
  document.body.innerHTML = '<ucp-recommendations></ucp-recommendations>';
  const host = document.querySelector('ucp-recommendations');
  await expect.poll(() => host?.shadowRoot?.querySelector('.head > .button--quiet')).toBeTruthy();
  const link = host?.shadowRoot?.querySelector('.head > .button--quiet')?.getBoundingClientRect();
  const around = host?.getBoundingClientRect();
  expect(link?.left).toBeGreaterThanOrEqual(around?.left ?? Number.NaN);
  expect(link?.right).toBeLessThanOrEqual(around?.right ?? Number.NaN);
  expect(link?.height).toBeGreaterThanOrEqual(44);
});
