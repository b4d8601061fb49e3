import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeFaults } from './support/axe.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { hostPage } from './support/host-page.js';
import { focusedText, listenTo } from './support/page.js';

const { newPage, visit, urlOf } = withBrowser();
const november = '2026-11-20T09:30:00';
const guest = { shopper: 'guest', date: november };
const drugs = '/pages/whole.html#drugs';
const doctors = '/pages/whole.html#providers';

/** A busy machine draws late; what never comes still fails. */
const soon = { timeout: 10_000 };

beforeEach(() => demo.reset());

const names = (tab: Page, list: string) => tab.locator(list).locator('.row__name').allTextContents();
const drugNames = (tab: Page) => names(tab, 'ucp-drug-list');
const doctorNames = (tab: Page) => names(tab, 'ucp-provider-list');

interface Stored {
  readonly drugsAndPharmacyDetails: {
    readonly drugInfoDetails: readonly { readonly drugName: string }[];
    readonly pharmacyObj: { readonly pharmacyNumber: string } | null;
  };
  readonly providersDetails: { readonly providerIdList: readonly { readonly providerName: string }[] };
}

const stored = async () => (await demo.profile('guest')) as unknown as Stored;
const storedDrugs = async () => (await stored()).drugsAndPharmacyDetails.drugInfoDetails.map(({ drugName }) => drugName);

/** The guest's page, after the four rows of its list have loaded. */
async function opened(path: string, list: string): Promise<Page> {
  const tab = await visit(path, guest);
  await tab.locator(list).locator('.row').nth(3).waitFor();
  return tab;
}

/** Removes by keyboard alone: the row's button, then the popup's. */
async function removeByKeyboard(tab: Page, name: string, what: 'drug' | 'doctor'): Promise<void> {
  await tab.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  const popup = tab.getByRole('dialog', { name: `Remove this ${what}?` });
  await popup.waitFor();
  await expect.poll(() => focusedText(tab), soon).toBe(`Keep ${what}`);
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await popup.waitFor({ state: 'detached' });
}

const four = ['Amlodipine Besylate', 'Furosemide', 'Levothyroxine Sodium', 'Trulicity'];

