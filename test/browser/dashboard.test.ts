import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { entryOf } from '../../demo/service/enter.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { focusedText, listenTo, recordEvents, watchShifts } from './support/page.js';

const { newPage, visit, urlOf } = withBrowser();

const NOVEMBER = '2026-11-20T09:30:00';

beforeEach(() => demo.reset());

/** The positions of the dashboard's visible parts, by tag, from the top. */
async function order(page: Page, tags: readonly string[]): Promise<readonly string[]> {
  const tops = await Promise.all(
    tags.map(async (tag) => {
      const box = await page.locator(tag).first().boundingBox();
      return { tag, top: box && box.height > 0 ? box.y : null };
    }),
  );
  return tops
    .filter(({ top }) => top !== null)
    .sort((a, b) => Number(a.top) - Number(b.top))
    .map(({ tag }) => tag);
}

describe('the dashboard', () => {
  const tags = [
    'ucp-upsell',
    'ucp-enrolled-plans',
    'ucp-recommendations',
    'ucp-saved-items',
    'ucp-applications',
    'ucp-doctor-search',
    'ucp-saved-plans',
  ];

  it.each([
    ['enrolled', ['ucp-upsell', 'ucp-enrolled-plans', 'ucp-recommendations', 'ucp-saved-items', 'ucp-saved-plans']],
    ['recommended', ['ucp-recommendations', 'ucp-saved-items', 'ucp-saved-plans']],
    ['applicant', ['ucp-saved-items', 'ucp-applications', 'ucp-saved-plans']],
  ])('[DASH-04] [DASH-05] [DASH-08] of the %s shopper has its order, and only visible parts take space', async (shopper, shown) => {
    const page = await visit('/pages/dashboard.html', { shopper, date: NOVEMBER });
    await page.getByRole('heading', { name: 'Your Saved Plans' }).waitFor();
    expect(await order(page, tags)).toEqual(shown);
  });

  it('[DASH-08] has the way to the doctor search on a phone', async () => {
    const page = await visit('/pages/dashboard.html', { shopper: 'member', date: NOVEMBER }, { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Find doctors and dentists' }).waitFor();
    await page.setViewportSize({ width: 900, height: 844 });
    await page.getByRole('button', { name: 'Find doctors and dentists' }).waitFor({ state: 'detached' });
  });

  it.each(['member', 'recommended', 'enrolled'])('[LOAD-04] of the %s shopper comes without anything moving', async (shopper) => {
    const page = await newPage();
    const shifts = await watchShifts(page);
    await page.goto(urlOf('/pages/dashboard.html', { shopper, date: NOVEMBER }));
    await page.getByRole('heading', { name: 'Your Saved Plans' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toBeLessThan(0.01);
  });
});

describe('on the way from the dashboard', () => {
  it('[ENR-06] [CARD-06] carries a draft to the application page, and puts no answer of it into the address', async () => {
    const page = await visit('/pages/dashboard.html', { shopper: 'applicant', date: NOVEMBER });
    await page.getByRole('button', { name: /^Continue your application/ }).click();
    await page.getByText('A draft with 13 steps came along.').waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/health-plans/medicare-advantage-plans/uhc-online-application.html');
    expect([...searchParams.keys()]).toEqual(['planId', 'planYear', 'planType', 'zipcode', 'county']);
  });

  it('[HAND-01] the application page says which plan it was opened for', async () => {
    const page = await visit('/pages/dashboard.html', { shopper: 'recommended', date: NOVEMBER });
    const button = page.getByRole('button', { name: /^Enroll / }).first();
    const name = ((await button.textContent()) ?? '').replace(/^Enroll /, '');
    await button.click();
    await page.getByRole('heading', { level: 1, name: `Apply for ${name}` }).waitFor();
    const facts = await page.locator('dl').textContent();
    expect(facts).toContain('2027');
    expect(facts).toContain('Maricopa');
    expect(facts).toMatch(/Premium a month\$\d+\.\d\d/);
  });

  it('[LINK-07] the birth date is in the address of the supplement application, and in nothing that the page shows or says', async () => {
    const page = await newPage();
    const { logged: consoleLines } = listenTo(page);
    const events = await recordEvents(page, 'ucp-navigate');
    await page.goto(urlOf('/pages/dashboard.html', { shopper: 'supplement', date: NOVEMBER }));
    const button = page.getByRole('button', { name: /^Continue your application/ });
    await button.waitFor();
    const markup = await page.evaluate(() => {
      const roots = (node: ParentNode): string =>
        [...node.querySelectorAll('*')].map((one) => (one.shadowRoot ? one.shadowRoot.innerHTML + roots(one.shadowRoot) : '')).join('');
      return document.documentElement.outerHTML + roots(document);
    });
    await page.evaluate(() => addEventListener('ucp-navigate', (event) => event.preventDefault(), { once: true }));
    await button.click();
    await expect.poll(events, { timeout: 10_000 }).toHaveLength(1);
    const sentEvents = JSON.stringify(await events());
    await button.click();
    await page.waitForURL(/aarp-supplemental-health-online-application/);
    const birth = new URL(page.url()).searchParams.get('DOB') ?? '';
    expect(birth).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    const [month, day, year] = birth.split('/');
    for (const text of [birth, encodeURIComponent(birth), `${year}-${month}-${day}`]) {
      expect(markup).not.toContain(text);
      expect(sentEvents).not.toContain(text);
      expect(consoleLines.join()).not.toContain(text);
    }
    expect(await page.locator('body').textContent()).not.toContain(birth);
  });

  it('[ACT-07] the member benefits open in a tab of their own', async () => {
    const page = await visit('/pages/dashboard.html', { shopper: 'enrolled', date: NOVEMBER });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: /^View member benefits/ }).click(),
    ]);
    await tab.waitForLoadState();
    expect(new URL(tab.url()).pathname).toBe('/hsid-member-portal-redirection');
    expect(await tab.evaluate(() => opener)).toBeNull();
  });

  it('[LINK-01] no link is dead', async () => {
    const page = await visit('/pages/dashboard.html', { shopper: 'recommended', date: NOVEMBER });
    await page.getByRole('heading', { name: 'Your recommendations' }).waitFor();
    const links = await page
      .locator('ucp-dashboard')
      .locator('a[href^="http"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(8);
    for (const link of new Set(links)) expect((await page.request.get(link)).status(), link).toBe(200);
  });
});

/** Saves two plans for 2027, as another page of the site would. */
async function saveSupplementPlans(uuid: string): Promise<void> {
  const favoritedPlans = ['G', 'F01'].map((planCode) => ({ planCode, planYear: 2027 }));
  const medsuppData = JSON.stringify({ zipCode: '85004', savedPlanInformation: { favoritedPlans } });
  await fetch(`/profiles/data/v1/${uuid}/medsupp`, { method: 'POST', body: JSON.stringify({ medsuppData, isGuest: false }) });
}

describe('the supplement area', () => {
  const files = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/tools/supplement-ui/')) asked.push(new URL(request.url()).pathname);
    });
    return asked;
  };

  it('[SUP-01] loads the brand’s script and stylesheet once, under the strict policy, and starts it again for another year', async () => {
    const page = await newPage();
    const asked = files(page);
    const { errors } = listenTo(page);
    await page.goto(urlOf('/pages/supplement.html', { shopper: 'supplement', date: NOVEMBER }));
    await page.getByText('Plans for 2027 in AZ, drawn by the demo’s own supplement script.').waitFor();
    expect(await page.locator('.demo-supplement__plan').count()).toBe(4);
    expect(await page.locator('ucp-supplement-area .plan-card').count()).toBe(0);
    await page.getByText('Nov or Dec 2026').click();
    await page.getByText('Plans for 2026 in AZ, drawn by the demo’s own supplement script.').waitFor();
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('ucp-supplement-area')));
    await page.locator('.demo-supplement').nth(1).waitFor();
    expect(asked.sort()).toEqual(['/tools/supplement-ui/supplement-ui.css', '/tools/supplement-ui/supplement-ui.js']);
    expect(errors).toEqual([]);
  });

  it.each([
    ['empty', []],
    ['guest', ['Your applications']],
    ['supplement-start', ['Your Medicare Supplement Plans']],
    ['supplement', ['Your applications', 'Your Medicare Supplement Plans']],
  ])('[SUP-01] [DASH-08] has no heading with nothing under it on the demo’s page: %s', async (shopper, headings) => {
    const page = await visit('/pages/supplement.html', { shopper, date: NOVEMBER });
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(headings);
    // Under the heading of the page is a next step for everyone.
    await page.getByRole('main').getByRole('link', { name: 'Look for a plan' }).waitFor();
  });

  it('[SUP-01] drops plans that the brand’s script unsaves, and closes with the last one', async () => {
    const page = await visit('/pages/supplement.html', { shopper: 'supplement', date: NOVEMBER });
    const unsave = page.locator('.demo-supplement').getByRole('button', { name: /^Unsave/ });
    for (let left = 4; left > 0; left -= 1) {
      await expect.poll(() => unsave.count(), { timeout: 10_000 }).toBe(left);
      await unsave.first().click();
    }
    await page.locator('ucp-supplement-area').waitFor({ state: 'hidden' });
    expect(await page.locator('[slot="supplement-ui"]').count()).toBe(0);
  });

  it('[SUP-01] [IDN-04] keeps focus among the plans when the brand’s script unsaves one for an agent’s shopper', async () => {
    const page = await visit('/pages/supplement.html', { shopper: 'agent', date: NOVEMBER });
    await page.evaluate(saveSupplementPlans, entryOf('agent')?.identity.uuid ?? '');
    await page.reload();
    const unsave = page.locator('.demo-supplement').getByRole('button', { name: /^Unsave/ });
    await expect.poll(() => unsave.count()).toBe(2);
    await unsave.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => unsave.count()).toBe(1);
    expect(await focusedText(page)).toContain('drawn by the demo’s own supplement script');
  });

  /** The pages with a 'Start application': a card of the library, and a button of the brand's script. */
  const startPages = ['/pages/whole.html', '/pages/supplement.html'];
  const startOf = (page: Page, plan: string) =>
    page.locator('ucp-supplement-area').getByRole('button', { name: `Start application for Sample Medicare Supplement Plan ${plan}` });

  /** The area is far down: a key loads it, once the page listens to keys. */
  const loadAll = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
  };

  it.each(
    startPages.flatMap((path) =>
      [
        ['supplement-start', 'G'],
        ['supplement-start', 'N'],
        ['supplement-start-two', 'N'],
      ].map(([shopper = '', plan = '']) => [path, shopper, plan] as const),
    ),
  )('[REC-07] starts the application on the page, in the state of the recommendation: %s, %s, plan %s', async (path, shopper, plan) => {
    const page = await newPage();
    const events = await recordEvents(page, 'openAddYourInfo', 'ucp-navigate');
    await page.goto(urlOf(path, { shopper, date: NOVEMBER }));
    await loadAll(page);
    await startOf(page, plan).press('Enter');
    await page.getByRole('dialog', { name: 'Your page starts the application here' }).waitFor();
    const detail = {
      entryPoint: 'saved-plan',
      planName: `Sample Medicare Supplement Plan ${plan}`,
      planCode: plan,
      zipCode: '85004',
      planYear: 2027,
      stateCode: 'AZ',
      legalEntity: 'Sample Insurance Company (invented)',
      marketingPlanCode: plan,
    };
    expect(await events()).toEqual([['openAddYourInfo', detail]]);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it.each(startPages)('[REC-07] [LINK-04] opens the plan’s page if the recommendation is for another state: %s', async (path) => {
    const page = await newPage();
    const events = await recordEvents(page, 'openAddYourInfo');
    await page.goto(urlOf(path, { shopper: 'supplement-other-state', date: NOVEMBER }));
    await loadAll(page);
    await startOf(page, 'G').click();
    await page.waitForURL((url) => url.pathname === '/health-plans/medsupp-details.html/85004/G/2027' && url.search === '');
    expect(await events()).toEqual([]);
  });

  it('[REC-06] lets the brand’s script start no second application', async () => {
    const page = await visit('/pages/supplement.html', { shopper: 'supplement-start-two', date: NOVEMBER });
    await startOf(page, 'N').waitFor();
    expect(await page.locator('.demo-supplement__plan').count()).toBe(2);
    expect(await startOf(page, 'G').count()).toBe(0);
  });

  it.each([
    ['the script does not come', '**/supplement-ui.js', 404, ''],
    ['the stylesheet does not come', '**/supplement-ui.css', 404, ''],
    ['the script leaves no such function', '**/supplement-ui.js', 200, 'globalThis.other = 1;'],
    ['the script breaks', '**/supplement-ui.js', 200, 'throw new Error("no");'],
    ['the function breaks', '**/supplement-ui.js', 200, 'globalThis.demoSupplementUi = { init() { throw new Error("no"); } };'],
  ])('[SUP-01] draws its own cards when %s', async (_, file, status, body) => {
    const page = await newPage();
    await page.route(file, (route) => route.fulfill({ status, body, contentType: 'text/javascript' }));
    await page.goto(urlOf('/pages/supplement.html', { shopper: 'supplement', date: NOVEMBER }));
    await page.locator('ucp-supplement-area .plan-card').nth(3).waitFor();
    expect(await page.locator('[slot="supplement-ui"]').count()).toBe(0);
  });

  it('[REM-06] gives focus to the next plan when one is unsaved by keyboard, and to the heading after the last', async () => {
    const page = await visit('/pages/whole.html', { shopper: 'supplement', date: NOVEMBER });
    // It is far down: a key loads it.
    await page.keyboard.press('Tab');
    const area = page.locator('ucp-supplement-area');
    const unsave = async (name: string) => {
      await area.getByRole('button', { name: `Unsave ${name}`, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: `Remove plan ${name}`, exact: true }).focus();
      await page.keyboard.press('Enter');
      await area.getByText(`${name} was removed.`).first().waitFor();
    };
    await unsave('Sample Medicare Supplement Plan G');
    expect(await focusedText(page)).toBe('Sample Medicare Supplement Plan F');
    await unsave('Sample Medicare Supplement Plan F');
    await unsave('Sample Medicare Supplement Wellness Plan G');
    await unsave('Sample Medicare Supplement Select Plan G');
    expect(await focusedText(page)).toBe('Your Medicare Supplement Plans');
    expect(await area.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  });
});
