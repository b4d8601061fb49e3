import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { engineFaults } from './support/engines.js';
import { overflowingElements } from './support/fit.js';
import { keyboard } from './support/hand.js';
import { readPrintedPage } from './support/paper.js';

/** A shopper with four drugs finds the pharmacy where a plan costs least (PHARM-03, PHARM-04). */

const { newPage, urlOf } = withBrowser();
const date = '2026-11-20T09:30:00';

beforeEach(() => demo.reset());

interface Visit {
  readonly width?: number;
  readonly lang?: string;
  readonly shopper?: string;
}

async function open({ width = 390, lang = 'en', shopper = 'pharmacies' }: Visit = {}): Promise<Page> {
  const tab = await newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  await tab.goto(urlOf('/pages/whole.html', { shopper, lang, date }));
  await tab.locator('ucp-cost-chart .chart__answer b').first().waitFor();
  await tab.waitForLoadState('networkidle');
  return tab;
}

const tableOf = (tab: Page) => tab.locator('ucp-pharmacy-comparison .pharmacies');
const words = (text: string | null) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim();

/** Every figure of a plan on the screen, each after its pharmacy, and the one that is lowest. */
async function pricesOf(tab: Page, plan: RegExp): Promise<{ readonly lowest: string; readonly figures: readonly number[] }> {
  const row = tab.locator('.pharmacies__table tbody tr').filter({ has: tab.getByText(plan) });
  const names = await tab.locator('.pharmacies__table thead th').allTextContents();
  const cells = await row.locator('td').allTextContents();
  const lowest = cells.findIndex((cell) => /lowest|el más bajo/.test(cell));
  return { lowest: words(names[lowest] ?? ''), figures: cells.map((cell) => Number(/\$([\d,.]+)/.exec(cell)?.[1]?.replace(',', ''))) };
}

describe('the table of pharmacies', () => {
  it.each([
    { width: 390, lang: 'en', button: 'Compare pharmacies', lowest: 'lowest' },
    { width: 1280, lang: 'en', button: 'Compare pharmacies', lowest: 'lowest' },
    { width: 390, lang: 'es', button: 'Comparar farmacias', lowest: 'el más bajo' },
    { width: 1280, lang: 'es', button: 'Comparar farmacias', lowest: 'el más bajo' },
  ])('[PHARM-03] shows by keyboard in one press where a plan costs least: $width, $lang', async ({ width, lang, button, lowest }) => {
    const tab = await open({ width, lang });
    const before = (await demo.calls()).filter(({ path }) => path.includes('estimateplancost')).length;
    await keyboard(tab).press(tab.getByRole('button', { name: button }));
    await tableOf(tab).getByText(lowest).filter({ visible: true }).first().waitFor();
    // Focus is in the table, wherever it starts on the page.
    expect(await tab.locator('ucp-pharmacy-comparison h2').evaluate((title) => title.matches(':focus'))).toBe(true);
    const { figures, lowest: pharmacy } = await pricesOf(tab, /AARP Medicare Advantage from UHC/);
    expect(figures).toHaveLength(3);
    expect(pharmacy).toMatch(/Optum Home Delivery Pharmacy/);
    expect(figures[2]).toBe(Math.min(...figures));
    // One request for each of the two other pharmacies.
    const after = (await demo.calls()).filter(({ path }) => path.includes('estimateplancost')).length;
    expect(after - before).toBe(2);
    expect(await overflowingElements(tab)).toEqual([]);
    expect(await engineFaults(tab)).toEqual([]);
  });

  it('[PHARM-04] makes another pharmacy the shopper’s by keyboard, says so beside the choice, and undoes it', async () => {
    const tab = await open();
    await keyboard(tab).press(tab.getByRole('button', { name: 'Compare pharmacies' }));
    const table = tableOf(tab);
    await table.getByText('lowest').filter({ visible: true }).first().waitFor();
    const order = () => table.locator('.pharmacies__table thead th').allTextContents();
    const places = await order();
    await keyboard(tab).press(table.getByRole('button', { name: 'Use this pharmacy Optum Home Delivery Pharmacy' }));
    const message = table.locator('.notice');
    await message.getByText('Optum Home Delivery Pharmacy is your pharmacy now.').waitFor();
    expect(await message.evaluate((one) => one.matches(':focus-within, :focus'))).toBe(true);
    expect(await order()).toEqual(places);
    expect(await table.locator('.pharmacies__choice', { hasText: 'Your pharmacy' }).textContent()).toMatch(/Optum/);
    expect(await engineFaults(tab)).toEqual([]);
    await keyboard(tab).press(message.getByRole('button', { name: /Undo/ }));
    await message.getByText('Your pharmacy is Whalley Drug again.').waitFor();
    expect(await table.locator('.pharmacies__choice', { hasText: 'Your pharmacy' }).textContent()).toMatch(/Whalley/);
    await keyboard(tab).press(tab.getByRole('button', { name: /^Close the comparison/ }));
    expect(await tableOf(tab).count()).toBe(0);
    expect(await tab.getByRole('button', { name: 'Compare pharmacies' }).evaluate((one) => one.matches(':focus'))).toBe(true);
  });

  it('[PHARM-03] a column that fails says so, and is asked for again', async () => {
    const tab = await open({ width: 1280 });
    await demo.faults({ method: 'POST', path: '/drug-pricing-api', status: 400, times: 1 });
    await keyboard(tab).press(tab.getByRole('button', { name: 'Compare pharmacies' }));
    const table = tableOf(tab);
    await table.getByText('Prices could not be loaded').waitFor();
    await table.getByText('lowest').filter({ visible: true }).first().waitFor();
    expect(await engineFaults(tab)).toEqual([]);
    await keyboard(tab).press(table.getByRole('button', { name: /^Try again/ }).filter({ visible: true }));
    await expect.poll(() => table.getByText('Prices could not be loaded').count()).toBe(0);
    await expect.poll(() => table.locator('.pharmacies__table .skeleton').count()).toBe(0);
  });

  it('[PHARM-04] [ROLE-03] a supporter compares and changes nothing', async () => {
    const tab = await open({ width: 1280, shopper: 'pharmacies-cloaked' });
    await keyboard(tab).press(tab.getByRole('button', { name: 'Compare pharmacies' }));
    await tableOf(tab).getByText('lowest').filter({ visible: true }).first().waitFor();
    expect(
      await tableOf(tab)
        .getByRole('button', { name: /Use this pharmacy/ })
        .count(),
    ).toBe(0);
  });

  it('[PHARM-01] the chart has no button with one pharmacy', async () => {
    const tab = await open({ shopper: 'answer-member' });
    expect(await tab.getByRole('button', { name: 'Compare pharmacies' }).count()).toBe(0);
  });

  it('[PHARM-03] [TOP-05] is on paper only while it is open', async () => {
    const tab = await open({ width: 1280 });
    await tab.emulateMedia({ media: 'print' });
    expect((await readPrintedPage(tab)).text).not.toContain('Compare pharmacies');
    await tab.emulateMedia({ media: null });
    await keyboard(tab).press(tab.getByRole('button', { name: 'Compare pharmacies' }));
    await tableOf(tab).getByText('lowest').filter({ visible: true }).first().waitFor();
    await tab.emulateMedia({ media: 'print' });
    const { text, buttons } = await readPrintedPage(tab);
    expect(text).toContain('Compare pharmacies');
    expect(text).toMatch(/lowest/);
    expect(buttons).toBe(0);
  });
});