describe('the list of drugs', () => {
  it('[REM-01] [REM-04] [REM-06] removes a drug by keyboard, gives focus to the next, says so, and undoes it', async () => {
    const tab = await opened(drugs, 'ucp-drug-list');
    expect(await drugNames(tab)).toEqual(four);
    await removeByKeyboard(tab, 'Furosemide', 'drug');
    await expect.poll(() => focusedText(tab), soon).toBe('Levothyroxine Sodium');
    await tab.getByRole('status').filter({ hasText: 'Furosemide was removed.' }).waitFor({ state: 'attached' });
    await expect.poll(storedDrugs, soon).toEqual(four.filter((name) => name !== 'Furosemide'));

    await tab.getByRole('button', { name: 'Undo removing Furosemide' }).press('Enter');
    await expect.poll(() => focusedText(tab), soon).toContain('Furosemide is back in your list.');
    expect(await drugNames(tab)).toEqual(four);
    expect(await storedDrugs()).toEqual(four);
  });

  it('[REM-06] gives focus to the heading after the last drug', async () => {
    const tab = await visit(drugs, guest);
    await removeByKeyboard(tab, 'Trulicity', 'drug');
    await expect.poll(() => focusedText(tab), soon).toBe('Your drugs');
    // The service has it too before the next test puts everything back.
    await expect.poll(storedDrugs, soon).not.toContain('Trulicity');
  });

  it('[REM-01] asks in a popup of 570 px, and keeps what is kept', async () => {
    const tab = await visit(drugs, guest);
    await tab.getByRole('button', { name: 'Remove Furosemide' }).click();
    const popup = tab.getByRole('dialog', { name: 'Remove this drug?' });
    // It grows as it opens.
    await expect.poll(async () => (await popup.boundingBox())?.width, soon).toBe(570);
    await popup.getByText('40 mg tablet · Every 3 Months').waitFor();
    await tab.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    await expect.poll(() => focusedText(tab), soon).toBe('Remove Furosemide');
    expect(await drugNames(tab)).toEqual(four);
  });

  it('[DV-01] gives the facts of a drug the whole line below its actions on a tablet', async () => {
    const tab = await visit(drugs, { ...guest, lang: 'es' }, { viewport: { width: 820, height: 900 } });
    const row = tab.locator('ucp-drug-list .row').first();
    await row.locator('.row__facts').waitFor();
    const [facts, actions, fact] = await Promise.all(
      ['.row__facts', '.row__actions', '.row__facts > div'].map((part) => row.locator(part).first().boundingBox()),
    );
    expect(facts?.y).toBeGreaterThan((actions?.y ?? 0) + (actions?.height ?? 0));
    expect((facts?.x ?? 0) + (facts?.width ?? 0)).toBeCloseTo((actions?.x ?? 0) + (actions?.width ?? 0), 0);
    expect(facts?.height).toBe(fact?.height);
  });

  it('[REM-03] puts a drug back in its place when the removal fails, while others go', async () => {
    const tab = await opened(drugs, 'ucp-drug-list');
    expect(await drugNames(tab)).toEqual(four);
    await demo.faults(
      { method: 'POST', path: '/profiles/data', status: 500, delayMs: 300, times: 1 },
      { method: 'POST', path: '/profiles/data', delayMs: 50 },
    );
    await removeByKeyboard(tab, 'Furosemide', 'drug');
    await removeByKeyboard(tab, 'Amlodipine Besylate', 'drug');
    await tab.getByText('Furosemide could not be removed').first().waitFor();
    await tab.getByText('Amlodipine Besylate was removed.').first().waitFor();
    expect(await drugNames(tab)).toEqual(['Furosemide', 'Levothyroxine Sodium', 'Trulicity']);
    expect(await tab.getByText('Furosemide could not be removed').count()).toBeGreaterThan(0);
    expect(await storedDrugs()).toEqual(['Furosemide', 'Levothyroxine Sodium', 'Trulicity']);
  });

  it('[REM-07] has removed the drug, when the page is left before the service answers', async () => {
    const tab = await opened(drugs, 'ucp-drug-list');
    await demo.faults({ method: 'POST', path: '/profiles/data', delayMs: 20_000, times: 1 });
    await removeByKeyboard(tab, 'Furosemide', 'drug');
    await expect
      .poll(async () => (await demo.calls()).filter(({ method, path }) => method === 'POST' && path.includes('/data/')).length, soon)
      .toBeGreaterThan(0);
    await tab.goto('about:blank');
    await expect.poll(storedDrugs, soon).toEqual(['Amlodipine Besylate', 'Levothyroxine Sodium', 'Trulicity']);
  });

  it('[REM-07] loses nothing and brings nothing back when two tabs remove at once', async () => {
    const one = await opened(drugs, 'ucp-drug-list');
    const other = await one.context().newPage();
    await other.goto(urlOf(drugs, guest));
    await other.locator('.row').nth(3).waitFor();
    await demo.faults({ method: 'POST', path: '/profiles/data', delayMs: 1_500, times: 1 });
    await removeByKeyboard(one, 'Furosemide', 'drug');
    await removeByKeyboard(other, 'Trulicity', 'drug');
    const left = ['Amlodipine Besylate', 'Levothyroxine Sodium'];
    await expect.poll(storedDrugs, soon).toEqual(left);
    await expect.poll(() => drugNames(one), soon).toEqual(left);
    await expect.poll(() => drugNames(other), soon).toEqual(left);
  });

  it('[DV-04] says that the tool is unavailable on a page that brings none', async () => {
    const tab = await newPage();
    await hostPage(tab, { body: '<ucp-drug-list></ucp-drug-list><ucp-provider-list></ucp-provider-list>' });
    await tab.goto(urlOf('/pages/host.html', guest));
    await tab.getByRole('button', { name: 'Add drugs', exact: true }).click();
    await tab.locator('ucp-drug-list').getByText('The drug cost tool is unavailable').first().waitFor();
    await tab.getByRole('button', { name: 'Add more doctors and dentists' }).click();
    await tab.locator('ucp-provider-list').getByText('The provider search is unavailable').first().waitFor();
    expect(await drugNames(tab)).toEqual(four);
  });

  it('[DV-04] says so if a card asked for it: the list of drugs is in another view', async () => {
    const tab = await newPage();
    await hostPage(tab, { body: '<ucp-profile-area></ucp-profile-area>' });
    await tab.goto(urlOf('/pages/host.html', { ...guest, shopper: 'recommended' }));
    await tab
      .locator('ucp-saved-plans')
      .getByRole('button', { name: /^Add your drugs/ })
      .first()
      .click();
    await expect
      .poll(() => tab.locator('ucp-saved-plans').getByText('The drug cost tool is unavailable').last().isVisible(), soon)
      .toBe(true);
  });
});

