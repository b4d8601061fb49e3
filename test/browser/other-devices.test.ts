import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';

/** Another device, caches, locks and messages of a real browser, over the reference service. */

const { visit, urlOf } = withBrowser();
const guest = { shopper: 'guest', date: '2026-11-20T09:30:00' };
const lists = {
  drugs: {
    path: '/pages/whole.html#drugs',
    tag: 'ucp-drug-list',
    what: 'drug',
    row: { nationalDrugCode: '00093504801', drugName: 'Metformin', drugQuantity: 30, drugSupplyLength: 30 },
    added: 'Metformin',
  },
  providers: {
    path: '/pages/whole.html#providers',
    tag: 'ucp-provider-list',
    what: 'doctor',
    row: { providerId: 'new-doctor', providerName: 'Dr. New' },
    added: 'Dr. New',
  },
} as const;
type List = keyof typeof lists;

const soon = { timeout: 20_000 };

beforeEach(() => demo.reset());

interface Stored {
  readonly drugsAndPharmacyDetails: { readonly drugInfoDetails: readonly { readonly drugName: string }[] };
  readonly providersDetails: { readonly providerIdList: readonly { readonly providerName: string }[] };
}

async function stored(list: List): Promise<readonly string[]> {
  const { drugsAndPharmacyDetails, providersDetails } = (await demo.profile('guest')) as unknown as Stored;
  return list === 'drugs'
    ? drugsAndPharmacyDetails.drugInfoDetails.map(({ drugName }) => drugName)
    : providersDetails.providerIdList.map(({ providerName }) => providerName);
}

const names = (tab: Page, list: List) => tab.locator(lists[list].tag).locator('.row__name').allTextContents();

async function open(list: List, rows = 4): Promise<Page> {
  const tab = await visit(lists[list].path, guest);
  await tab
    .locator(lists[list].tag)
    .locator('.row')
    .nth(rows - 1)
    .waitFor();
  return tab;
}

/** Presses Remove of the first row, and confirms. */
async function removeFirst(tab: Page, list: List): Promise<string> {
  const [name = ''] = await names(tab, list);
  await tab
    .locator(lists[list].tag)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: `Remove ${lists[list].what}` })
    .click();
  return name;
}

const otherDevice = (change: Readonly<Record<string, unknown>>) => demo.otherDevice({ shopper: 'guest', ...change });

describe.each(['drugs', 'providers'] as const)('another device that adds to the %s', (list) => {
  it.each([true, false])('[SAFE-01] keeps what it added when something is removed here: with versions %s', async (etags) => {
    await demo.answers({ etags });
    const tab = await open(list);
    await otherDevice({ section: list, add: [lists[list].row] });
    const removed = await removeFirst(tab, list);
    await expect.poll(() => stored(list), soon).not.toContain(removed);
    expect(await stored(list)).toContain(lists[list].added);
    await expect.poll(() => names(tab, list), soon).toContain(lists[list].added);
  });

  it('[SAFE-01] keeps it also if it is added between the read and the write', async () => {
    await demo.answers({ etags: true });
    const tab = await open(list);
    await otherDevice({ section: list, add: [lists[list].row], when: 'next-write' });
    const removed = await removeFirst(tab, list);
    await expect.poll(() => stored(list), soon).not.toContain(removed);
    expect(await stored(list)).toContain(lists[list].added);
  });
});

it('[SAFE-02] a proxy that lets the browser keep profile data does not bring a removed drug back', async () => {
  await demo.answers({ cacheControl: 'private, max-age=600' });
  const tab = await open('drugs');
  const first = await removeFirst(tab, 'drugs');
  await expect.poll(() => stored('drugs'), soon).not.toContain(first);
  await tab.goto('about:blank');
  await tab.goto(urlOf(lists.drugs.path, guest));
  await tab.locator('ucp-drug-list').locator('.row').nth(2).waitFor();
  expect(await names(tab, 'drugs')).not.toContain(first);
  const second = await removeFirst(tab, 'drugs');
  await expect.poll(() => stored('drugs'), soon).not.toContain(second);
  expect(await stored('drugs')).not.toContain(first);
});

it('[SAFE-03] a profile of another uuid shows nothing, and nothing is written to it', async () => {
  await demo.faults({ method: 'GET', path: '/profiles/data', answersAs: 'member' });
  const tab = await visit(lists.drugs.path, guest);
  await tab.locator('ucp-drug-list').getByRole('button', { name: 'Try again' }).waitFor();
  expect(await tab.locator('ucp-drug-list').locator('.row').count()).toBe(0);
  const member = (await demo.profile('member')).uuid;
  expect((await demo.calls()).filter(({ path }) => path.includes(member))).toEqual([]);
});

it('[SAFE-04] malformed rows of the provider search change nothing, and the shopper gets a message', async () => {
  const tab = await open('providers');
  const before = await stored('providers');
  await tab.evaluate(() => {
    const left = { zipCode: '85004', providerIdList: [{ id: 'new-format-1', name: 'Dr A' }, { id: 'new-format-2' }] };
    sessionStorage.setItem('ucp_providerToolData', JSON.stringify(left));
  });
  // As text: the test runner would rewrite an `import()` in a function.
  await tab.evaluate(`
    import(document.querySelector('script[type="module"][src^="/cdn"]').src).then(({ profile }) =>
      profile.registerTool('provider-search', { open: async () => ({ isCompleted: true, isImported: false }) }),
    )
  `);
  await tab.locator('ucp-provider-list').getByRole('button', { name: /^Add/ }).first().click();
  await tab.getByText('Your choice in the provider search could not be used').first().waitFor();
  expect(await stored('providers')).toEqual(before);
});

it('[SAFE-07] a lock that another script holds for ever keeps a removal for ten seconds', async () => {
  const tab = await open('drugs');
  await tab.evaluate(() => {
    void navigator.locks.request('ucp-drugs', () => new Promise(() => undefined));
  });
  const removed = await removeFirst(tab, 'drugs');
  await expect.poll(() => stored('drugs'), soon).not.toContain(removed);
  await tab
    .getByRole('status')
    .filter({ hasText: `${removed} was removed.` })
    .waitFor({ state: 'attached' });
});

it('[SAFE-08] messages of another script throw nothing, and 300 about the profile are two reads at most', async () => {
  const tab = await open('drugs');
  const errors: string[] = [];
  tab.on('pageerror', (error) => errors.push(error.message));
  const reads = async () => (await demo.calls()).filter(({ path }) => path.includes('/all/')).length;
  const before = await reads();
  await tab.evaluate(() => {
    const channel = new BroadcastChannel('ucp');
    channel.postMessage({ kind: 'active', at: 10n });
    for (let count = 0; count < 300; count += 1) channel.postMessage({ kind: 'profile-changed' });
  });
  await expect.poll(reads, soon).toBeGreaterThan(before);
  await tab.waitForLoadState('networkidle');
  expect((await reads()) - before).toBeLessThanOrEqual(2);
  expect(errors).toEqual([]);
});
