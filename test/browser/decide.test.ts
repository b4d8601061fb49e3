import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { type InputDevice, keyboard, mouse } from './support/hand.js';
import { listenTo } from './support/page.js';

/** A shopper decides on a phone: which plan costs least, what it covers, and how to enroll in it. */

const { newPage, urlOf } = withBrowser();

const november = '2026-11-20T09:30:00';
const phone = { width: 390, height: 844 };
const soon = { timeout: 10_000 };

beforeEach(() => demo.reset());

const dual = 'UHC Dual Complete AZ-S001 (HMO-POS D-SNP)';
const advantage = 'AARP Medicare Advantage from UHC AZ-0003 (HMO-POS)';
const essentials = 'AARP Medicare Advantage Essentials from UHC AZ-2 (HMO-POS)';

const list = (tab: Page) => tab.locator('ucp-saved-plans');
const card = (tab: Page, name: string) => list(tab).getByRole('article', { name });
const chart = (tab: Page) => tab.locator('ucp-cost-chart');

/** The headings and rows of the chart from the top, as they are seen. */
const ranking = (tab: Page) =>
  chart(tab)
    .locator('.chart__group, .chart__row')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
    );

async function answerExtraHelp(hand: InputDevice, tab: Page): Promise<void> {
  await hand.choose(tab.locator('ucp-extra-help').getByRole('radio', { name: 'Yes' }));
  const popup = tab.getByRole('dialog', { name: 'Extra Help' });
  await hand.press(popup.getByRole('button', { name: 'Show my plans' }));
  await popup.waitFor({ state: 'detached' });
}

async function readRanking(tab: Page): Promise<void> {
  await expect.poll(async () => (await ranking(tab)).join(' '), soon).toContain('$64.00');
  const rows = await ranking(tab);
  const placeOf = (words: string) => rows.findIndex((row) => row.includes(words));
  // Its figure is the lowest of all, and it leaves a drug out: it is not first, and says why.
  expect(rows[0]).toMatch(/^AARP Medicare Advantage from UHC.*4 of 4 drugs · 3 of 4 doctors.*\$88\.00/);
  expect(rows[placeOf('Essentials')]).toContain('$6.40 + Trulicity at full price');
  expect(rows[placeOf('Essentials') - 1]).toBe('Total is incomplete');
  expect(rows.slice(placeOf('Drug plans, used with Original Medicare')).join(' ')).toMatch(/Desert Rx Saver \(PDP\).*\$64\.00/);
  // Not everybody can join it, so it is last, though its total is the lowest.
  expect(rows.slice(placeOf('Special needs plans. You can join only if you qualify.') + 1)).toEqual([
    expect.stringMatching(/^UHC Dual Complete AZ-S001 \(HMO-POS D-SNP\) Medicaid required 4 of 4 drugs.*\$64\.00/),
  ]);
}

async function openLists(hand: InputDevice, tab: Page): Promise<void> {
  const dualCard = card(tab, dual);
  const hoppe = dualCard.locator('.coverage__item').filter({ hasText: 'Hoppe' });
  expect(await hoppe.isVisible()).toBe(false);
  await hand.press(dualCard.getByRole('button', { name: /^Show drugs and doctors/ }));
  await hoppe.waitFor();
  expect(await dualCard.getByText('With Extra Help', { exact: true }).isVisible()).toBe(true);
  await hand.press(dualCard.getByRole('button', { name: /^Hide drugs and doctors/ }));
}

async function compareTwo(hand: InputDevice, tab: Page): Promise<void> {
  await hand.check(card(tab, advantage).getByRole('checkbox'));
  await hand.check(card(tab, essentials).getByRole('checkbox'));
  await hand.press(list(tab).getByRole('button', { name: 'Compare 2 plans' }));
  await tab.getByRole('heading', { level: 1, name: 'Compare plans' }).waitFor();
  expect(await tab.locator('dl').textContent()).toMatch(/H0609044000.*H0609026000/);
  await hand.press(tab.getByRole('link', { name: 'Back to where you were' }));
}