describe('the drug tool', () => {
  it('[DV-02] [DV-05] adds a drug with its package, quantity and supply, which is then in the list and on the cards', async () => {
    const tab = await newPage();
    const { errors } = listenTo(tab);
    await tab.goto(urlOf(drugs, guest));
    await tab.getByRole('button', { name: 'Add drugs', exact: true }).press('Enter');
    const tool = tab.getByRole('dialog', { name: 'Estimate your drug costs' });
    await tool.getByLabel('Find a drug by name').fill('nifed');
    await tool.getByRole('button', { name: 'Nifedical XL, 30 mg tablet' }).click();
    await tool.getByLabel('Strength and package').selectOption({ label: '30 mg tablet, 100 tablet' });
    await tool.getByLabel('Quantity').fill('45');
    await tool.getByLabel('Refill').selectOption('Every 1 Month');
    await tool.getByLabel('Supply').selectOption('30');
    await tool.getByRole('button', { name: 'Put on the list' }).click();
    await tool.getByRole('button', { name: 'Done' }).click();
    await tool.waitFor({ state: 'detached' });
    await expect.poll(() => drugNames(tab), soon).toEqual([...four, 'Nifedical XL']);
    await tab.locator('ucp-drug-list').getByText('Also sold as the generic Nifedipine ER').waitFor();
    expect(await focusedText(tab)).toBe('Add drugs');
    expect(errors.filter((one) => !one.includes('favicon'))).toEqual([]);

    await tab.getByRole('link', { name: /^Your plans/ }).click();
    await tab
      .locator('ucp-saved-plans')
      .getByText(/of 5 drugs covered/)
      .first()
      .waitFor();
  });

  it('[DV-02] puts the generic in the place of the brand, not beside it', async () => {
    const tab = await visit(drugs, guest);
    await tab.getByRole('button', { name: 'Add drugs', exact: true }).click();
    const tool = tab.getByRole('dialog', { name: 'Estimate your drug costs' });
    await tool.getByLabel('Find a drug by name').fill('nifed');
    await tool.getByRole('button', { name: 'Nifedical XL, 30 mg tablet' }).click();
    await tool.getByRole('button', { name: 'Put on the list' }).click();
    await tool.getByRole('button', { name: 'Edit Nifedical XL' }).click();
    await tool.getByRole('button', { name: 'Use the generic, Nifedipine ER' }).click();
    await tool.getByRole('heading', { name: 'Nifedipine ER' }).waitFor();
    await tool.getByRole('button', { name: 'Put on the list' }).click();
    await tool.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => drugNames(tab), soon).toEqual([...four, 'Nifedipine ER']);
  });

  it('[DV-02] [DV-05] changes a saved drug and the pharmacy', async () => {
    const tab = await visit(drugs, guest);
    await tab.getByRole('button', { name: 'Edit Furosemide' }).click();
    const tool = tab.getByRole('dialog', { name: 'Estimate your drug costs' });
    await tool.getByLabel('Quantity').fill('60');
    await tool.getByRole('button', { name: 'Put on the list' }).click();
    await tool.getByRole('button', { name: /^Change pharmacy/ }).click();
    await tool.getByLabel('Your pharmacy').selectOption('999001');
    await tool.getByRole('button', { name: 'Done' }).click();
    await tab.getByText('Optum® Home Delivery Pharmacy').waitFor();
    await tab.locator('ucp-drug-list').locator('.row').nth(1).getByText('60').waitFor();
    expect(await drugNames(tab)).toEqual(four);
    expect((await stored()).drugsAndPharmacyDetails.pharmacyObj?.pharmacyNumber).toBe('999001');
  });

  it('[DRUG-04] opens from a card with its plan', async () => {
    const tab = await visit('/pages/whole.html', { shopper: 'two-counties', date: november });
    await tab.evaluate(() => {
      addEventListener('ucp-tool-open', ({ detail }: CustomEventInit) => Object.assign(window, { launched: detail }));
    });
    await tab
      .getByRole('button', { name: /^Add your drugs/ })
      .first()
      .click();
    await tab.getByRole('dialog', { name: 'Estimate your drug costs' }).waitFor();
    expect(await tab.evaluate(() => (window as unknown as { launched: unknown }).launched)).toMatchObject({
      tool: 'drug-cost-estimator',
      route: '#/buildyourdruglist?profile=true&planEditDrug=true',
      payload: { zipCode: '85142', planYear: 2027, stateCode: 'AZ' },
    });
  });

  it('[REM-04] does not bring a removed drug back', async () => {
    const tab = await visit(drugs, guest);
    await tab.getByRole('button', { name: 'Add drugs', exact: true }).click();
    const tool = tab.getByRole('dialog', { name: 'Estimate your drug costs' });
    await tool.getByRole('button', { name: 'Done' }).click();
    await tool.waitFor({ state: 'detached' });
    const kept = () => tab.evaluate(() => sessionStorage.getItem('ucp_drugToolData'));
    expect(await kept()).toContain('Furosemide');
    await removeByKeyboard(tab, 'Furosemide', 'drug');
    await expect.poll(kept, soon).not.toContain('Furosemide');
    await tab.getByRole('button', { name: 'Add drugs', exact: true }).click();
    await tool.getByRole('heading', { name: 'Your drugs: 3' }).waitFor();
  });

  it('says in its drawer what cannot be loaded, and loads it when it is asked again', async () => {
    const tab = await opened(drugs, 'ucp-drug-list');
    await tab.route('**/__demo/drugs*', (route) => route.abort());
    await tab.getByRole('button', { name: 'Edit Furosemide' }).click();
    const tool = tab.getByRole('dialog', { name: 'Estimate your drug costs' });
    await tool.getByRole('alert').filter({ hasText: 'This could not be loaded.' }).waitFor();
    expect(await tool.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
    await tab.unrouteAll();
    await tool.getByRole('button', { name: 'Try again' }).click();
    await tool.getByLabel('Quantity').waitFor();
    expect(await tool.getByRole('alert').textContent()).toBe('');
    expect(await tool.getByRole('button', { name: 'Done' }).isDisabled()).toBe(false);
  });

  it('keeps its drawer open when it cannot save, and Escape leaves it without saving', async () => {
    const tab = await visit(drugs, guest);
    await demo.faults({ method: 'POST', path: '/profiles/data', status: 500 });
    await tab.getByRole('button', { name: 'Add drugs', exact: true }).click();
    const tool = tab.getByRole('dialog', { name: 'Estimate your drug costs' });
    await tool.getByRole('button', { name: 'Remove Furosemide' }).click();
    await tool.getByRole('button', { name: 'Done' }).click();
    await tool.getByRole('alert').filter({ hasText: 'This could not be saved.' }).waitFor();
    await tab.keyboard.press('Escape');
    await tool.waitFor({ state: 'detached' });
    await expect.poll(() => focusedText(tab), soon).toBe('Add drugs');
    expect(await drugNames(tab)).toEqual(four);
  });
});

