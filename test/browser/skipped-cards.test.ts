import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { drawn, focusedText } from './support/page.js';

/**
 * The browser skips the cards of a long list that are off the screen, so that a press is answered soon. Nobody may notice. The view,
 * the height of the page, and the target of a link or a key are as with nothing skipped. Find in page, paper and screen readers are
 * in `saved-plans.test.ts`.
 */

const { newPage, urlOf } = withBrowser();
const november = '2026-11-20T09:30:00';

beforeEach(() => demo.reset());

const list = (tab: Page) => tab.locator('ucp-saved-plans');
const pairs = (tab: Page) => list(tab).locator('.plan-pair');
const cards = (tab: Page) => list(tab).getByRole('article');

/** The number of pairs that are far from the view and yet laid out. */
const laidOutAway = (tab: Page) =>
  pairs(tab).evaluateAll((all) => {
    const isAway = ({ top, bottom }: DOMRect) => top > 1.6 * innerHeight || bottom < -0.6 * innerHeight;
    return all.filter((one) => isAway(one.getBoundingClientRect()) && getComputedStyle(one).contentVisibility !== 'auto').length;
  });

/** Waits until every card is drawn and every pair that is away from the view may be skipped. */
async function isStill(tab: Page): Promise<void> {
  await cards(tab).nth(20).waitFor({ timeout: 20_000 });
  const waiting = list(tab).locator('.missing-plan--waiting, .is-loading');
  await expect.poll(() => waiting.count(), { timeout: 20_000 }).toBe(0);
  // Changed letters or another width are seen in the next frames only, and each pair that is laid out again changes the height.
  const changed = async () => {
    const before = await height(tab);
    await drawn(tab);
    return (await height(tab)) - before || laidOutAway(tab);
  };
  await expect.poll(changed, { timeout: 20_000 }).toBe(0);
}

async function open(letters = '100%'): Promise<Page> {
  const tab = await newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await tab.addInitScript((size) => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size));
  }, letters);
  await tab.goto(urlOf('/pages/whole.html', { shopper: 'heavy', date: november }));
  await isStill(tab);
  return tab;
}

