import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { engineFaults } from './support/engines.js';
import { clippedTexts, overflowingElements } from './support/fit.js';
import { keyboard } from './support/hand.js';
import { drawn, focusedText } from './support/page.js';

/** A member learns on a phone what becomes of the plan, what it will cost and what is lost, without pressing anything (NEXT-02 to NEXT-04). */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

const WIDTH = 390;
const HEIGHT = 844;

/** The words of the row of the plan now on a phone: the outcome, the cost and the loss. */
const people = [
  {
    shopper: 'plan-renews',
    lang: 'en',
    row: [
      /Your plan now, in 2027/,
      /If you do nothing, you keep this plan in 2027\./,
      /no longer covered: Furosemide/,
      /no longer in network: Dr\. Novella Hoppe/,
    ],
    sentence: 'If you do nothing, you keep this plan in 2027.',
  },
  {
    shopper: 'plan-renews',
    lang: 'es',
    row: [/Su plan actual, en 2027/, /Si no hace nada, conserva este plan en 2027\./, /Furosemide/, /Novella Hoppe/],
    sentence: 'Si no hace nada, conserva este plan en 2027.',
  },
  {
    shopper: 'plan-moves',
    lang: 'en',
    row: [
      /Your plan now, in 2027/,
      /you move from .*HumanaChoice.* to this plan on January 1, 2027\./,
      /no longer in network: Eye Associates PC/,
    ],
    sentence: /you move to AARP Medicare Advantage from UHC AZ-0003 \(HMO-POS\) on January 1, 2027/,
  },
  {
    shopper: 'plan-moves',
    lang: 'es',
    row: [/Su plan actual, en 2027/, /pasa de .*HumanaChoice.* a este plan el 1 de enero de 2027\./, /Eye Associates PC/],
    sentence: /pasa a AARP Medicare Advantage from UHC AZ-0003 \(HMO-POS\) el 1 de enero de 2027/,
  },
  {
    shopper: 'plan-ends',
    lang: 'en',
    row: [/2026 cost, ends December 31/, /you have Original Medicare without drug coverage from January 1\./],
    sentence: /This plan ends December 31, 2026.*Original Medicare without drug coverage/,
  },
  {
    shopper: 'plan-ends',
    lang: 'es',
    row: [/costo de 2026, termina el 31 de diciembre/, /tendrá Medicare Original sin cobertura de medicamentos\./],
    sentence: /Este plan termina el 31 de diciembre de 2026.*sin cobertura de medicamentos/,
  },
] as const;

/** The words that can be seen. */
const shownWords = async (place: Locator) => words(await place.innerText());

const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

async function openFor(shopper: string, lang = 'en'): Promise<Page> {
  const tab = await newPage({ viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: 'reduce' });
  await tab.goto(urlOf('/pages/whole.html', { shopper, lang, date: '2026-11-20T09:30:00' }));
  await tab.locator('ucp-active-plans .outcome').waitFor();
  await tab.waitForLoadState('networkidle');
  return tab;
}

describe('the plan now on a phone', () => {
  it.each(people)(
    '[NEXT-02] [NEXT-03] [NEXT-04] tells a member what comes, what it costs and what is lost: $shopper ($lang)',
    async ({ shopper, lang, row, sentence }) => {
      const tab = await openFor(shopper, lang);
      const now = tab.locator('ucp-cost-chart .chart__row--now');
      for (const part of row) expect(await shownWords(now)).toMatch(part);
      expect(await shownWords(now)).toMatch(/\$[\d,]+\.\d\d/);
      const box = await now.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * HEIGHT);
      // A cost beside the name leaves it its place.
      expect(await now.locator('.chart__name').evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThan(WIDTH / 3);
      expect(words(await tab.locator('ucp-active-plans .outcome').textContent())).toMatch(sentence);
      expect(await overflowingElements(tab)).toEqual([]);
      expect(await engineFaults(tab)).toEqual([]);
    },
  );

  it('[NEXT-02] says the outcome in the chart on a phone alone: wider, the card is close', async () => {
    const tab = await openFor('plan-renews');
    const outcome = tab.locator('ucp-cost-chart .chart__outcome');
    expect(await outcome.isVisible()).toBe(true);
    await tab.setViewportSize({ width: 820, height: HEIGHT });
    await expect.poll(() => outcome.isVisible()).toBe(false);
  });

  it('[NEXT-02] opens the card of the plan that a member moves to, by keyboard', async () => {
    const tab = await openFor('plan-moves');
    await keyboard(tab).press(tab.locator('ucp-active-plans .outcome a'));
    await expect.poll(() => focusedText(tab)).toContain('AARP Medicare Advantage from UHC AZ-0003');
  });

  it('[NEXT-04] opens the rest of the list by keyboard', async () => {
    const tab = await openFor('plan-renews');
    const list = tab.locator('ucp-active-plans .changes');
    const rows = await list.locator('.changes__row').count();
    await keyboard(tab).press(list.locator('.changes__toggle button'));
    expect(await list.locator('.changes__row').count()).toBeGreaterThan(rows);
    expect(await list.locator('.changes__toggle button').getAttribute('aria-expanded')).toBe('true');
    expect(await engineFaults(tab)).toEqual([]);
  });

  it('[NEXT-02] [NEXT-04] cuts no name into letters when they are twice as large, at 320 px', async () => {
    const tab = await openFor('plan-moves', 'es');
    await tab.setViewportSize({ width: 320, height: HEIGHT });
    await tab.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await drawn(tab);
    const places = tab.locator('ucp-active-plans :is(.changes__name, .changes__diff, .outcome p)');
    const widths = await places.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.filter((width) => width < 200)).toEqual([]);
    expect(await clippedTexts(tab)).toEqual([]);
  });

  it('[NEXT-04] has the names of two plans in one place, from 700 px on', async () => {
    const tab = await openFor('plan-moves');
    await tab.setViewportSize({ width: 1280, height: HEIGHT });
    await keyboard(tab).press(tab.locator('ucp-active-plans .changes__toggle button'));
    const names = tab.locator('ucp-active-plans .changes__row--long .changes__vals');
    expect(await shownWords(names)).toBe('HumanaChoice H5216-034 (PPO) in 2026 AARP Medicare Advantage from UHC AZ-0003 (HMO-POS) in 2027');
    // No word is broken to fit a column.
    expect(
      await names.locator(':scope > *').evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width))),
    ).toBeGreaterThan(300);
  });

  it('[NEXT-02] [NEXT-06] shows nothing to a guest, and in September', async () => {
    const tab = await newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    await tab.goto(urlOf('/pages/whole.html', { shopper: 'plan-renews', date: '2026-09-30T09:30:00' }));
    await tab.locator('ucp-active-plans .strip').waitFor();
    await tab.waitForLoadState('networkidle');
    expect(await tab.locator('ucp-active-plans .outcome, ucp-active-plans .changes').count()).toBe(0);
  });
});