const people = ['Dr. Renata Stanton', 'Dr. Leonard Klocko', 'Dr. Novella Hoppe', 'Eye Associates PC'];

describe('the list of doctors and its tool', () => {
  it('[PV-03] alternates the ground of its rows, with a line above each but the first', async () => {
    const tab = await opened(doctors, 'ucp-provider-list');
    expect(await doctorNames(tab)).toEqual(people);
    const looks = await tab
      .locator('ucp-provider-list')
      .locator('.row')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const { backgroundColor, borderTopWidth } = getComputedStyle(row);
          return { ground: backgroundColor, line: borderTopWidth };
        }),
      );
    expect(looks.map(({ line }) => line === '0px')).toEqual([true, false, false, false]);
    expect(looks[0]?.ground).not.toBe(looks[1]?.ground);
    expect(looks[0]?.ground).toBe(looks[2]?.ground);
    expect(looks[1]?.ground).toBe(looks[3]?.ground);
  });

  it('[PV-04] [PV-07] adds a doctor, changes one, and keeps both', async () => {
    const tab = await visit(doctors, guest);
    await tab.getByRole('button', { name: 'Add more doctors and dentists' }).click();
    const tool = tab.getByRole('dialog', { name: 'Find doctors and dentists' });
    await tool.getByLabel('Find a doctor').fill('cardio');
    await tool.getByRole('button', { name: 'Add Dr. Alejandro Holguín' }).click();
    await tool.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => doctorNames(tab), soon).toEqual([...people, 'Dr. Alejandro Holguín']);

    await tab.getByRole('button', { name: 'Edit Dr. Novella Hoppe' }).click();
    await tool.getByLabel('Office').selectOption({ index: 1 });
    await tool.getByRole('button', { name: 'Use this office' }).click();
    await tool.getByRole('button', { name: 'Done' }).click();
    await tab.locator('ucp-provider-list').getByText('Suite 2,').waitFor();
    expect((await stored()).providersDetails.providerIdList).toHaveLength(5);
  });

  it('[PV-07] [PV-09] asks before doctors of another ZIP code replace the saved ones', async () => {
    const tab = await visit(doctors, guest);
    await tab.getByRole('button', { name: 'Add more doctors and dentists' }).click();
    const tool = tab.getByRole('dialog', { name: 'Find doctors and dentists' });
    await tool.getByLabel('Near ZIP code').fill('85701');
    await tool.getByRole('button', { name: 'Done' }).click();
    await tab.getByText('Your doctors were saved for ZIP code 85004. Replace them?').waitFor();
    expect((await stored()).providersDetails.providerIdList).toHaveLength(4);
    await tab.getByRole('button', { name: 'Replace doctors' }).click();
    await tab.getByText('Your doctors were replaced.').first().waitFor();
    expect((await stored()).providersDetails).toMatchObject({ zipCode: '85701' });
    await tab.getByRole('button', { name: /^Undo/ }).first().click();
    await tab.getByText('Your earlier doctors are back in your list.').first().waitFor();
    expect((await stored()).providersDetails).toMatchObject({ zipCode: '85004' });
  });

  it('[PV-09] asks again if the page is reloaded before the answer, in this tab alone, until the shopper has answered', async () => {
    const tab = await visit(doctors, guest);
    const question = tab.getByRole('dialog', { name: 'Replace your doctors?' });
    await tab.getByRole('button', { name: 'Add more doctors and dentists' }).click();
    const tool = tab.getByRole('dialog', { name: 'Find doctors and dentists' });
    await tool.getByLabel('Near ZIP code').fill('85701');
    await tool.getByRole('button', { name: 'Remove Dr. Leonard Klocko' }).click();
    await tool.getByRole('button', { name: 'Done' }).click();
    await question.waitFor();
    await tab.reload();
    await question.waitFor();
    expect((await stored()).providersDetails.providerIdList).toHaveLength(4);
    expect(await axeFaults(tab, 'ucp-remove-popup')).toEqual([]);

    const other = await tab.context().newPage();
    await other.goto(tab.url());
    await other.locator('ucp-provider-list .row').nth(3).waitFor();
    await other.waitForLoadState('networkidle');
    expect(await other.getByRole('dialog').count()).toBe(0);
    await other.close();

    await tab.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await tab.reload();
    await tab.locator('ucp-provider-list .row').nth(3).waitFor();
    await tab.waitForLoadState('networkidle');
    expect(await question.count()).toBe(0);
  });

  it('[PV-09] replaces the doctors by the answer after a reload', async () => {
    const tab = await visit(doctors, guest);
    await tab.getByRole('button', { name: 'Add more doctors and dentists' }).click();
    const tool = tab.getByRole('dialog', { name: 'Find doctors and dentists' });
    await tool.getByLabel('Near ZIP code').fill('85701');
    await tool.getByRole('button', { name: 'Remove Dr. Leonard Klocko' }).click();
    await tool.getByRole('button', { name: 'Done' }).click();
    const replace = tab.getByRole('button', { name: 'Replace doctors' });
    await replace.waitFor();
    await tab.reload();
    await replace.press('Enter');
    await expect.poll(() => doctorNames(tab), soon).toEqual(people.filter((name) => name !== 'Dr. Leonard Klocko'));
    await tab.getByText('Your doctors were replaced.').first().waitFor();
    expect((await stored()).providersDetails).toMatchObject({ zipCode: '85701' });
    await tab.reload();
    await tab.locator('ucp-provider-list .row').nth(2).waitFor();
    await tab.waitForLoadState('networkidle');
    expect(await tab.getByRole('dialog').count()).toBe(0);
  });

  it('[REM-04] [REM-06] removes a doctor for good', async () => {
    const tab = await visit(doctors, guest);
    await removeByKeyboard(tab, 'Dr. Leonard Klocko', 'doctor');
    await expect.poll(() => focusedText(tab), soon).toBe('Dr. Novella Hoppe');
    // The server has received the removal. The row disappears before that.
    await tab.getByText('Dr. Leonard Klocko was removed.').first().waitFor();
    await tab.reload();
    await expect.poll(() => doctorNames(tab), soon).toEqual(people.filter((name) => name !== 'Dr. Leonard Klocko'));
  });
});

