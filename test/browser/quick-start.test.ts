import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { knownTags } from '../../src/element/preview/vocabulary.js';
import { flavour, withBrowser } from './support/browser.js';
import { listenTo } from './support/page.js';

/**
 * An author's first visit, from nothing: an HTML file on a server of their own, where no service answers, and the library from another
 * origin. The lines are those of the documents.
 */

const { newPage } = withBrowser();
const root = resolve(import.meta.dirname, '../..');
const ADDRESS = 'https://your-site.example/cdn/1.1.0/';

/** The quick start of a document: its first block of HTML that is a whole page. */
function quickStart(document: string): string {
  const [, lines = ''] = /```html\n(<!doctype html>.*?)```/s.exec(readFileSync(join(root, document), 'utf8')) ?? [];
  return lines;
}

const lines = quickStart('docs/authors.md');

let server: Server;
let html = '';

/** The author's server: one file. For any other address it has what static servers have, a page that says so. */
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const isFile = new URL(url ?? '/', 'http://localhost').pathname === '/';
    response.writeHead(isFile ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isFile ? html : '<!doctype html><title>Not found</title>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

const libraryAt = () => new URL(flavour === 'preact' ? '/cdn-preact/' : '/cdn/', inject('demoUrl')).href;

/** Opens a page of the author's, with the library from where the demo serves it. */
async function open(written: string, width = 1280): Promise<{ readonly page: Page; readonly files: string[]; readonly logged: string[] }> {
  html = written.replaceAll(ADDRESS, libraryAt());
  // A context of its own: the page that tests share is tidied on the demo's origin alone.
  const page = await newPage({ viewport: { width, height: 900 }, locale: 'en-US' });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const { logged: consoleLines } = listenTo(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { page, files, logged: consoleLines };
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Author’s help' });
const plansOf = (page: Page) => page.locator('ucp-saved-plans').getByRole('article');

/** Chooses whom the page is shown for. */
async function show(page: Page, person: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await panelOf(page).getByRole('combobox', { name: 'Person' }).selectOption(person);
  await loaded;
}

describe('the quick start', () => {
  it('has under ten lines, the same in the README and in the authors’ guide', () => {
    expect(lines.trim().split('\n').length).toBeLessThan(10);
    expect(quickStart('README.md')).toBe(lines);
    expect(lines).toContain(ADDRESS);
  });

  it('shows sample saved plans on another origin than the library, without a service, and says that they are samples', async () => {
    const { page, files } = await open(lines);
    await plansOf(page).first().waitFor();
    expect(new URL(page.url()).origin).not.toBe(new URL(libraryAt()).origin);
    const names = await plansOf(page).locator('[part~=name]').allTextContents();
    expect(names).toHaveLength(3);
    expect(names.filter((name) => !name.startsWith('Sample plan '))).toEqual([]);
    await page.getByText('Sample data', { exact: true }).waitFor();
    await panelOf(page).getByText('No service answers at this page’s own address').waitFor();
    expect(files.filter((url) => /\/samples-/.test(url))).toHaveLength(1);
  });

  it('says that nothing is to fix, and which settings come before publishing', async () => {
    const { page } = await open(lines);
    await plansOf(page).first().waitFor();
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Author’s help ✓ Nothing to fix' }).waitFor();
    await panel.getByRole('heading', { name: 'Before you publish, set' }).waitFor();
    await panel.getByRole('listitem').filter({ hasText: 'apiBase' }).waitFor();
    expect(await panel.locator('.wrong').allInnerTexts()).toEqual([]);
  });

  it.each(['sample-member', 'sample-guest', 'sample-agent'])(
    'says for the %s of every tag that shows nothing why that is',
    async (person) => {
      const cards = ['plan-card plan-id', 'active-plan-card plan-id', 'application-card application-id'];
      const named = (tag: string) => cards.find((card) => `ucp-${card}`.startsWith(`${tag} `))?.split(' ')[1];
      const alone = knownTags.filter((tag) => !['ucp-settings', 'ucp-profile-area', 'ucp-dashboard', 'ucp-toast'].includes(tag));
      const tags = alone.map((tag) => `<${tag}${named(tag) ? ` ${named(tag)}="X0009001000"` : ''}></${tag}>`);
      const { page } = await open(lines.replace('<ucp-saved-plans></ucp-saved-plans>\n<ucp-disclosures></ucp-disclosures>', tags.join('')));
      await plansOf(page).first().waitFor();
      await show(page, person);
      await plansOf(page).first().waitFor();
      // Any key loads the tags that are far away.
      await page.keyboard.press('Shift');
      const panel = panelOf(page);
      const lineOf = (tag: string) =>
        panel
          .getByRole('listitem')
          .filter({ hasText: `<${tag}>:` })
          .innerText();
      await expect
        .poll(async () => (await panel.getByRole('listitem').allInnerTexts()).filter((line) => /: waiting$/.test(line)))
        .toEqual([]);
      const logged: string[] = [];
      for (const tag of alone) {
        const isSeen = (await page.locator(tag).locator(':visible').count()) > 0;
        const line = await lineOf(tag);
        if (isSeen ? !line.endsWith(': drawn') : !/: shows nothing now: \w/.test(line))
          logged.push(`${isSeen ? 'seen' : 'not seen'}: ${line}`);
      }
      expect(logged).toEqual([]);
      expect(await lineOf('ucp-outage-banner')).toContain('it shows if sign-in is not available');
      // The samples have more than one pharmacy (PHARM-01).
      expect(await lineOf('ucp-pharmacy-comparison')).toContain('drawn');
      expect(await lineOf('ucp-enrolled-plans')).toContain(person === 'sample-guest' ? 'this person is signed out' : 'drawn');
    },
  );

  it('shows a sample guest and a sample agent, each chosen once and kept for the tab', async () => {
    const { page } = await open(lines.replace('<ucp-saved-plans>', '<ucp-account-banner></ucp-account-banner><ucp-saved-plans>'));
    await plansOf(page).first().waitFor();
    const banner = page.locator('ucp-account-banner');
    await banner.getByText('Sample').first().waitFor();
    await show(page, 'sample-guest');
    await banner.getByText('Create account', { exact: true }).waitFor();
    await page.reload();
    await banner.getByText('Create account', { exact: true }).waitFor();
    await show(page, 'sample-agent');
    await plansOf(page).first().waitFor();
    expect(await banner.getByText('Create account', { exact: true }).count()).toBe(0);
  });

  it.each([
    ['sample-member-moves', 'you move to Sample plan B (PPO) on January 1, 2027.', 'Sample drug C 10 mg tablet'],
    ['sample-member-ends', 'This plan ends December 31, 2026.', 'This plan is not offered in 2027.'],
  ])('[NEXT-02] [NEXT-04] shows what becomes of the plan of the %s', async (person, outcome, change) => {
    const tags = '<ucp-active-plans></ucp-active-plans><ucp-plan-changes></ucp-plan-changes><ucp-saved-plans>';
    const { page } = await open(lines.replace('<ucp-saved-plans>', tags));
    await plansOf(page).first().waitFor();
    await show(page, person);
    const loaded = page.waitForEvent('load');
    const day = panelOf(page).locator('input[name=date]');
    await day.fill('2026-11-20T09:30');
    await day.dispatchEvent('change');
    await loaded;
    await expect.poll(() => page.locator('ucp-active-plans .outcome').innerText()).toContain(outcome);
    await expect.poll(() => page.locator('ucp-plan-changes [part=changes]').innerText()).toContain(change);
  });

  it('lets a sample plan be removed, and put back', async () => {
    const { page } = await open(lines);
    const first = page.getByRole('button', { name: /^Unsave/ }).first();
    await first.click();
    await page
      .getByRole('button', { name: /^Remove plan/ })
      .first()
      .click();
    await expect.poll(() => plansOf(page).count()).toBe(2);
    await page.getByRole('button', { name: /Undo/ }).first().click();
    await expect.poll(() => plansOf(page).count()).toBe(3);
  });

  it.each(['sample-member', 'sample-guest', 'sample-agent'])(
    'keeps nothing of the %s in the browser, and sends nothing',
    async (person) => {
      const { page, files } = await open(lines.replace('<ucp-saved-plans>', '<ucp-drug-list></ucp-drug-list><ucp-saved-plans>'));
      await plansOf(page).first().waitFor();
      if (person !== 'sample-member') await show(page, person);
      await page.locator('ucp-drug-list').getByText('Sample drug A').first().waitFor();
      await page
        .getByRole('button', { name: /^Unsave/ })
        .first()
        .click();
      const kept = await page.evaluate(() => ({
        cookies: document.cookie,
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        tracked: Object.hasOwn(window, 'ucpEvents'),
      }));
      expect(kept).toEqual({ cookies: '', local: [], session: person === 'sample-member' ? [] : ['ucp_preview'], tracked: false });
      const ownCalls = files.filter((url) => url.startsWith(new URL(page.url()).origin) && new URL(url).pathname !== '/');
      // The question whether a service is there, of a uuid that nobody has.
      expect(ownCalls.filter((url) => !/\/profiles\/data\/v1\/[\w-]{36}\/all\/\d{4}\/false$|\/favicon\.ico$/.test(url))).toEqual([]);
    },
  );

  it('shows live data when the author chooses it: nothing is there then, which the panel says, with samples one press away', async () => {
    const { page } = await open(lines);
    await plansOf(page).first().waitFor();
    await show(page, 'live');
    await panelOf(page).getByText('No service answers.').waitFor();
    expect(await page.getByText('Sample data', { exact: true }).count()).toBe(0);
    const loaded = page.waitForEvent('load');
    await panelOf(page).getByRole('button', { name: 'Show sample data' }).click();
    await loaded;
    await plansOf(page).first().waitFor();
  });

  it('shows live data where the page says where its services are, also when these do not answer', async () => {
    const { page } = await open(lines.replace('<ucp-settings preview>', '<ucp-settings preview api-base="http://127.0.0.1:9">'));
    await panelOf(page).getByText('No service answers.').waitFor();
    expect(await page.getByText('Sample data', { exact: true }).count()).toBe(0);
    await panelOf(page).getByRole('button', { name: 'Show sample data' }).waitFor();
  });

  it('shows no samples once `preview` is gone, in the tab where they were chosen', async () => {
    const { page, files } = await open(lines);
    await plansOf(page).first().waitFor();
    await show(page, 'sample-guest');
    await plansOf(page).first().waitFor();
    html = html.replace(' preview', '');
    files.splice(0);
    await page.reload();
    await page.locator('ucp-saved-plans').getByText('We could not load your saved items').waitFor();
    expect(await plansOf(page).count()).toBe(0);
    expect(files.filter((url) => /\/(preview|samples)-/.test(url))).toEqual([]);
  });

  it('loads nothing of the panel or the samples without `preview`', async () => {
    const { page, files } = await open(lines.replace(' preview', ''));
    await page.locator('ucp-saved-plans').getByRole('heading').first().waitFor();
    expect(files.filter((url) => /\/(preview|samples)-/.test(url))).toEqual([]);
  });
});

describe('the preview in an editor', () => {
  const editorPage = (person: string) =>
    `<!doctype html><html lang="en"><head><title>Editor</title><script type="module" src="${ADDRESS}autoload.js"></script></head><body>
     <ucp-settings api-base="https://services.invalid"><script type="application/json">{"preview":true,"previewAs":"${person}"}</script></ucp-settings>
     <ucp-saved-plans></ucp-saved-plans></body></html>`;

  it('shows a sample person without the panel, and asks no service, even where the page names one', async () => {
    const { page, files } = await open(editorPage('member'));
    await expect.poll(() => plansOf(page).count()).toBeGreaterThan(2);
    await page.getByText('Sample data').waitFor();
    expect(await panelOf(page).count()).toBe(0);
    expect(files.filter((url) => url.includes('services.invalid'))).toEqual([]);
  });

  it('a person whom there is not is ignored: the panel is there', async () => {
    const { page, logged } = await open(editorPage('somebody'));
    await panelOf(page).waitFor();
    expect(logged.join()).toContain('"previewAs" takes one of guest, member, agent');
  });
});
