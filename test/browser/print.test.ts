import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlanComparison } from '../../src/features/plans/rules/comparison.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { readPrintedPage } from './support/paper.js';

const { newPage, urlOf } = withBrowser();
const november = '2026-11-20T09:30:00';
const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };

beforeEach(() => demo.reset());

/** A page whose print dialog is never opened: what would be on paper can be looked at until `afterprint`. */
async function openQuietly(path: string, shopper: string, hash = ''): Promise<Page> {
  const tab = await newPage();
  await tab.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  await tab.goto(urlOf(path, { shopper, date: november }) + hash);
  return tab;
}

async function openPage(path: string, shopper: string): Promise<Page> {
  const tab = await openQuietly(path, shopper);
  await tab.locator('ucp-saved-plans').getByRole('article').nth(3).getByText('drugs covered').first().waitFor();
  await tab.waitForLoadState('networkidle');
  return tab;
}

async function print(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Print', exact: true }).first().click();
  await tab.locator('html[data-printing]').waitFor({ state: 'attached' });
  await tab.emulateMedia({ media: 'print' });
}

const names = [
  'AARP Medicare Advantage from UHC',
  'AARP Medicare Advantage Essentials from UHC',
  'Desert Rx Saver (PDP)',
  'UHC Dual Complete',
];

