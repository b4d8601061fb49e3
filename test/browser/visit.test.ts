import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { type InputDevice, keyboard, mouse } from './support/hand.js';
import { listenTo } from './support/page.js';

const { newPage, urlOf } = withBrowser();

/** In the enrollment period: two plan years are on sale. */
const november = '2026-11-20T09:30:00';

/** A busy machine draws late; what never comes still fails. */
const soon = { timeout: 10_000 };

beforeEach(() => demo.reset());

const button = (tab: Page, name: string | RegExp) => tab.getByRole('button', { name, exact: true });
const drugTool = (tab: Page) => tab.getByRole('dialog', { name: 'Estimate your drug costs' });
const providerTool = (tab: Page) => tab.getByRole('dialog', { name: 'Find doctors and dentists' });
const chart = (tab: Page) => tab.locator('ucp-cost-chart');
const cards = (tab: Page) => tab.locator('ucp-saved-plans').getByRole('article');

/** Says which of the three lists is looked at. */
async function openView(hand: InputDevice, tab: Page, name: RegExp, list: string): Promise<void> {
  await hand.press(tab.locator('ucp-side-nav').getByRole('link', { name }));
  await tab.locator(list).getByRole('heading', { level: 2 }).first().waitFor();
}

async function addDrug(hand: InputDevice, tab: Page, typed: string, found: string): Promise<void> {
  const tool = drugTool(tab);
  await hand.write(tool.getByLabel('Find a drug by name'), typed);
  await hand.press(tool.getByRole('button', { name: found, exact: true }));
  await hand.write(tool.getByLabel('Quantity'), '30');
  await hand.press(tool.getByRole('button', { name: 'Put on the list' }));
  await tool.getByText(/ is on the list\.$/).waitFor();
}

async function addDrugsAndPharmacy(hand: InputDevice, tab: Page): Promise<void> {
  await openView(hand, tab, /^Your drugs/, 'ucp-drug-list');
  await hand.press(button(tab, 'Add drugs'));
  await addDrug(hand, tab, 'nifed', 'Nifedical XL, 30 mg tablet');
  await addDrug(hand, tab, 'trulic', 'Trulicity, 1.5 mg/0.5 mL pen injector');
  await addDrug(hand, tab, 'levothyrox', 'Levothyroxine Sodium, 175 mcg tablet');
  const tool = drugTool(tab);
  await hand.press(tool.getByRole('button', { name: /^Change pharmacy/ }));
  await hand.pick(tool.getByLabel('Your pharmacy'), 'Whalley');
  await hand.press(tool.getByRole('button', { name: 'Done' }));
  await tool.waitFor({ state: 'detached' });
  await expect.poll(() => tab.locator('ucp-drug-list .row').count(), soon).toBe(5);
  await tab.locator('ucp-pharmacy').getByText('Whalley Drug').waitFor();
}

async function addDoctor(hand: InputDevice, tab: Page): Promise<void> {
  await openView(hand, tab, /^Your doctors/, 'ucp-provider-list');
  await hand.press(button(tab, 'Add more doctors and dentists'));
  const tool = providerTool(tab);
  await hand.write(tool.getByLabel('Find a doctor'), 'klocko');
  await hand.press(tool.getByRole('button', { name: 'Add Dr. Leonard Klocko' }));
  await hand.press(tool.getByRole('button', { name: 'Done' }));
  await tool.waitFor({ state: 'detached' });
  await expect.poll(() => tab.locator('ucp-provider-list .row').count(), soon).toBe(2);
}

/** The plans with what they cost a year, as the table behind the chart has them. */
function costs(tab: Page): Promise<readonly string[]> {
  return chart(tab)
    .getByRole('row')
    .filter({ has: tab.getByRole('cell') })
    .allInnerTexts();
}

async function compareCosts(hand: InputDevice, tab: Page): Promise<void> {
  await openView(hand, tab, /^Your plans/, 'ucp-saved-plans');
  await cards(tab)
    .first()
    .getByText(/of 5 drugs covered/)
    .waitFor();
  await cards(tab).first().getByText('of 2 providers covered').waitFor();
  await hand.press(chart(tab).getByRole('button', { name: 'Show as a table' }));
  await expect.poll(() => costs(tab), soon).toHaveLength(5);
  expect((await costs(tab)).join()).toMatch(/Humana Gold Plus.*?\$\d/s);
}

