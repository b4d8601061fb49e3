import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from '../browser/support/browser.js';
import { demo } from '../browser/support/demo.js';
import { listenTo } from '../browser/support/page.js';
import { bundleHost } from './bundle.mjs';
import { type HostName, hosts } from './hosts.mjs';

/** The tags in applications of other frameworks: each is bundled by its own tools and used in Chromium in the same way. */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

const applications = (Object.keys(hosts) as HostName[])
  .map((name) => ({ name, ...hosts[name] }))
  .filter(({ isApplication }) => isApplication);
const entries: Partial<Record<HostName, string>> = { react: 'main.jsx' };
const bodyOf = (name: HostName) =>
  name === 'plain' ? readFileSync(resolve(import.meta.dirname, 'plain/body.html'), 'utf8') : '<div id="app"></div>';

/** Opens the application on a page of its own, beside the demo's service. */
async function open(name: HostName, files: ReadonlyMap<string, string>, prepare: (page: Page) => Promise<unknown> = async () => undefined) {
  const page = await newPage();
  await prepare(page);
  page.setDefaultTimeout(8000);
  const { errors, logged } = listenTo(page);
  const line = hosts[name].delivery === 'the author’s line' ? '<script type="module" src="/cdn/autoload.js"></script>' : '';
  await page.route('**/hosts/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/hosts\//, '');
    if (path !== 'page.html')
      return route.fulfill(files.has(path) ? { contentType: 'text/javascript', body: files.get(path) ?? '' } : { status: 404 });
    const entry = await route.fetch({ url: urlOf('/pages/index.html', { shopper: 'member', date: '2026-11-20T09:30:00' }) });
    const cookies = entry.headers()['set-cookie'] ?? '';
    const head = `<title>Host</title><link rel="icon" href="data:,">${line}<script type="module" src="/hosts/main.js"></script>`;
    return route.fulfill({
      headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': cookies },
      body: `<!doctype html><html lang="en"><head>${head}</head><body>${bodyOf(name)}</body></html>`,
    });
  });
  await page.goto(urlOf('/hosts/page.html'));
  return { page, errors, logged };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const order = (page: Page) => page.locator('#list > *').evaluateAll((all) => all.map(({ localName }) => localName));

/** Marks what the list has drawn, around its cards: these change with the year. */
const mark = (page: Page) =>
  page.locator('ucp-saved-plans').evaluate((host) => host.shadowRoot?.firstElementChild?.setAttribute('data-kept', ''));
const isMarked = (page: Page) =>
  page.locator('ucp-saved-plans').evaluate((host) => host.shadowRoot?.firstElementChild?.hasAttribute('data-kept'));

describe.each(applications)('in $title', ({ name }) => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await bundleHost(name, entries[name] ?? 'main.js');
  }, 60_000);

  it('tags are drawn, heard, moved with what they hold, opened by a property more than once, removed and added again', async () => {
    const { page, errors, logged } = await open(name, files);
    await page.locator('ucp-saved-plans').getByRole('article').nth(3).waitFor();

    await page.locator('ucp-year-toggle').getByText('Nov or Dec 2026').click();
    await page.getByText('Heard 2026').waitFor();

    await mark(page);
    expect(await order(page)).toEqual(['ucp-year-toggle', 'ucp-saved-plans']);
    await press(page, 'Swap');
    await expect.poll(() => order(page)).toEqual(['ucp-saved-plans', 'ucp-year-toggle']);
    expect(await isMarked(page), 'a move draws nothing anew').toBe(true);

    const dialog = page.locator('ucp-zip-popup').getByRole('dialog');
    for (const time of ['first', 'second']) {
      await press(page, 'Ask');
      await dialog.waitFor().catch(() => expect.fail(`the popup does not open the ${time} time`));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }

    await press(page, 'Remove');
    await expect.poll(() => page.locator('ucp-saved-plans').count()).toBe(0);
    await press(page, 'Add');
    await page.locator('ucp-saved-plans').getByRole('article').first().waitFor();
    expect(await isMarked(page)).toBe(false);
    expect(errors).toEqual([]);
    expect(logged.filter((line) => line.includes('[ucp]'))).toEqual([]);
  });
});

it('in React, which imports few tags, the page still warns before a time-out', async () => {
  const { page } = await open('react', await bundleHost('react', 'main.jsx'), (tab) => tab.clock.install());
  await page.locator('ucp-saved-plans').getByRole('article').nth(3).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ucp_lastActive') !== null), { timeout: 10_000 }).toBe(true);
  expect(await page.evaluate(() => customElements.get('ucp-timeout-popup') === undefined)).toBe(true);
  await page.clock.fastForward(9_005_000);
  await page.getByRole('alertdialog').waitFor();
}, 60_000);

it('in React, the application and the tags share one React', async () => {
  const files = await bundleHost('react', 'main.jsx');
  const copies = [...files.values()].flatMap((text) => text.match(/rendererPackageName: "react-dom"/g) ?? []);
  expect(copies).toHaveLength(1);
}, 60_000);
