import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { version } from '../../src/domain/version.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { hostPage } from './support/host-page.js';
import { listenTo } from './support/page.js';

/** The author's help: what the panel of `preview` says and lets try, and that a page without it loads nothing of it. */

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
  expect(files.filter((url) => /\/preview-/.test(url))).toEqual([]);
  expect(await panel.count()).toBe(0);
});

describe('the panel', () => {
  it('lists the tags with their state, and marks what an author got wrong', async () => {
    const { panel, errors } = await open(
      `${settings}${plans}<ucp-saved-plan></ucp-saved-plan><ucp-plan-card plan-id="x" planid="y"></ucp-plan-card>`,
    );
    await line(panel, '<ucp-saved-plans>: drawn').waitFor();
    await line(panel, '<ucp-saved-plan>: misspelt, or no script of this page brings it').waitFor();
    await line(panel, 'has no attribute “planid”').waitFor();
    await line(panel, 'the attribute "plan-id" takes one capital letter and ten digits').waitFor();
    expect(errors).toEqual([]);
  });

  it('is as large as all else: no letters under 16 px, nothing to press under 44 px', async () => {
    const { panel } = await open(`${settings}${plans}`);
    await line(panel, '<ucp-saved-plans>: drawn').waitFor();
    const letters = await panel.locator('*').evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(16);
    const controls = panel.locator('summary, select, input, button');
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

  it('follows the page: a tag that is added, and one whose piece does not come', async () => {
    const { page, panel } = await open(`${settings}${plans}`, (tab) => tab.route('**/cdn/reading-*.js', (route) => route.abort()));
    await line(panel, '<ucp-saved-plans>: drawn').waitFor();
    expect(await line(panel, 'ucp-faq').count()).toBe(0);
    await page.evaluate(() => document.body.append(document.createElement('ucp-faq')));
    await page.locator('ucp-faq').scrollIntoViewIfNeeded();
    await line(panel, '<ucp-faq>: failed').waitFor();
  });

  it('says that no tag shows anything where the only ones are in a template, a frame, or written as text', async () => {
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

describe('what an author tries out', () => {
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
    await choose(page, 'Role', 'guest');
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
