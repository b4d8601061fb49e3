import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { openPage } from './support/page.js';

/** The pharmacy whose prices the page shows, as Chromium draws it and the keyboard changes it (PHARM-02). */

const html = '<ucp-saved-plans><ucp-cost-chart slot="costs"></ucp-cost-chart></ucp-saved-plans>';
const settings = { pharmacies: [{ number: '301014', name: 'Westown Pharmacy' }] };

const chart = () => document.querySelector('ucp-cost-chart')?.shadowRoot;
const part = () => chart()?.querySelector<HTMLElement>('[part=prices-at]');
const words = () => part()?.textContent?.replace(/\s+/g, ' ') ?? '';
const totals = () => [...(chart()?.querySelectorAll('.chart__total') ?? [])].map(({ textContent }) => textContent);
const cards = () => document.querySelector('ucp-saved-plans')?.shadowRoot?.textContent ?? '';
const firstPrinted = () => document.querySelector('ucp-saved-plans')?.shadowRoot?.querySelector('.print-only')?.textContent;
const focused = () => chart()?.activeElement;

/** The chart may be drawn before the element around it has its slot. Until then nothing in it takes focus. */
async function focusChange(): Promise<void> {
  await expect
    .poll(
      () => {
        part()?.querySelector('button')?.focus();
        return focused()?.textContent;
      },
      { timeout: 10_000 },
    )
    .toMatch(/^(Change|Cambiar)/);
}

beforeEach(async () => {
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});
afterEach(() => document.body.replaceChildren());

const cases = [
  [
    390,
    'en',
    'Prices at: Whalley Drug',
    'For this page only. Your pharmacy stays Whalley Drug.',
    'Your plans now show prices at Westown Pharmacy.',
  ],
  [
    1280,
    'en',
    'Prices at: Whalley Drug',
    'For this page only. Your pharmacy stays Whalley Drug.',
    'Your plans now show prices at Westown Pharmacy.',
  ],
  [
    390,
    'es',
    'Precios en: Whalley Drug',
    'Solo para esta página. Su farmacia sigue siendo Whalley Drug.',
    'Sus planes ahora muestran los precios en Westown Pharmacy.',
  ],
  [
    1280,
    'es',
    'Precios en: Whalley Drug',
    'Solo para esta página. Su farmacia sigue siendo Whalley Drug.',
    'Sus planes ahora muestran los precios en Westown Pharmacy.',
  ],
] as const;

it.each(cases)(
  '[PHARM-02] another pharmacy is chosen by keyboard, and chart and cards follow: %i px, %s',
  async (width, lang, line, note, expected) => {
    await page.viewport(width, 900);
    await openPage({ shopper: 'guest', lang, settings });
    document.body.innerHTML = html;
    await expect.poll(words, { timeout: 10_000 }).toContain(line);
    await expect.poll(totals).not.toEqual([]);
    const before = totals();
    await focusChange();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => (focused() as HTMLInputElement | null)?.checked).toBe(true);
    expect(words()).toContain(note);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => part()?.querySelector('[role=status]')?.textContent, { timeout: 10_000 }).toBe(expected);
    await expect.poll(totals).not.toEqual(before);
    // The cards are drawn on their own, a little later than the chart.
    await expect.poll(cards).toContain('Westown Pharmacy');
    await expect.poll(cards).not.toContain('Whalley Drug');
    // The first line on paper says whose prices these are.
    await expect.poll(firstPrinted).toContain(lang === 'es' ? '. Precios en Westown Pharmacy. ' : '. Prices at Westown Pharmacy. ');
    // The choices stay open until the shopper is done.
    expect(focused()?.localName).toBe('input');
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: of }) => of).join(' ')}`)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(() => focused()?.localName).toBe('button');
    expect(words()).toContain(line.replace('Whalley Drug', 'Westown Pharmacy'));
  },
);

it('[PHARM-01] nothing of it shows with fewer than two pharmacies', async () => {
  await openPage({ shopper: 'guest' });
  document.body.innerHTML = html;
  await expect.poll(totals, { timeout: 10_000 }).not.toEqual([]);
  expect(part()).toBeNull();
});

it('[PHARM-02] prices that could not be loaded are said, and asked for again by a button', async () => {
  await openPage({ shopper: 'guest', settings });
  document.body.innerHTML = html;
  await expect.poll(words, { timeout: 10_000 }).toContain('Whalley Drug');
  await fetch('/__demo/faults', { method: 'POST', body: JSON.stringify([{ path: '/drug-pricing-api', status: 500 }]) });
  part()?.querySelector('button')?.click();
  await expect.poll(() => part()?.querySelectorAll('input').length).toBe(2);
  part()?.querySelectorAll('input')[1]?.click();
  await expect.poll(words, { timeout: 10_000 }).toContain('Prices at Westown Pharmacy could not be loaded.');
  await fetch('/__demo/faults', { method: 'POST', body: '[]' });
  part()?.querySelector<HTMLElement>('.at__failed button')?.click();
  await expect.poll(words, { timeout: 10_000 }).not.toContain('could not be loaded');
});