async function enroll(hand: InputDevice, tab: Page): Promise<void> {
  await hand.press(card(tab, essentials).getByRole('button', { name: /^Enroll in plan/ }));
  await tab.getByRole('heading', { level: 1, name: `Apply for ${essentials}` }).waitFor();
  await hand.press(tab.getByRole('button', { name: 'Save and finish later' }));
  await tab.getByText('Your application is saved.').waitFor();
  await hand.press(tab.getByRole('link', { name: 'Back to where you were' }));
}

describe('a guest with four plans and a phone', () => {
  it.each([
    ['by touch or mouse', mouse],
    ['by keyboard alone', keyboard],
  ])(
    '[EH-03] [COST-03] [COST-10] [COST-13] [FACT-02] [CMP-02] [HAND-01] [HAND-04] reads the ranking, compares, enrolls and sees the status: %s',
    { timeout: 60_000 },
    async (_, handOf) => {
      const tab = await newPage({ viewport: phone });
      const { errors } = listenTo(tab);
      await tab.goto(urlOf('/pages/whole.html', { shopper: 'guest', date: november }));
      await expect.poll(() => list(tab).getByRole('article').count(), soon).toBe(4);
      const hand = handOf(tab);
      await answerExtraHelp(hand, tab);
      await readRanking(tab);
      await openLists(hand, tab);
      await compareTwo(hand, tab);
      // The answer still holds when the shopper is back.
      await readRanking(tab);
      await enroll(hand, tab);
      await card(tab, essentials).getByText('Application started').waitFor();
      await card(tab, essentials)
        .getByText(/step 2 of 17/)
        .waitFor();
      await card(tab, essentials)
        .getByRole('button', { name: /^In Progress/ })
        .waitFor();
      expect(errors).toEqual([]);
    },
  );
});

/** The page at a phone's width with everything drawn, what is far down too. */
async function wholePage(shopper: string, cards: number): Promise<Page> {
  const tab = await newPage({ viewport: phone, reducedMotion: 'reduce' });
  await tab.goto(urlOf('/pages/whole.html', { shopper, date: november }));
  await expect.poll(() => list(tab).getByRole('article').count(), soon).toBeGreaterThanOrEqual(cards);
  // A key loads what is below, as for whoever reads by keyboard.
  await tab.keyboard.press('Shift');
  await tab.locator('ucp-disclosures').getByRole('heading').first().waitFor();
  await tab.waitForLoadState('networkidle');
  // A card that nobody has seen has no height of its own yet.
  await tab.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    scrollTo(0, 0);
  });
  return tab;
}

/** The top and bottom of a part of the page, from the top of the page. */
async function placeOf(tab: Page, selector: string, order = 0): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await tab.locator(selector).nth(order).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  const scrolled = await tab.evaluate(() => scrollY);
  return { top: box.y + scrolled, bottom: box.y + box.height + scrolled };
}

describe('[COST-01] on a screen of 390 × 844', () => {
  const name = 'ucp-saved-plans [part~="name"]';

  it('a member with four plans reads the first plan’s name and yearly total within two screens, and the whole view within six', async () => {
    const tab = await wholePage('member', 4);
    // In the chart. From October on, what changes in the plan now stands between the chart and the first card (NEXT-05).
    const chart = await placeOf(tab, 'ucp-cost-chart');
    expect(chart.bottom).toBeLessThanOrEqual(2 * phone.height);
    const changes = await placeOf(tab, 'ucp-active-plans');
    expect(changes.top).toBeLessThanOrEqual(chart.bottom + 32);
    expect((await placeOf(tab, 'ucp-saved-plans [part~="lead"]')).bottom).toBeLessThanOrEqual(changes.bottom + 0.5 * phone.height);
    expect((await placeOf(tab, name, 1)).top - changes.bottom).toBeLessThanOrEqual(phone.height);
    const { bottom } = await placeOf(tab, 'ucp-profile-area');
    expect(bottom).toBeLessThanOrEqual(6 * phone.height);
  });

  it('a member with thirty plans sees the whole chart within two screens, and the end of the view within twenty', async () => {
    const tab = await wholePage('heavy', 16);
    expect((await placeOf(tab, 'ucp-cost-chart')).bottom).toBeLessThanOrEqual(2 * phone.height);
    expect((await placeOf(tab, 'ucp-profile-area')).bottom).toBeLessThanOrEqual(20 * phone.height);
  });
});
