import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { brands } from '../../src/shared/brands.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { holdRequests } from './support/held.js';
import { drawn, watchShifts } from './support/page.js';

/** Nothing moves while a page comes, however late and in whatever components its answers come (LOAD-04). */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

/** Lets the services answer one call after the other, each only when the page has drawn what the one before it changed. */
async function answerOneByOne(page: Page): Promise<void> {
  let turn = Promise.resolve<unknown>(undefined);
  const isFile = (path: string) => /\.(js|css|html|svg)$/.test(path);
  await page.route(
    ({ pathname }) => !isFile(pathname),
    (route) => {
      turn = turn
        // A call may be heard of before its document is in place of the one before, which takes what asked it along.
        .then(() => drawn(page).catch(() => drawn(page)))
        .then(async () => route.fulfill({ response: await route.fetch({ maxRetries: 2 }) }))
        // A call that is never answered keeps the page waiting; one of a page that was closed has nobody left to answer.
        .catch(() => route.continue().catch(() => undefined));
    },
  );
}

async function shiftOf(path: string, shopper: string, width: number, hash = ''): Promise<number> {
  const page = await newPage({ viewport: { width, height: 900 } });
  const shifts = await watchShifts(page);
  const ready = page.waitForEvent('console', (message) => message.text() === 'ready');
  await page.addInitScript(() => addEventListener('ucp-ready', () => console.log('ready')));
  await answerOneByOne(page);
  await page.goto(urlOf(path, { shopper, date: '2026-11-20T09:30:00' }) + hash);
  await ready;
  await page.waitForLoadState('networkidle');
  await drawn(page);
  return shifts();
}

const widths = [390, 820, 1280] as const;

const still = widths.map((width) => `${width} px: still`);

async function shifts(path: string, shopper: string, hash?: string): Promise<readonly string[]> {
  const all = await Promise.all(widths.map((width) => shiftOf(path, shopper, width, hash)));
  return all.map((shift, index) => `${widths[index]} px: ${shift < 0.005 ? 'still' : shift.toFixed(4)}`);
}

describe.each([
  ['/pages/whole.html', ['member', 'empty', 'cloaked']],
  ['/pages/dashboard.html', ['empty']],
  ['/pages/composed.html', ['guest']],
  ['/pages/two-brands.html', ['empty']],
] as const)('[LOAD-04] %s stays where it is', (path, shoppers) => {
  it.each(shoppers)('for the shopper %s', async (shopper) => {
    expect(await shifts(path, shopper)).toEqual(still);
  });
});

describe('[LOAD-04] [VW-02] a page that opens on another view stays where it is', () => {
  it.each(['#drugs', '#providers'])('%s', async (hash) => {
    expect(await shifts('/pages/whole.html', 'member', hash)).toEqual(still);
  });
});

/** The composed page with these tags alone in it. */
async function holdOnly(page: Page, tags: string): Promise<void> {
  await page.route('**/pages/composed.html*', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(/<body.*<\/body>/s, `<body>${tags}</body>`) });
  });
}

/** The page says that the service sends months, which are as high as the drugs (MONTH-01). */
const oneCard = `<ucp-settings><script type="application/json">{ "monthlyDrugCosts": true }</script></ucp-settings>
  <ucp-plan-card plan-id="H0609044000"></ucp-plan-card>`;

