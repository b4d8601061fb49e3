import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { version } from '../../src/shared/version.js';
import { axeFaults } from './support/axe.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { hostPage } from './support/host-page.js';
import { listenTo } from './support/page.js';

/** The author's help: what the panel of `preview` says and lets try, and that a page without it loads nothing of it. Its samples are in `quick-start.test.ts`. */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

const settings = '<ucp-settings preview></ucp-settings>';
const plans = '<ucp-saved-plans></ucp-saved-plans>';

async function open(body: string, prepare: (page: Page) => Promise<unknown> = async () => undefined, script?: string) {
  const page = await newPage();
  page.setDefaultTimeout(10_000);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const { errors } = listenTo(page);
  await prepare(page);
  await hostPage(page, { body, script: script ?? '<script type="module" src="/cdn/autoload.js"></script>' });
  await page.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
  await page.locator('ucp-saved-plans').getByRole('article').first().waitFor();
  return { page, files, errors, panel: page.getByRole('complementary', { name: 'Author’s help' }) };
}

const line = (panel: ReturnType<Page['locator']>, text: string) => panel.getByRole('listitem').filter({ hasText: text });

it('is not there, and not loaded, on a page that does not ask for it', async () => {
  const { files, panel } = await open(`<ucp-settings></ucp-settings>${plans}`);
  expect(files.filter((url) => /\/(preview|samples)-/.test(url))).toEqual([]);
  expect(await panel.count()).toBe(0);
});