/** Adds a declaration to every pair, until the returned function is called. */
async function styled(tab: Page, declaration: string): Promise<() => Promise<void>> {
  const added = await pairs(tab)
    .first()
    .evaluateHandle((pair, css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.plan-pair { ${css} !important }`);
      const root = pair.getRootNode() as ShadowRoot;
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      return { root, sheet };
    }, declaration);
  return () =>
    added.evaluate(({ root, sheet }) => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    });
}

const height = (tab: Page) => tab.evaluate(() => document.documentElement.scrollHeight);

/** The height of the page as it is, and with every card laid out. Both are read at once, so that nothing can change in between. */
const heights = (tab: Page) =>
  pairs(tab)
    .first()
    .evaluate((pair) => {
      const root = pair.getRootNode() as ShadowRoot;
      const read = () => document.documentElement.scrollHeight;
      const asItIs = read();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.plan-pair { content-visibility: visible !important }');
      root.adoptedStyleSheets.push(sheet);
      const laidOut = read();
      root.adoptedStyleSheets.pop();
      return { asItIs, laidOut };
    });

async function expectTrueHeight(tab: Page, when: string): Promise<void> {
  await isStill(tab);
  const { asItIs, laidOut } = await heights(tab);
  expect(asItIs, when).toBe(laidOut);
}

/** The browser scrolls by whole pixels. */
const isInView = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > -1 && bottom < innerHeight + 1;
  });

describe('cards off the screen', () => {
  it.each(['100%', '200%'])(
    '[LOAD-04] [REM-06] [YEAR-02] leave the page as high as with all cards laid out: letters of %s',
    async (letters) => {
      const tab = await open(letters);
      await expectTrueHeight(tab, 'after loading');
      await cards(tab)
        .nth(10)
        .getByRole('button', { name: /^Unsave/ })
        .click();
      await tab.getByRole('button', { name: /^Remove plan/ }).click();
      await expect.poll(() => cards(tab).count()).toBe(29);
      await expectTrueHeight(tab, 'after a removal');
      await tab.locator('ucp-year-toggle label:not(.is-chosen)').click();
      await expect.poll(() => cards(tab).count()).toBe(30);
      await expectTrueHeight(tab, 'in the other year');
      await tab.setViewportSize({ width: 1100, height: 900 });
      await expectTrueHeight(tab, 'in a narrower window');
    },
  );

  it('[REM-06] keep the next card in view after a removal far down', async () => {
    const tab = await open();
    const next = await cards(tab).nth(21).getAttribute('aria-label');
    await cards(tab)
      .nth(20)
      .getByRole('button', { name: /^Unsave/ })
      .click();
    await tab.getByRole('button', { name: /^Remove plan/ }).click();
    await expect.poll(() => cards(tab).nth(20).getAttribute('aria-label')).toBe(next);
    await isStill(tab);
    await expect.poll(() => focusedText(tab)).toContain((next ?? '').split(' (')[0]);
    expect(await isInView(cards(tab).nth(20).getByRole('heading', { level: 3 }))).toBe(true);
  });

  it('show to who follows a link of the chart', async () => {
    const tab = await open();
    const link = tab.locator('ucp-cost-chart .chart__row a').last();
    const name = (await link.locator('bdi').first().textContent()) ?? '';
    await link.click();
    await expect.poll(() => focusedText(tab)).toContain(name);
    const heading = list(tab).locator('h3:focus');
    await expect.poll(() => isInView(heading)).toBe(true);
  });

  it('are reached by Tab in their order, and each control is in view', async () => {
    const tab = await open();
    await cards(tab)
      .nth(1)
      .getByRole('button', { name: /^Unsave/ })
      .focus();
    const reached: number[] = [];
    for (let step = 0; step < 60 && reached.at(-1) !== 6; step += 1) {
      await tab.keyboard.press('Tab');
      const place = await cards(tab).evaluateAll((all) => all.findIndex((card) => card.matches(':focus-within')));
      if (place !== reached.at(-1)) reached.push(place);
      await expect.poll(() => isInView(list(tab).locator(':focus').last())).toBe(true);
    }
    expect(reached.filter((place) => place !== 1)).toEqual([2, 3, 4, 5, 6]);
  });

  it('cut off no focus ring, no mark of a chosen card and no tip at the edge of a card', async () => {
    const tab = await open();
    await tab.keyboard.press('Tab');
    for (const control of [list(tab).getByRole('checkbox').first(), list(tab).locator('.tip > button').first()]) {
      await control.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      if ((await control.getAttribute('type')) === 'checkbox') await control.check();
      await control.focus();
      // Both edges of the pair, and what is around the control.
      const { left, width, middle } = await control.evaluate((one) => {
        const pair = (one.closest('.plan-pair') as Element).getBoundingClientRect();
        return { left: pair.left, width: pair.width, middle: one.getBoundingClientRect().top };
      });
      const clip = { x: left - 20, y: middle - 250, width: width + 40, height: 500 };
      const picture = () => tab.screenshot({ clip, animations: 'disabled', caret: 'hide' });
      const asItIs = await picture();
      const undo = await styled(tab, 'overflow-clip-margin: 300px');
      expect(asItIs.equals(await picture()), 'with all the space that there is').toBe(true);
      await undo();
    }
    await list(tab)
      .locator('.plan-card.is-chosen [part=compare]')
      .evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const picture = () => tab.screenshot({ animations: 'disabled', caret: 'hide' });
    const whole = await picture();
    await styled(tab, 'overflow-clip-margin: 0px');
    await expect.poll(async () => whole.equals(await picture()), { message: 'without space' }).toBe(false);
  });
});