it.each(widths)('[LOAD-04] [DRUG-13] nothing at all of a card moves when its prices come, %i px wide', async (width) => {
  const page = await newPage({ viewport: { width, height: 1800 } });
  await holdOnly(page, oneCard);
  const shifts = await watchShifts(page);
  const prices = await holdRequests(page, '**/estimateplancost');
  await page.goto(urlOf('/pages/composed.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
  await page.locator('.coverage__cost.is-loading').waitFor({ state: 'attached' });
  await page.locator('.coverage--providers .is-covered').first().waitFor({ state: 'attached' });
  await drawn(page);
  const before = await shifts();
  prices.release();
  await page.locator('.coverage__cost:not(.is-loading)').waitFor({ state: 'attached' });
  await drawn(page);
  expect((await shifts()) - before).toBe(0);
});

// On a phone, where the lists are closed, a doctor who is not in the network makes one more line.
it.each([820, 1280])('[LOAD-04] [COST-14] nothing at all of a card moves while its answers come one by one, %i px wide', async (width) => {
  const page = await newPage({ viewport: { width, height: 900 } });
  await holdOnly(page, oneCard);
  const shifts = await watchShifts(page);
  await answerOneByOne(page);
  await page.goto(urlOf('/pages/composed.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
  await page.getByText('$24.00 more than your plan now').waitFor();
  await page.waitForLoadState('networkidle');
  await drawn(page);
  expect(await shifts()).toBe(0);
});

it('[LOAD-04] the cost chart keeps its space until its rows are there, without shrinking in between', async () => {
  const page = await newPage({ viewport: { width: 820, height: 900 } });
  await holdOnly(page, '<ucp-cost-chart></ucp-cost-chart>');
  await page.addInitScript(() => {
    let least = Number.POSITIVE_INFINITY;
    Object.assign(window, { leastRoom: () => least });
    const look = () => {
      const chart = document.querySelector('ucp-cost-chart');
      if (chart) least = Math.min(least, chart.getBoundingClientRect().height);
      requestAnimationFrame(look);
    };
    look();
  });
  await answerOneByOne(page);
  await page.goto(urlOf('/pages/composed.html', { shopper: 'guest', date: '2026-11-20T09:30:00' }));
  await page.locator('.chart__row').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.chart__row').count()).toBe(4);
  expect(await page.evaluate(() => (window as unknown as { leastRoom: () => number }).leastRoom())).toBeGreaterThan(350);
});

it('[LOAD-04] [COST-12] a chart whose answer does not come moves nothing, and has no empty ground from the first scroll', async () => {
  const page = await newPage({ viewport: { width: 1280, height: 1100 } });
  await holdOnly(page, '<ucp-cost-chart></ucp-cost-chart><p>Below the chart</p>');
  const shifts = await watchShifts(page);
  const prices = await holdRequests(page, '**/estimateplancost');
  await page.goto(urlOf('/pages/composed.html', { shopper: 'plan-ends', date: '2026-11-20T09:30:00' }));
  await page.locator('.chart__answer--waits').waitFor({ state: 'attached' });
  // The page can scroll. Its policy allows no styles in HTML.
  await page.locator('body > p').evaluate((below) => {
    below.style.height = '3000px';
  });
  await drawn(page);
  const before = await shifts();
  prices.release();
  await page.getByText('Total is incomplete').waitFor();
  await page.locator('.chart__answer').waitFor({ state: 'detached' });
  await drawn(page);
  expect((await shifts()) - before).toBeLessThan(0.005);
  /** Under the last line of the chart, in px. */
  const emptyGround = () =>
    page
      .locator('.chart')
      .evaluate((chart) => chart.getBoundingClientRect().bottom - (chart.lastElementChild?.getBoundingClientRect().bottom ?? 0));
  expect(await emptyGround()).toBeGreaterThan(60);
  await page.mouse.wheel(0, 40);
  await expect.poll(emptyGround).toBeLessThan(30);
});

describe.each(['', ...brands])('[LOAD-04] a page of the brand "%s"', (theme) => {
  /** The face and weight of the page's heading, and those that the tags have for theirs. */
  async function facesOf(page: Page) {
    await page.goto(urlOf('/pages/composed.html', { shopper: 'member', date: '2026-11-20T09:30:00', theme }));
    return {
      heading: () => page.locator('h1').evaluate((heading) => [getComputedStyle(heading).fontFamily, getComputedStyle(heading).fontWeight]),
      tags: () =>
        page.locator('body').evaluate((body) => {
          const probe = body.appendChild(document.createElement('p'));
          probe.style.cssText = 'font: var(--ucp-weight-display) 1em var(--ucp-font-display)';
          return [getComputedStyle(probe).fontFamily, getComputedStyle(probe).fontWeight];
        }),
    };
  }

  it('has the face of its headings before the tags bring it', async () => {
    const [alone, whole] = [await newPage(), await newPage()];
    await alone.route('**/cdn/autoload.js', (route) => route.abort());
    const { heading } = await facesOf(alone);
    const { tags } = await facesOf(whole);
    await whole.locator('ucp-saved-plans').getByRole('article').first().waitFor();
    expect(await heading()).toEqual(await tags());
  });
});
