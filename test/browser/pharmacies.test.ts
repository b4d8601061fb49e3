import type { Page, Route } from 'playwright';
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

describe('the code of the choice', () => {
  const line = (tab: Page) => tab.locator('ucp-cost-chart [part=prices-at]');
  const total = (tab: Page) => tab.locator('ucp-cost-chart .chart__total').first();

  /** A page whose requests for this code are counted and answered here. */
  async function openWith(answer: (route: Route) => Promise<void> | undefined, { lang = 'en', shopper = 'pharmacies' }: Visit = {}) {
    const tab = await newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const held = { requests: 0, answer };
    await tab.route(/\/(prices-at|pharmacy-comparison)-[^/]*\.js/, (route) => {
      held.requests += 1;
      return held.answer(route);
    });
    await tab.goto(urlOf('/pages/whole.html', { shopper, lang, date }));
    return { tab, held };
  }

  it('[PHARM-01] never loads on a page with one pharmacy', async () => {
    const { tab, held } = await openWith((route) => route.continue(), { shopper: 'plan-renews' });
    await tab.locator('ucp-cost-chart .chart__answer b').first().waitFor();
    await tab.waitForLoadState('networkidle');
    expect(held.requests).toBe(0);
  });

  it('[PHARM-02] [LOAD-04] is there with the chart, so that its line moves nothing', async () => {
    const waiting: Route[] = [];
    const { tab, held } = await openWith((route) => {
      waiting.push(route);
      return undefined;
    });
    await expect.poll(() => waiting.length).toBe(1);
    await tab.locator('ucp-saved-plans ucp-plan-card, ucp-saved-plans .plan-card').first().waitFor();
    expect(await total(tab).count()).toBe(0);
    await waiting[0]?.continue();
    await total(tab).waitFor();
    expect(await line(tab).isVisible()).toBe(true);
    expect(held.requests).toBe(1);
  });

  it.each([
    ['en', 'This part of the page could not be loaded. Please try again later.', 'Prices at: Whalley Drug'],
    ['es', 'No se pudo cargar esta parte de la página. Inténtelo de nuevo más tarde.', 'Precios en: Whalley Drug'],
  ])('[PHARM-02] [LOAD-05] says that it could not be loaded, and shows the line when it can: %s', async (lang, failure, shown) => {
    const { tab, held } = await openWith((route) => route.abort(), { lang });
    await tab.locator('ucp-cost-chart').getByText(failure).waitFor();
    await total(tab).waitFor();
    expect(await overflowingElements(tab)).toEqual([]);
    expect(await engineFaults(tab)).toEqual([]);
    held.answer = (route) => route.continue();
    await tab.evaluate(() => dispatchEvent(new Event('online')));
    await line(tab).waitFor();
    expect(words(await line(tab).textContent())).toContain(shown);
    expect(await tab.locator('ucp-cost-chart').getByText(failure).count()).toBe(0);
  });
});

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
