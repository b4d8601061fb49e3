import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { engineFaults } from './support/engines.js';
import { overflowingElements } from './support/fit.js';
import { keyboard } from './support/hand.js';

/** A member learns on a phone what becomes of the plan, what it will cost and what is lost, without pressing anything (NEXT-02 to NEXT-04). */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

const WIDTH = 390;
const HEIGHT = 844;

const people = [
  {
    who: 'whose plan renews',
    shopper: 'plan-renews',
    row: /Your plan now, in 2027/,
    sentence: 'If you do nothing, you keep this plan in 2027.',
    lost: /Furosemide.*Novella Hoppe/,
  },
  {
    who: 'whose plan moves',
    shopper: 'plan-moves',
    row: /Your plan now, in 2027/,
    sentence: /you move to AARP Medicare Advantage from UHC AZ-0003 \(HMO-POS\) on January 1, 2027/,
    lost: /./,
  },
  {
    who: 'whose plan ends',
    shopper: 'plan-ends',
    row: /ends December 31/,
    sentence: /This plan ends December 31, 2026.*Original Medicare without drug coverage/,
    lost: /./,
  },
] as const;

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
    '[NEXT-02] [NEXT-03] [NEXT-04] tells a member $who what comes, what it costs and what is lost',
    async ({ shopper, row, sentence, lost }) => {
      const tab = await openFor(shopper);
      const now = tab.locator('ucp-cost-chart .chart__row--now');
      expect(words(await now.textContent())).toMatch(row);
      expect(words(await now.textContent())).toMatch(/\$[\d,]+\.\d\d/);
      expect(words(await now.textContent())).toMatch(lost);
      const box = await now.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * HEIGHT);
      expect(words(await tab.locator('ucp-active-plans .outcome').textContent())).toMatch(sentence);
      expect(await overflowingElements(tab)).toEqual([]);
      expect(await engineFaults(tab)).toEqual([]);
    },
  );

  it('[NEXT-04] opens the rest of the list by keyboard', async () => {
    const tab = await openFor('plan-renews');
    const list = tab.locator('ucp-active-plans .changes');
    const rows = await list.locator('.changes__row').count();
    await keyboard(tab).press(list.locator('.changes__toggle button'));
    expect(await list.locator('.changes__row').count()).toBeGreaterThan(rows);
    expect(await list.locator('.changes__toggle button').getAttribute('aria-expanded')).toBe('true');
    expect(await engineFaults(tab)).toEqual([]);
  });

  it('[NEXT-02] [NEXT-06] shows nothing to a guest, and in September', async () => {
    const tab = await newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    await tab.goto(urlOf('/pages/whole.html', { shopper: 'plan-renews', date: '2026-09-30T09:30:00' }));
    await tab.locator('ucp-active-plans .strip').waitFor();
    await tab.waitForLoadState('networkidle');
    expect(await tab.locator('ucp-active-plans .outcome, ucp-active-plans .changes').count()).toBe(0);
  });
});