describe('every list', () => {
  it.each([
    ['drugs', 'empty', 390, 'aarp'],
    ['providers', 'cloaked', 390, 'uhc'],
  ])('has nothing that axe finds: %s of %s at %i px %s', async (view, shopper, width, theme) => {
    const tab = await visit(`/pages/whole.html#${view}`, { shopper, date: november, theme }, { viewport: { width, height: 900 } });
    const list = view === 'drugs' ? 'ucp-drug-list' : 'ucp-provider-list';
    await tab.locator(list).getByRole('button').first().waitFor();
    expect(await axeFaults(tab, { fromShadowDom: ['ucp-profile-area', list] })).toEqual([]);
  });

  it.each([
    [drugs, 'Add drugs', 'Estimate your drug costs'],
    [doctors, 'Add more doctors and dentists', 'Find doctors and dentists'],
  ])('has a tool that axe finds nothing in: %s', async (path, open, title) => {
    const tab = await visit(path, guest, { viewport: { width: 390, height: 844 } });
    await tab.getByRole('button', { name: open, exact: true }).click();
    await tab.getByRole('dialog', { name: title }).getByRole('button', { name: /^Edit/ }).first().waitFor();
    expect(await axeFaults(tab, '.tool')).toEqual([]);
  });

  it.each([drugs, doctors])('fits a window of 320 px and its scrollbar without sideways scrolling: %s', async (path) => {
    const tab = await visit(path, { ...guest, shopper: 'heavy' }, { viewport: { width: 305, height: 800 } });
    await tab
      .getByRole('button', { name: /^Remove/ })
      .nth(20)
      .waitFor();
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });

  it('[PV-05] [DV-07] hides its picture on a phone when it is empty', async () => {
    const phone = await visit(drugs, { ...guest, shopper: 'empty' }, { viewport: { width: 390, height: 844 } });
    const add = phone.locator('ucp-drug-list').getByRole('button', { name: 'Add your drugs' });
    await add.waitFor();
    expect(await phone.locator('ucp-drug-list').locator('.empty__art').isVisible()).toBe(false);
    expect((await add.boundingBox())?.width).toBeGreaterThan(280);
    const desk = await visit(drugs, { ...guest, shopper: 'empty' });
    await desk.locator('ucp-drug-list').locator('.empty__art').waitFor();
  });
});