describe('printing', () => {
  it('[TOP-05] [COST-09] [PHARM-02] puts the saved plans of the active year on paper, and nothing else of the page', async () => {
    const tab = await openPage('/pages/whole.html', 'guest');
    await print(tab);
    const { text, buttons } = await readPrintedPage(tab);
    for (const name of names) expect(text).toContain(name);
    expect(text).toContain('Saved plans for 2027. Printed November 20, 2026. Prices at Whalley Drug.');
    expect(text).toContain('Questions? Call 1\u2011800\u2011555\u20110142, TTY 711.');
    expect(text.match(/These figures are estimates/g)).toHaveLength(1);
    expect(buttons).toBe(0);
    for (const other of [
      'Continue shopping',
      'Create account',
      'Your pharmacy',
      'Extra Help',
      'Yearly cost',
      'Frequently',
      'Need help',
      'demo',
    ]) {
      expect(text, other).not.toContain(other);
    }
  });

  it('[TOP-05] [ERR-02] keeps a plan that could not be loaded among them, and says so', async () => {
    await demo.faults({ method: 'GET', path: '/planinfo/details/VPP/plan-years/2027/plans/H0609044000', status: 404 });
    const tab = await openQuietly('/pages/whole.html', 'guest');
    await tab.getByText('We could not load this plan').waitFor();
    await print(tab);
    const { text, buttons } = await readPrintedPage(tab);
    await demo.faults();
    for (const words of ['Plan ID H0609-044-000', 'We could not load this plan']) expect(text).toContain(words);
    expect(buttons).toBe(0);
  });

  it.each([
    ['empty', 'Looks like no saved plans'],
    ['guest', 'We could not load your saved items.'],
  ])('[TOP-05] [PLN-04] [LOAD-05] gives the reason in words if there are no plans, for %s: %s', async (shopper, words) => {
    if (shopper === 'guest') await demo.faults({ method: 'GET', path: '/profiles/data', status: 403 });
    const tab = await openQuietly('/pages/whole.html', shopper);
    await tab.locator('ucp-saved-plans').getByText(words).waitFor();
    await print(tab);
    const { text, inks, buttons } = await readPrintedPage(tab);
    await demo.faults();
    expect(text.split('\n').slice(1)).toEqual(['Your Saved Plans', words]);
    expect(inks).toEqual(['rgb(0, 0, 0)']);
    expect(buttons).toBe(0);
  });

  it('[TOP-05] writes links out, black on white', async () => {
    const tab = await openPage('/pages/whole.html', 'member');
    await tab.evaluate(() => {
      document.documentElement.dataset.ucpTheme = 'aarp';
    });
    await print(tab);
    const { text, inks, grounds } = await readPrintedPage(tab);
    const address = `${new URL(tab.url()).origin}/health-plans/details.html/85004/013/H0609044000/2027`;
    expect(text).toContain(`Plan details: ${address}`);
    expect(text.match(/\/health-plans\/details\.html\//g)).toHaveLength(4);
    expect(inks).toEqual(['rgb(0, 0, 0)']);
    expect(grounds.every((ground) => ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(ground))).toBe(true);
  });

  it('[TOP-05] gives the tag of a card the same corners on all sides', async () => {
    const tab = await openPage('/pages/whole.html', 'guest');
    await print(tab);
    const tags = tab.locator('ucp-saved-plans .tag');
    const corners = await tags.evaluateAll((all) =>
      all.map((tag) => [getComputedStyle(tag).borderRadius, getComputedStyle(tag).minHeight]),
    );
    expect(corners).toHaveLength(4);
    for (const [radius, minHeight] of corners) {
      expect(Number.parseFloat(radius ?? '')).toBeCloseTo((2 * 96) / 25.4, 1);
      expect(radius).not.toContain(' ');
      expect(minHeight).toBe('0px');
    }
  });

  it('[TOP-05] keeps each plan whole on its sheet', async () => {
    const tab = await openPage('/pages/whole.html', 'guest');
    await print(tab);
    await tab.setViewportSize({ width: 703, height: 943 });
    const cards = await tab.locator('ucp-saved-plans').evaluate((list) =>
      [...(list.shadowRoot?.querySelectorAll('article') ?? [])].map((card) => ({
        breaks: getComputedStyle(card).breakInside,
        height: card.getBoundingClientRect().height,
      })),
    );
    expect(cards).toHaveLength(4);
    for (const { breaks, height } of cards) {
      expect(breaks).toBe('avoid');
      expect(height, 'a sheet of Letter with margins of 15 mm').toBeLessThan(943);
    }
    const pdf = (await tab.pdf({ format: 'Letter', margin })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g), 'the table, and two cards on each sheet').toHaveLength(3);
  });

  it('[TOP-05] [NEXT-05] takes at most six sheets in the longer language, with what changes next year', async () => {
    const tab = await openQuietly('/pages/whole.html', 'member');
    await tab.evaluate(() => {
      document.documentElement.lang = 'es';
    });
    await tab.locator('ucp-saved-plans').getByRole('article').nth(3).getByText('medicamentos cubiertos').first().waitFor();
    await tab.getByRole('button', { name: 'Imprimir', exact: true }).first().click();
    await tab.locator('html[data-printing]').waitFor({ state: 'attached' });
    expect(await tab.locator('ucp-saved-plans .plan-card').first().innerText()).toContain('Se requiere Medicaid');
    const pdf = (await tab.pdf({ format: 'Letter', margin })).toString('latin1');
    // From October to December, the list of changes takes the table over its sheet (NEXT-05).
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(6);
  });

  it('[TOP-05] [COST-09] [COST-10] begins with the saved plans side by side: what they cost, cover and do not cover', async () => {
    const tab = await openPage('/pages/whole.html', 'member');
    await print(tab);
    const table = tab.getByRole('table', { name: 'Your saved plans side by side' });
    const rows = await table
      .locator('tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, ' ').trim())));
    expect(rows[0]).toEqual(['', '', 'Drug plans, used with Original Medicare', 'Special needs plans. You can join only if you qualify.']);
    expect(rows[1]?.slice(1).map((words, order) => words.startsWith(names[order] ?? '-'))).toEqual([true, true, true, true]);
    expect(rows[1]?.[4]).toContain('Medicaid required Special Needs Plan Plan ID H0321-002-000');
    expect(rows.slice(2)).toEqual([
      [
        'Yearly total Premium + your drugs, with Extra Help',
        '$88.00',
        '$6.40 + Trulicity at full price Total is incomplete',
        '$64.00',
        '$64.00',
      ],
      ['Premium a month With Extra Help', '$2.00 $26.00 without', '$0.00', '$0.00 $24.00 without', '$0.00 $11.50 without'],
      ['Out-of-pocket maximum', '$3,500', '$3,500', 'Medical care is not included', '$9,250'],
      ['Deductible', '$0 medical', '$0 medical', '$615 for drugs', '$0 medical'],
      ['Medicare star rating', '4.5 of 5 stars', '4.5 of 5 stars', '3.5 of 5 stars', '3.5 of 5 stars'],
      ['Your drugs', '4 of 4 covered', '3 of 4 covered Not covered: Trulicity', '4 of 4 covered', '4 of 4 covered'],
      [
        'Your doctors',
        '3 of 4 in network Not in network: Eye Associates PC',
        '3 of 4 in network Not in network: Hoppe',
        'Your doctors bill Original Medicare',
        '2 of 4 in network Not in network: Hoppe, Stanton',
      ],
      [
        'Doctors you can see',
        'Network doctors, some care outside',
        'Network doctors, some care outside',
        'Works with Original Medicare',
        'Network doctors, some care outside',
      ],
      ['To enroll', 'Open now', 'Open now', 'Open now', 'Medicaid required Open now'],
    ]);
    const { text } = await readPrintedPage(tab);
    expect(text).toContain('Your plan now, in 2027: SCAN Classic (HMO), $64.00 a year, the same as 2026.');
    expect(text.match(/These figures are estimates\. They do not include copays for doctor visits\./g)).toHaveLength(1);
    expect(text.match(/Medicare rates plans every year on a 5-star scale/g), 'the stars are explained (FACT-04)').toHaveLength(1);
    await tab.emulateMedia({ media: 'screen' });
    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    await table.waitFor({ state: 'detached' });
  });

  it('[TOP-04] [COST-09] sends by email the comparison that paper has', async () => {
    const tab = await openPage('/pages/whole.html', 'guest');
    await tab.getByRole('button', { name: 'Email', exact: true }).click();
    const popup = tab.getByRole('dialog', { name: 'Email your saved plans' });
    await popup.getByText('names the drugs and doctors that they do not cover').waitFor();
    await popup.getByLabel('Email address').fill('margarette.skiles@example.com');
    await popup.getByRole('button', { name: 'Send' }).click();
    await tab.getByRole('dialog', { name: 'On its way' }).waitFor();
    const { body } = (await demo.calls()).find(({ path }) => path.includes('/emailrest/profile/plans')) ?? {};
    const { comparison } = body as { readonly comparison: PlanComparison };
    expect(comparison.plans.map(({ name }, order) => name.startsWith(names[order] ?? '-'))).toEqual([true, true, true, true]);
    expect(comparison.rows.map(({ label, cells }) => [label, cells[1]])).toEqual(
      expect.arrayContaining([
        ['Yearly total', ['$60.00', '+ Trulicity at full price', 'Total is incomplete']],
        ['Your drugs', ['3 of 4 covered', 'Not covered: Trulicity']],
        ['Your doctors', ['3 of 4 in network', 'Not in network: Hoppe']],
      ]),
    );
    expect(comparison.notes).toContain('These figures are estimates. They do not include copays for doctor visits.');
  });

  it('[TOP-05] has four plans on a sheet, behind the same row heads on each', async () => {
    const tab = await openPage('/pages/whole.html', 'heavy');
    await print(tab);
    const tables = await tab.locator('ucp-saved-plans .comparison').evaluateAll((all) =>
      all.map((table) => ({
        plans: table.querySelectorAll('thead th[scope="col"]').length,
        heads: [...table.querySelectorAll('tbody th')].map((head) => head.textContent),
        after: getComputedStyle(table.parentElement as Element).breakAfter,
      })),
    );
    expect(tables.map(({ plans }) => plans)).toEqual([4, 4, 4, 4, 4, 4, 4, 2]);
    expect(new Set(tables.map(({ heads }) => heads.join('|'))).size).toBe(1);
    expect(tables.every(({ after }) => after === 'page')).toBe(true);
  });

  it('[TOP-05] has the lists of a card open, without bullets, and no letter under 10 points', async () => {
    const tab = await openPage('/pages/whole.html', 'guest');
    await print(tab);
    const { text } = await readPrintedPage(tab);
    expect(text.match(/Dr\. Leonard Klocko/g), 'in the lists of three cards').toHaveLength(3);
    expect(await tab.locator('ucp-saved-plans .bullets').evaluateAll((all) => all.some((one) => one.checkVisibility()))).toBe(false);
    const sizes = await tab
      .locator('ucp-saved-plans')
      .evaluate((list) =>
        [...(list.shadowRoot?.querySelectorAll('*') ?? [])]
          .filter((one) => one.checkVisibility() && !one.closest('.vh') && one.matches(':not(:has(*))') && one.textContent?.trim())
          .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      );
    expect(sizes.length).toBeGreaterThan(100);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual((10 * 96) / 72);
  });

  it('[TOP-05] begins with them by the browser’s own way too, on a page of single tags', async () => {
    const tab = await openPage('/pages/composed.html', 'member');
    await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await tab.emulateMedia({ media: 'print' });
    const list = tab.locator('ucp-saved-plans');
    expect(await list.getByRole('table').first().locator('thead th[scope="col"]').count()).toBe(4);
    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => list.locator('.comparison table, table.comparison').count()).toBe(0);
  });

  it('[TOP-05] leaves no heading alone at the foot of a sheet', async () => {
    const tab = await openQuietly('/pages/whole.html', 'supplement');
    await tab.getByRole('button', { name: 'Print', exact: true }).first().waitFor();
    await tab.waitForLoadState('networkidle');
    await print(tab);
    const breaks = await tab
      .locator('ucp-saved-plans .head, ucp-saved-plans .print-lead, ucp-supplement-area .head')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter));
    expect(breaks).toEqual(['avoid', 'avoid', 'avoid']);
    const heads = await tab
      .locator('ucp-saved-plans .head, ucp-supplement-area .head')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
    expect(new Set(heads)).toEqual(new Set(['avoid']));
  });

  it('[TOP-05] breaks a plan that no sheet can hold between its drugs, never inside one', async () => {
    const tab = await openPage('/pages/whole.html', 'heavy');
    await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await print(tab);
    const rows = await tab
      .locator('ucp-saved-plans')
      .evaluate((list) =>
        [...(list.shadowRoot?.querySelectorAll('.coverage__items li') ?? [])].map((row) => getComputedStyle(row).breakInside),
      );
    expect(rows.length).toBeGreaterThan(1000);
    expect(new Set(rows)).toEqual(new Set(['avoid']));
  });

  it.each(['#drugs', '#providers'])('[TOP-05] a view that waits for printing does not make the page longer: %s', async (hash) => {
    const tab = await openQuietly('/pages/whole.html', 'guest', hash);
    await tab.locator('ucp-need-help').getByRole('heading').waitFor();
    await tab.locator('ucp-saved-plans .plan-card').first().waitFor({ state: 'attached' });
    const [end, height] = await tab.evaluate(() => {
      document.querySelector('.site__control')?.remove();
      const { bottom } = (document.querySelector('main') as Element).getBoundingClientRect();
      return [bottom + scrollY, document.documentElement.scrollHeight];
    });
    expect(height).toBeLessThanOrEqual(Math.ceil(end));
  });

  it.each(['', '#drugs'])('[TOP-05] has the supplement plans with them, which nobody has scrolled to: %j', async (hash) => {
    const tab = await openQuietly('/pages/whole.html', 'supplement', hash);
    await tab.getByRole('button', { name: 'Print', exact: true }).first().waitFor();
    await tab.waitForLoadState('networkidle');
    await print(tab);
    const { text, buttons, inks } = await readPrintedPage(tab);
    for (const name of ['Desert Rx Saver (PDP)', 'Sample Medicare Supplement Plan G', 'Sample Medicare Supplement Plan F']) {
      expect(text).toContain(name);
    }
    for (const other of ['Your applications', 'Yearly cost', 'Frequently', 'Unsave']) expect(text, other).not.toContain(other);
    expect(buttons).toBe(0);
    expect(inks).toEqual(['rgb(0, 0, 0)']);
    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    await tab.emulateMedia({ media: 'screen' });
    expect(await tab.locator('[data-ucp-unprinted]').count()).toBe(0);
  });

  it('[TOP-05] waits for saved plans that nobody has scrolled to', async () => {
    const tab = await newPage();
    await tab.addInitScript(() => {
      window.print = () => {
        const { dataset } = document.documentElement;
        dataset.printing = `${dataset.printing ?? ''}x`;
      };
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.far { height: 6000px }');
      document.adoptedStyleSheets = [sheet];
    });
    const far = '<ucp-top-bar></ucp-top-bar><div class="far"></div><ucp-saved-plans></ucp-saved-plans>';
    await tab.route(/whole\.html/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<ucp-profile-area></ucp-profile-area>', far) });
    });
    await tab.goto(urlOf('/pages/whole.html', { shopper: 'guest', date: november }));
    await tab.getByRole('button', { name: 'Print', exact: true }).first().waitFor();
    await tab.waitForLoadState('networkidle');
    expect(await tab.locator('ucp-saved-plans').evaluate((list) => list.shadowRoot?.querySelector('.root') === null)).toBe(true);
    await tab.getByRole('button', { name: 'Print', exact: true }).first().dblclick();
    await tab.locator('html[data-printing]').waitFor({ state: 'attached' });
    await tab.emulateMedia({ media: 'print' });
    const { text } = await readPrintedPage(tab);
    for (const name of names) expect(text).toContain(name);
    expect(await tab.locator('html').getAttribute('data-printing'), 'one paper for two presses').toBe('x');
  });

  it('[TOP-05] an author’s own page has on paper what its cards and lists say, no row broken and nothing to press', async () => {
    const tab = await newPage();
    const tags =
      '<ucp-plan-card plan-id="H0609044000"></ucp-plan-card><ucp-drug-list></ucp-drug-list><ucp-provider-list></ucp-provider-list>';
    await tab.route(/whole\.html/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<ucp-profile-area></ucp-profile-area>', tags) });
    });
    await tab.goto(urlOf('/pages/whole.html', { shopper: 'guest', date: november }));
    await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const card = tab.locator('ucp-plan-card');
    await card.getByText('providers covered').waitFor();
    await tab.locator('ucp-provider-list .prompt').waitFor();
    await tab.locator('ucp-drug-list .row').first().waitFor();
    await tab.emulateMedia({ media: 'print' });
    await tab.setViewportSize({ width: 703, height: 943 });
    const [drugs, doctors] = await card.locator('.coverage').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(doctors?.top, 'beside the drugs').toBe(drugs?.top);
    const rows = await tab.locator('.rows .row').evaluateAll((all) => all.map((row) => getComputedStyle(row).breakInside));
    expect(rows).toHaveLength(8);
    expect(new Set(rows)).toEqual(new Set(['avoid']));
    const { text, buttons } = await readPrintedPage(tab);
    expect(buttons).toBe(0);
    for (const name of ['Amlodipine Besylate', 'Dr. Renata Stanton']) expect(text).toContain(name);
    expect(text).not.toContain('Not sure which plan fits?');
  });

  it('[TOP-05] works from any view, and leaves it as it was', async () => {
    const tab = await openPage('/pages/whole.html', 'guest');
    await tab.getByRole('link', { name: /^Your drugs/ }).click();
    await print(tab);
    const { text } = await readPrintedPage(tab);
    for (const name of names) expect(text).toContain(name);
    expect(text).not.toContain('Your pharmacy');
    await tab.emulateMedia({ media: 'screen' });
    await tab.getByRole('heading', { name: 'Your drugs', exact: true }).waitFor();
    expect(await tab.getByRole('heading', { name: 'Your Saved Plans', exact: true }).isVisible()).toBe(false);
    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    await tab.emulateMedia({ media: 'print' });
    expect((await readPrintedPage(tab)).text).not.toContain('Your Saved Plans');
  });

  it.each(['drugs', 'providers'])('[TOP-05] prints them by the browser’s own way too, from the view of %s alone', async (view) => {
    const tab = await newPage();
    await tab.goto(`${urlOf('/pages/whole.html', { shopper: 'guest', date: november })}#${view}`);
    await tab.locator('ucp-saved-plans article').nth(3).getByText('drugs covered').first().waitFor({ state: 'attached' });
    await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await tab.emulateMedia({ media: 'print' });
    const { text } = await readPrintedPage(tab);
    for (const name of names) expect(text).toContain(name);
    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    await tab.emulateMedia({ media: 'screen' });
    expect(await tab.getByRole('heading', { name: 'Your Saved Plans', exact: true }).count()).toBe(0);
  });

  it('[TOP-05] leaves an author’s own words off the paper, and touches none of them afterwards', async () => {
    const tab = await openPage('/pages/composed.html', 'member');
    await tab.evaluate(() => {
      // A page that thinks nothing of paper.
      for (const sheet of document.querySelectorAll('link[href*="site.css"]')) sheet.remove();
      document.querySelector('main')?.prepend(document.createElement('ucp-top-bar'));
    });
    const before = await tab.evaluate(() => document.body.innerHTML.replaceAll(/<ucp-[\w-]+popup[^>]*>.*?<\/ucp-[\w-]+>/g, ''));
    await print(tab);
    const { text } = await readPrintedPage(tab);
    for (const name of names) expect(text).toContain(name);
    for (const other of ['Medicare made plain', 'kitchen table', 'What the figures mean', 'out-of-pocket maximum is', 'invented people']) {
      expect(text, other).not.toContain(other);
    }
    await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
    const after = await tab.evaluate(() => document.body.innerHTML.replaceAll(/<ucp-[\w-]+popup[^>]*>.*?<\/ucp-[\w-]+>/g, ''));
    expect(after).toBe(before);
  });
});
