import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { markEstimatesLoading } from '../../src/features/known-plans/state/estimates.js';
import { savePlan } from '../../src/features/plans/actions/save-plan.js';
import { openPage } from './support/page.js';

/** The Extra Help question with what an answer would change, as Chromium draws it (EH-10). */

const html =
  '<ucp-saved-plans><ucp-extra-help slot="costs"></ucp-extra-help><ucp-cost-chart slot="costs"></ucp-cost-chart></ucp-saved-plans>';

async function show(of: Parameters<typeof openPage>[0]): Promise<void> {
  await openPage({ shopper: 'guest', ...of });
  // With a second complete total there is a plan that costs least (COST-12).
  await savePlan({ planId: 'H1822001000', planYear: 2027, planType: 'MAPD' }, document);
  document.body.innerHTML = html;
}

const part = (name: string) => document.querySelector('ucp-extra-help')?.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`);
const words = () => part('extra-help-preview')?.textContent?.replace(/\s+/g, ' ');
const answer = () => document.querySelector('ucp-cost-chart')?.shadowRoot?.querySelector('[part=answer]')?.textContent ?? '';

beforeEach(async () => {
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});
afterEach(() => document.body.replaceChildren());

it.each([
  [390, 'en', /^With Extra Help, (.+) would cost (\$[\d,]+\.\d\d) a year, not (\$[\d,]+\.\d\d)\.$/],
  [1280, 'es', /^Con Ayuda Adicional, (.+) costaría (\$[\d,]+\.\d\d) al año, no (\$[\d,]+\.\d\d)\.$/],
] as const)('[EH-10] says what the plan of the chart’s answer would cost, and how to apply: %i px, %s', async (width, lang, sentence) => {
  await page.viewport(width, 900);
  await show({ lang });
  await expect.poll(words, { timeout: 10_000 }).toMatch(sentence);
  const [, plan = '', , without = ''] = sentence.exec(words() ?? '') ?? [];
  expect(answer().replace(/\s+/g, ' ')).toContain(plan.replace(/ \([^()]*\)$/, ''));
  expect(answer()).toContain(without);
  expect(part('how-to-apply')?.getAttribute('href')).toBe(`${location.origin}/medicare-education.html`);
  expect(part('how-to-apply')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  const ask = part('extra-help') as HTMLElement;
  expect(ask.scrollWidth).toBeLessThanOrEqual(ask.clientWidth);
});

it('[EH-10] disappears with an answer by the keyboard, and stays away when “Change” asks again', async () => {
  await page.viewport(390, 900);
  await show({});
  await expect.poll(words, { timeout: 10_000 }).toMatch(/^With Extra Help,/);
  const radio = document.querySelector('ucp-extra-help')?.shadowRoot?.querySelector<HTMLElement>('input[value=no]');
  radio?.focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => part('extra-help')?.textContent).toContain('not included');
  expect([part('extra-help-preview'), part('how-to-apply')]).toEqual([null, null]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('ucp-extra-help')?.shadowRoot?.querySelector('input')).toBeTruthy();
  expect([part('extra-help-preview'), part('how-to-apply')]).toEqual([null, null]);
});

it.each([
  ['there is no address for it', { extraHelpUrl: null }],
  ['its address may not be followed', { extraHelpUrl: 'https://elsewhere.example/apply' }],
])('[EH-10] [LINK-01] has no link if %s', async (_, content) => {
  await show({ faults: [{ path: '/api/assets/uhccp/content-fragments/shopper.json', body: { hours: 'Mondays', ...content } }] });
  await expect.poll(words, { timeout: 10_000 }).toMatch(/^With Extra Help,/);
  expect(part('how-to-apply')).toBeNull();
});

it.each([390, 820, 1280])('[EH-10] [LOAD-04] keeps its place while the prices are loading: %i px', async (width) => {
  await page.viewport(width, 900);
  await show({});
  await expect.poll(words, { timeout: 10_000 }).toMatch(/^With Extra Help,/);
  const height = () => part('extra-help')?.getBoundingClientRect().height;
  const before = height();
  markEstimatesLoading('all');
  await expect.poll(() => document.querySelector('ucp-extra-help')?.shadowRoot?.querySelector('.is-waiting')).toBeTruthy();
  expect(words()).toBeUndefined();
  expect(height()).toBe(before);
});
