import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { holdRequests } from './support/held.js';
import { drawn } from './support/page.js';

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

const last = 'Desert Rx Saver (PDP)';

const placeOfLast = (page: Page) =>
  page
    .getByRole('heading', { name: last })
    .first()
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

/** The kept space of an outline may be a little lower than the first time. */
const isNear = async (page: Page, top: number) => Math.abs((await placeOfLast(page)) - top) < 20;

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Whatever the page still has to draw is drawn. */
async function atRest(page: Page): Promise<void> {
  await page.getByRole('heading', { name: last }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

/** The guest's page, far down. */
async function openFarDown(width = 820): Promise<Page> {
  const page = await newPage({ viewport: { width, height: 900 } });
  await page.goto(urlOf('/pages/whole.html', { shopper: 'guest', date: '2026-11-20T09:30:00' }));
  await atRest(page);
  await page
    .getByRole('heading', { name: last })
    .first()
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  return page;
}

describe('a page that is loaded again', () => {
  it.each([390, 820, 1280])('[LOAD-04] shows the place where it was left, at %s px', async (width) => {
    const page = await openFarDown(width);
    const before = await placeOfLast(page);
    await page.reload();
    await atRest(page);
    await expect.poll(() => isNear(page, before)).toBe(true);
  });

  it('[LOAD-04] shows it in a long list', async () => {
    const page = await newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(urlOf('/pages/whole.html', { shopper: 'heavy', date: '2026-11-20T09:30:00' }));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo({ top: 9000, behavior: 'instant' }));
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(9000);
  });

  it('[LOAD-04] shows it after another page, too', async () => {
    const page = await openFarDown();
    const before = await placeOfLast(page);
    await page.goto(urlOf('/pages/index.html'));
    await page.goBack();
    await atRest(page);
    await expect.poll(() => isNear(page, before)).toBe(true);
  });

  it('starts at its top if it is opened in a new visit', async () => {
    const page = await openFarDown();
    await page.goto('about:blank');
    await page.goto(urlOf('/pages/whole.html'));
    await atRest(page);
    expect(await scrolled(page)).toBe(0);
  });

  it('stays where the shopper has scrolled to meanwhile', async () => {
    const page = await openFarDown();
    // The page stays as long as its outlines.
    const answers = await holdRequests(page, '**/profiles/**');
    await page.reload();
    await page.locator('ucp-profile-area').waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const anchor = () => page.evaluate(() => document.documentElement.style.overflowAnchor);
    // Changes above it move nothing, and leave nothing.
    await expect.poll(anchor).toBe('none');
    await page.mouse.wheel(0, -10);
    await expect.poll(anchor).toBe('');
    answers.release();
    await atRest(page);
    expect(await scrolled(page)).toBe(0);
  });

  it('is left alone on a site that keeps the place by itself', async () => {
    const page = await openFarDown();
    await page.addInitScript(() => {
      history.scrollRestoration = 'manual';
    });
    await page.reload();
    await atRest(page);
    expect(await scrolled(page)).toBe(0);
  });

  it('keeps its path and two numbers for the tab, and no query', async () => {
    const page = await openFarDown();
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('ucp_scroll') ?? 'null'));
    expect(kept).toEqual({ path: '/pages/whole.html', top: expect.any(Number), height: expect.any(Number) });
  });
});
