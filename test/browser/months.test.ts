import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { engineFaults } from './support/engines.js';
import { clippedTexts, overflowingElements } from './support/fit.js';
import { keyboard, mouse } from './support/hand.js';
import { listenTo } from './support/page.js';
import { readPrintedPage } from './support/paper.js';

/** A shopper with four drugs sees what January costs, in at most two presses. */

const { newPage, urlOf } = withBrowser();

const november = '2026-11-20T09:30:00';
const whole = '/pages/whole.html';
const name = 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)';
const soon = { timeout: 20_000 };

beforeEach(() => demo.reset());

const card = (tab: Page) => tab.locator('ucp-saved-plans').getByRole('article', { name });
const months = (tab: Page) => card(tab).locator('[part=months]');

interface Visit {
  readonly width: number;
  readonly lang?: string;
  readonly date?: string;
}

async function visit({ width, lang, date = november }: Visit): Promise<Page> {
  const tab = await newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await tab.goto(urlOf(whole, { shopper: 'guest', date, ...(lang && { lang }) }));
  await months(tab).waitFor({ state: 'attached', ...soon });
  return tab;
}

/** The amounts of a row of the table. */
const cells = (tab: Page, row: string) =>
  months(tab)
    .locator('tr')
    .filter({ hasText: row })
    .locator('td')
    .evaluateAll((all) => all.map((one) => one.lastChild?.textContent?.trim() ?? ''));

describe('what January costs', () => {
  it.each([
    ['390 px, by mouse', 390, mouse],
    ['1280 px, by mouse', 1280, mouse],
    ['390 px, by keyboard', 390, keyboard],
    ['1280 px, by keyboard', 1280, keyboard],
  ])(
    '[MONTH-01] [MONTH-03] a shopper with four drugs sees it in at most two presses: %s',
    { timeout: 90_000 },
    async (_, width, handOf) => {
      const tab = await visit({ width });
      const { errors } = listenTo(tab);
      const hand = handOf(tab);
      let presses = 0;
      const press = async (button: string) => {
        presses += 1;
        await hand.press(card(tab).getByRole('button', { name: button }));
      };
      if (!(await months(tab).isVisible())) await press('Show drugs and doctors');
      const sentence = await months(tab).locator('p').first().innerText();
      await press('Show as a table');
      expect(presses).toBeLessThanOrEqual(2);
      const [premium = '', drugs = '', total = ''] = await cells(tab, 'January');
      expect(sentence).toContain(`highest: ${total}.`);
      const dollars = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
      expect(dollars(premium) + dollars(drugs)).toBe(dollars(total));
      // The year under the months is the drug cost that the card shows above them.
      expect((await cells(tab, 'Year'))[1]).toBe(await card(tab).locator('.coverage__cost dd').first().innerText());
      expect(errors).toEqual([]);
    },
  );

  it.each([
    [390, 'en'],
    [1280, 'es'],
  ])('[MONTH-03] three engines for accessibility find nothing, bars and table, %i px, in %s', { timeout: 180_000 }, async (width, lang) => {
    const tab = await visit({ width, lang });
    if (!(await months(tab).isVisible())) await card(tab).locator('[part=toggle]').click();
    if (lang === 'es') await expect.poll(() => months(tab).locator('h4').innerText(), soon).toBe('Mes por mes');
    expect(await engineFaults(tab)).toEqual([]);
    await months(tab).getByRole('button').click();
    expect(await engineFaults(tab)).toEqual([]);
  });
});

describe('the months of a card', () => {
  it.each([
    ['320 px', 320, 1],
    ['390 px with text at 200 percent', 390, 2],
  ])('[MONTH-03] fit into %s, as bars and as a table', { timeout: 60_000 }, async (_, width, zoom) => {
    const tab = await visit({ width });
    await tab.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${zoom * 100}%`);
    await card(tab).locator('[part=toggle]').click();
    const fits = async () => [...(await overflowingElements(tab)), ...(await clippedTexts(tab))];
    expect(await fits()).toEqual([]);
    await months(tab).getByRole('button').click();
    expect(await fits()).toEqual([]);
  });

  it('[MONTH-03] are on paper as a table, without bars and button, of lists that are closed too', async () => {
    const tab = await visit({ width: 390 });
    await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await tab.emulateMedia({ media: 'print' });
    const { text } = await readPrintedPage(tab);
    expect(text).toMatch(/Month by month\n.*highest: \$/);
    // Each month with its total, in three lines.
    const rows = await months(tab)
      .locator('tbody tr')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.replace(/\s+/g, ' ').trim()));
    expect(rows).toHaveLength(12);
    for (const row of rows) expect(row).toMatch(/^[A-Z][a-z]{2}.* \$[\d,]+\.\d{2}$/);
    for (const words of ['Jan', 'Dec']) expect(text.split('\n')).toContain(words);
    expect(text).not.toContain('Show as a table');
    expect(await months(tab).locator('.months__drawing').isVisible()).toBe(false);
  });

  it('[MONTH-02] do not show if they do not add up to the year, and the console says so once', async () => {
    const tab = await newPage({ viewport: { width: 1280, height: 900 } });
    const { logged: consoleLines } = listenTo(tab);
    await tab.route('**/estimateplancost', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { plans: { annualDrugCost: number }[] } };
      for (const plan of body.data.plans) plan.annualDrugCost += 1.01;
      await route.fulfill({ response: answer, json: body });
    });
    await tab.goto(urlOf(whole, { shopper: 'guest', date: november }));
    await card(tab)
      .locator('.coverage__cost:not(.is-loading)')
      .waitFor({ state: 'attached', ...soon });
    expect(await months(tab).count()).toBe(0);
    expect(consoleLines.filter((one) => one.includes('monthlyDrugCosts'))).toEqual([
      '[ucp] estimatePlanCost: monthlyDrugCosts does not add up to annualDrugCost within one dollar',
    ]);
  });
});