async function switchYear(hand: InputDevice, tab: Page): Promise<void> {
  const before = await costs(tab);
  await hand.choose(tab.getByRole('radio', { name: 'Nov or Dec 2026' }));
  await tab.getByText('5 plans for 2026 in 85701, Pima').first().waitFor();
  await expect.poll(() => cards(tab).getByText('of 5 drugs covered').count(), soon).toBeGreaterThan(0);
  await hand.choose(tab.getByRole('radio', { name: 'January 2027 or later' }));
  await tab.getByText('5 plans for 2027 in 85701, Pima').first().waitFor();
  await expect.poll(() => costs(tab), soon).toEqual(before);
}

async function answerExtraHelp(hand: InputDevice, tab: Page): Promise<void> {
  await hand.choose(tab.locator('ucp-extra-help').getByRole('radio', { name: 'Yes' }));
  const popup = tab.getByRole('dialog', { name: 'Extra Help' });
  await hand.press(popup.getByRole('button', { name: 'Show my plans' }));
  await popup.waitFor({ state: 'detached' });
  await expect.poll(() => cards(tab).getByText('with Extra Help').count(), soon).toBeGreaterThan(0);
}

async function removeAndUndo(hand: InputDevice, tab: Page): Promise<void> {
  const saved = async () => (await demo.profile('tucson')).plansDetails.savedPlans;
  const isSaved = async () => (await saved()).includes('S0002010000 2027 PDP');
  await hand.press(button(tab, 'Unsave Saguaro Value Rx S0002-010 (PDP)'));
  await hand.press(button(tab, /^Remove plan/));
  await expect.poll(isSaved, soon).toBe(false);
  await expect.poll(() => cards(tab).count(), soon).toBe(4);
  await hand.press(button(tab, /^Undo removing Saguaro/));
  await expect.poll(isSaved, soon).toBe(true);
  await expect.poll(() => cards(tab).count(), soon).toBe(5);
}

async function print(hand: InputDevice, tab: Page): Promise<void> {
  await hand.press(button(tab, 'Print').first());
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.printed), soon).toBe('1');
}

async function email(hand: InputDevice, tab: Page): Promise<void> {
  await hand.press(button(tab, 'Email'));
  const popup = tab.getByRole('dialog', { name: 'Email your saved plans' });
  await hand.write(popup.getByLabel('Email address'), 'guest.visitor@example.com');
  await hand.press(popup.getByRole('button', { name: 'Send' }));
  const sent = tab.getByRole('dialog', { name: 'On its way' });
  await sent.getByText('Your saved plans were sent to the address you gave.').first().waitFor();
  await hand.press(sent.getByRole('button', { name: 'Close' }).first());
  await sent.waitFor({ state: 'detached' });
}

describe('one guest’s visit, against the service', () => {
  it.each([
    ['by mouse', mouse],
    ['by keyboard alone', keyboard],
  ])('[DV-02] [DV-05] [PV-04] [YEAR-01] [EH-03] [REM-02] [TOP-04] [TOP-05] goes well %s', { timeout: 120_000 }, async (_, handOf) => {
    const tab = await newPage();
    const { errors } = listenTo(tab);
    await tab.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = '1';
        dispatchEvent(new Event('afterprint'));
      };
    });
    await tab.goto(urlOf('/pages/whole.html', { shopper: 'tucson', date: november }));
    await expect.poll(() => cards(tab).count(), soon).toBe(5);
    const hand = handOf(tab);
    await addDrugsAndPharmacy(hand, tab);
    await addDoctor(hand, tab);
    await compareCosts(hand, tab);
    await switchYear(hand, tab);
    await answerExtraHelp(hand, tab);
    await removeAndUndo(hand, tab);
    await print(hand, tab);
    await email(hand, tab);
    expect(errors).toEqual([]);
  });
});