describe('the panel', () => {
  it('lists the tags with their state, and marks what an author got wrong', async () => {
    const { panel, errors } = await open(
      `${settings}${plans}<ucp-saved-plan></ucp-saved-plan><ucp-plan-card plan-id="x" planid="y"></ucp-plan-card>`,
    );
    await line(panel, '<ucp-saved-plans>: drawn').waitFor();
    await line(panel, '<ucp-saved-plan>: there is no such tag. Did you mean “ucp-saved-plans”?').waitFor();
    await line(panel, 'has no attribute “planid”. Did you mean “plan-id”?; “plan-id” takes one capital letter and ten digits').waitFor();
    // The reference service refuses the shopper that the panel asks for, to learn whether a service is there.
    expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('is as large as all else: no letters under 16 px, nothing to press under 44 px', async () => {
    const { panel } = await open(`${settings}${plans}`);
    await line(panel, '<ucp-saved-plans>: drawn').waitFor();
    const letters = await panel.locator('*').evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(16);
    const controls = panel.locator('select, input, button');
    const heights = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  it('says which settings a live page with these tags needs', async () => {
    const { panel } = await open(`${settings}${plans}<ucp-drug-list></ucp-drug-list>`);
    await line(panel, 'drugTool.brandId').waitFor();
    expect(await line(panel, 'apiBase').count(), 'the services are the page’s own').toBe(0);
    expect(await line(panel, 'supplementUi.script').count()).toBe(0);
  });

  it('says of a what-if date that no calendar has that it does not count', async () => {
    const json = '<script type="application/json">{ "systemDate": "2026-02-30" }</script>';
    const { panel } = await open(`<ucp-settings preview>${json}</ucp-settings>${plans}`);
    await line(panel, '"systemDate" takes a date such as 2026-11-20T09:30:00').waitFor();
  });

  it('follows the page: an added tag, and a tag whose component does not load', async () => {
    const { page, panel } = await open(`${settings}${plans}`, (tab) => tab.route('**/cdn/reading-*.js', (route) => route.abort()));
    await line(panel, '<ucp-saved-plans>: drawn').waitFor();
    expect(await line(panel, 'ucp-faq').count()).toBe(0);
    await page.evaluate(() => document.body.append(document.createElement('ucp-faq')));
    await page.locator('ucp-faq').scrollIntoViewIfNeeded();
    await line(panel, '<ucp-faq>: failed').waitFor();
  });

  it('says that no tag shows anything if the only ones are in a template, a frame, or written as text', async () => {
    const hidden = `<template>${plans}</template><iframe title="Plans" srcdoc="${plans}"></iframe><p>&lt;ucp-saved-plans></p>`;
    const page = await newPage();
    await hostPage(page, { body: `${settings}${hidden}`, script: '<script type="module" src="/cdn/autoload.js"></script>' });
    await page.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
    const panel = page.getByRole('complementary', { name: 'Author’s help' });
    const none = panel.getByText('No tag of this page shows anything.');
    await none.waitFor();
    await page.evaluate(() => document.body.append(document.createElement('ucp-saved-plans')));
    await none.waitFor({ state: 'detached' });
  });

  it('[TOAST-01] does not take the toast, which the page adds by itself, for a tag of the author’s', async () => {
    const page = await newPage({ viewport: { width: 1280, height: 900 } });
    await hostPage(page, {
      body: `${settings}<template>${plans}</template>`,
      script: '<script type="module" src="/cdn/autoload.js"></script>',
    });
    await page.goto(urlOf('/pages/host.html', { shopper: 'guest', date: '2026-11-20T09:30:00' }));
    await page.locator('ucp-toast').getByText('Already a member?').first().waitFor();
    const panel = page.getByRole('complementary', { name: 'Author’s help' });
    await panel.getByRole('button', { name: 'Look again' }).click();
    await panel.getByText('No tag of this page shows anything.').waitFor();
    expect(await line(panel, 'ucp-toast').count()).toBe(0);
  });

  it('loads no samples if the service answers: what it shows is live', async () => {
    const { page, files, panel } = await open(`${settings}${plans}`);
    await line(panel, '<ucp-saved-plans>: drawn').waitFor();
    expect(files.filter((url) => /\/samples-/.test(url))).toEqual([]);
    expect(await panel.getByRole('combobox', { name: 'Person' }).inputValue()).toBe('live');
    expect(await page.getByText('Sample data', { exact: true }).count()).toBe(0);
  });

  it('says that a Spanish page gets English words from the content service', async () => {
    const { page, panel } = await open(`${settings}${plans}`, (tab) =>
      tab.route('**/contact-us.es.json', (route) => route.fulfill({ status: 404 })),
    );
    await line(panel, '<ucp-saved-plans>: drawn').waitFor();
    const loaded = page.waitForEvent('load');
    await panel.getByRole('combobox', { name: 'Language' }).selectOption('es');
    await loaded;
    await page.getByText('La página no está en inglés, pero este contenido del servicio sí:').waitFor();
    await page.getByText('contact-us.json').waitFor();
  });

  it('names two versions of the library', async () => {
    const script = '<script type="module" src="/cdn/all.js"></script><script type="module" src="/cdn-preact/all.js"></script>';
    const { panel } = await open(
      `${settings}${plans}`,
      (tab) =>
        tab.route('**/cdn-preact/autoload.js', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(version, '0.0.9') });
        }),
      script,
    );
    await panel.getByText(`more than once: ${version}, 0.0.9`).waitFor();
  });
});

describe('the place of the panel', () => {
  const widths = [390, 820, 1280] as const;
  const boxOf = async (panel: ReturnType<Page['locator']>) => (await panel.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

  async function openAt(width: number, css = '') {
    const page = await newPage({ viewport: { width, height: 800 }, hasTouch: true });
    await hostPage(page, {
      head: '<meta name="viewport" content="width=device-width">',
      body: `${settings}${plans}<ucp-faq></ucp-faq>`,
      script: '<script type="module" src="/cdn/autoload.js"></script>',
    });
    await page.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
    if (css) await page.evaluate((text) => Object.assign(document.body.style, { cssText: text }), css);
    const panel = page.getByRole('complementary', { name: 'Author’s help' });
    const move = panel.getByRole('button', { name: 'Move the panel' });
    const toggle = panel.getByRole('button', { name: 'Author’s help' });
    await toggle.waitFor();
    // The panel grows with each thing that it says.
    await page.waitForLoadState('networkidle');
    return { page, panel, move, toggle };
  }

  async function expectInside(panel: ReturnType<Page['locator']>, width: number): Promise<void> {
    const { x, y, ...size } = await boxOf(panel);
    expect({ x, y }).toEqual({ x: expect.any(Number), y: expect.any(Number) });
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + size.width).toBeLessThanOrEqual(width);
    expect(y + size.height).toBeLessThanOrEqual(800);
  }

  it.each(widths)('is a closed bar in a small window, %i px wide, and stays as the author leaves it', async (width) => {
    const { page, panel, toggle } = await openAt(width);
    expect(await toggle.getAttribute('aria-expanded')).toBe(String(width >= 1024));
    const before = await boxOf(panel);
    await toggle.focus();
    await page.keyboard.press('Enter');
    expect(await toggle.getAttribute('aria-expanded')).toBe(String(width < 1024));
    await expectInside(panel, width);
    const after = await boxOf(panel);
    expect(Math.min(before.height, after.height)).toBeLessThan(60);
    await page.reload();
    await toggle.waitFor();
    expect(await toggle.getAttribute('aria-expanded')).toBe(String(width < 1024));
  });

  it.each(widths)('moves by keys, and never leaves the window, %i px wide', async (width) => {
    const { page, panel, move } = await openAt(width);
    await move.focus();
    const before = await boxOf(panel);
    await page.keyboard.press('ArrowUp');
    expect((await boxOf(panel)).y).toBeLessThan(before.y);
    for (let times = 0; times < 60; times += 1) await page.keyboard.press('ArrowRight');
    for (let times = 0; times < 60; times += 1) await page.keyboard.press('ArrowUp');
    await expectInside(panel, width);
    const moved = await boxOf(panel);
    await page.reload();
    await move.waitFor();
    await expect.poll(() => boxOf(panel)).toEqual(moved);
  });

  it('moves by a press, from corner to corner', async () => {
    const { panel, move } = await openAt(1280);
    const corners: string[] = [];
    for (let times = 0; times < 4; times += 1) {
      await move.click();
      const { x, y, width, height } = await boxOf(panel);
      corners.push(`${x + width > 640 && x > 300 ? 'right' : 'left'} ${y + height > 700 ? 'bottom' : 'top'}`);
    }
    expect(corners).toEqual(['left top', 'right top', 'right bottom', 'left bottom']);
  });

  it.each(['mouse', 'finger'])('moves with a %s, and comes back into a window that gets smaller', async (by) => {
    const { page, panel, move } = await openAt(1280);
    const { x, y } = await boxOf(move);
    if (by === 'mouse') {
      await page.mouse.move(x + 20, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 400, y - 50, { steps: 5 });
      await page.mouse.move(x + 820, y - 80, { steps: 5 });
      await page.mouse.up();
    } else {
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', { x: x + 20, y: y + 20 });
      await touch('touchMove', { x: x + 400, y: y - 50 });
      await touch('touchMove', { x: x + 820, y: y - 80 });
      await touch('touchEnd');
    }
    const moved = await boxOf(panel);
    expect(moved.x).toBeGreaterThan(x + 700);
    await expectInside(panel, 1280);
    await page.setViewportSize({ width: 700, height: 800 });
    await expect.poll(async () => (await boxOf(panel)).x + moved.width).toBeLessThanOrEqual(700);
  });

  it.each([
    [390, ''],
    [820, ''],
    [1280, ''],
    [1280, 'background:#111;color:#eee'],
  ] as const)('has no fault that axe finds, %i px wide, "%s"', async (width, css) => {
    const { page, toggle, panel } = await openAt(width, css);
    if (width < 1024) await toggle.click();
    await line(panel, '<ucp-saved-plans>: drawn').waitFor();
    expect(await axeFaults(page, ['body > div:last-of-type'])).toEqual([]);
  });
});

describe('choices that an author tries', () => {
  const choose = async (page: Page, label: string, value: string) => {
    const loaded = page.waitForEvent('load');
    await page.getByRole('combobox', { name: label }).selectOption(value);
    await loaded;
  };

  it('is a brand and a language, kept for the tab', async () => {
    const { page } = await open(`${settings}${plans}`);
    await choose(page, 'Brand', 'aarp');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.ucpTheme)).toBe('aarp');
    await choose(page, 'Language', 'es');
    await page.getByRole('heading', { name: 'Sus planes guardados' }).waitFor();
    await page.getByRole('complementary', { name: 'Ayuda para autores' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.ucpTheme)).toBe('aarp');
  });

  it('is a date: the page is drawn as on that day', async () => {
    const { page } = await open(`${settings}${plans}`);
    await page.getByText('4 plans for 2027').waitFor();
    await page.getByLabel('Date', { exact: true }).fill('2026-03-10T09:30');
    await page.getByText('4 plans for 2026').first().waitFor();
  });

  it('is a role: a member’s page is drawn as a guest’s, and nothing that is saved changes', async () => {
    const { page } = await open(`${settings}<ucp-account-banner></ucp-account-banner>${plans}`);
    const register = page.locator('ucp-account-banner').getByText('Create account', { exact: true });
    expect(await register.count()).toBe(0);
    await choose(page, 'Person', 'guest');
    await register.waitFor();
    await page.getByText('changes nothing that is saved').waitFor();
    await page
      .getByRole('button', { name: /^Unsave/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Remove plan/ })
      .first()
      .click();
    await page.locator('ucp-remove-popup').getByRole('dialog').waitFor({ state: 'hidden' });
    const calls = await demo.calls();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});
