import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeFaults } from './support/axe.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { listenTo, recordEvents } from './support/page.js';

/** Responses with fields of a wrong type, as a shopper sees them in a real browser. */

const { newPage, visit, urlOf } = withBrowser();
const november = '2026-11-20T09:30:00';
const guest = { shopper: 'guest', date: november };
const soon = { timeout: 20_000 };

beforeEach(() => demo.reset());

type Json = Readonly<Record<string, unknown>>;

interface Stored {
  readonly plansDetails: { readonly savedPlans: string };
  readonly drugsAndPharmacyDetails: { readonly drugInfoDetails: readonly { readonly drugName: string }[] };
  readonly providersDetails: { readonly providerIdList: readonly Json[] };
}

const stored = async () => (await demo.profile('guest')) as unknown as Stored;
const storedDrugs = async () => (await stored()).drugsAndPharmacyDetails.drugInfoDetails.map(({ drugName }) => drugName);
const storedPlans = async () => (await stored()).plansDetails.savedPlans.split(',');

/** Changes the responses to these reads from now on. */
async function changeReads(tab: Page, address: RegExp, change: (body: Json) => Json): Promise<void> {
  await tab.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Json) });
  });
}

const byNumber = (rows: readonly unknown[]) => Object.fromEntries(rows.map((row, at) => [String(at + 1), row]));

/** The body with its rows of drugs in another shape. */
const withDrugs = (make: (rows: readonly unknown[]) => unknown) => (body: Json) => {
  const section = body.drugsAndPharmacyDetails as { readonly drugInfoDetails: readonly unknown[] };
  return { ...body, drugsAndPharmacyDetails: { ...section, drugInfoDetails: make(section.drugInfoDetails) } };
};

const names = (tab: Page) => tab.locator('ucp-drug-list .row__name').allTextContents();

async function openDrugs(): Promise<Page> {
  const tab = await visit('/pages/whole.html#drugs', guest);
  await tab.locator('ucp-drug-list .row').nth(3).waitFor();
  return tab;
}

async function removeFirstDrug(tab: Page): Promise<string> {
  const [name = ''] = await names(tab);
  await tab.getByRole('button', { name: `Remove ${name}` }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Remove drug' }).click();
  return name;
}

describe('a list of drugs that cannot be read before a write', () => {
  it('[SAFE-01] [REM-03] is not written by undo: the page says so and keeps the other rows', async () => {
    const tab = await openDrugs();
    const name = await removeFirstDrug(tab);
    const undo = tab.locator('ucp-drug-list').getByRole('button', { name: `Undo removing ${name}` });
    await undo.waitFor();
    await expect.poll(storedDrugs, soon).toHaveLength(3);
    await changeReads(tab, /\/drugs(\/|$)/, withDrugs(byNumber));
    await undo.click();
    await tab.getByText(`${name} could not be put back`).first().waitFor();
    expect(await storedDrugs()).toHaveLength(3);
    expect(await names(tab)).toHaveLength(3);
  });

  it.each([
    ['an object of rows', byNumber],
    ['JSON in a text', (rows: readonly unknown[]) => JSON.stringify(rows)],
    ['a number', () => 4],
  ] as const)('[SAFE-01] [REM-03] is not changed by a removal: %s', async (_, make) => {
    const tab = await openDrugs();
    await changeReads(tab, /\/drugs(\/|$)/, withDrugs(make));
    const name = await removeFirstDrug(tab);
    await tab.getByText(`${name} could not be removed`).first().waitFor();
    await expect.poll(() => names(tab), soon).toHaveLength(4);
    expect(await storedDrugs()).toHaveLength(4);
  });
});

describe('saved plans that cannot be read before a write', () => {
  const asList = (body: Json) => {
    const section = body.plansDetails as { readonly savedPlans: string };
    return { ...body, plansDetails: { ...section, savedPlans: section.savedPlans.split(',') } };
  };

  it('[SAFE-01] [SAVE-01] are not written by undo or by a script', async () => {
    const tab = await visit('/pages/whole.html', guest);
    const list = tab.locator('ucp-saved-plans');
    await list.locator('article').nth(3).waitFor();
    const before = await storedPlans();
    await list
      .getByRole('button', { name: /^Unsave/ })
      .first()
      .click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).click();
    const undo = list.getByRole('button', { name: /^Undo removing/ });
    await undo.waitFor();
    await changeReads(tab, /\/profile.*\/plans(\/|$)/, asList);
    await undo.click();
    await tab.getByText('could not be put back').first().waitFor();
    const saved = await tab.evaluate(`
      import(document.querySelector('script[type="module"][src^="/cdn"]').src).then(({ profile }) =>
        profile.savePlan({ planId: 'H0321004000', planYear: 2027, planType: 'MAPD' }).then(() => 'saved', () => 'refused'),
      )`);
    expect(saved).toBe('refused');
    expect(await storedPlans()).toHaveLength(before.length - 1);
    expect(await list.locator('article').count()).toBe(3);
  });
});

describe('a profile with sections of wrong types', () => {
  it('[LOAD-05] says in each list that it could not be loaded, and loads it on request', async () => {
    const tab = await newPage();
    const ready = await recordEvents(tab, 'ucp-ready');
    const { logged: consoleLines } = listenTo(tab);
    const all = /\/all\//;
    await changeReads(tab, all, (body) => ({ ...body, plansDetails: 1, drugsAndPharmacyDetails: 2, providersDetails: 3 }));
    await tab.goto(urlOf('/pages/whole.html', guest));
    const plans = tab.locator('ucp-saved-plans');
    await plans.getByText('We could not load your saved items.').waitFor();
    expect(await plans.getByText('Looks like no saved plans').count()).toBe(0);
    await expect.poll(ready, soon).toEqual([['ucp-ready', { complete: false }]]);
    expect(consoleLines.filter((text) => text.includes('drugsAndPharmacyDetails is a number, not an object'))).toHaveLength(1);
    expect(await axeFaults(tab)).toEqual([]);
    await tab.unroute(all);
    await plans.getByRole('button', { name: 'Try again' }).click();
    await plans.locator('article').nth(3).waitFor();
    await expect.poll(ready, soon).toEqual([
      ['ucp-ready', { complete: false }],
      ['ucp-ready', { complete: true }],
    ]);
  });

  it('[LOAD-05] shows the lists that could be read', async () => {
    const tab = await newPage();
    await changeReads(tab, /\/all\//, (body) => ({ ...body, plansDetails: [] }));
    await tab.goto(urlOf('/pages/whole.html#drugs', guest));
    await tab.locator('ucp-drug-list .row').nth(3).waitFor();
    expect(await tab.locator('ucp-drug-list').getByText('We could not load').count()).toBe(0);
  });
});

it.each([
  ['a text', 'Ada'],
  ['a number', 5],
  ['a list', []],
])('[LOGIN-04] user details that are %s keep the member signed in', async (_, userDetails) => {
  const tab = await newPage();
  await changeReads(tab, /\/all\//, (body) => ({ ...body, userDetails }));
  await tab.goto(urlOf('/pages/whole.html#drugs', { shopper: 'member', date: november }));
  await tab.locator('ucp-drug-list .row').nth(3).waitFor();
  await tab.getByRole('button', { name: 'Sign out' }).first().waitFor();
  expect((await demo.calls()).filter(({ method }) => method === 'DELETE')).toEqual([]);
});
