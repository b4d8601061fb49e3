import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page, Request } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { holdRequests } from './support/held.js';
import { hostPage } from './support/host-page.js';
import { listenTo, watchShifts } from './support/page.js';

/** The entries of a CDN build on an author's page: what they define, and which files they ask for and when. */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

const far = '<p class="far">Far below.</p>';
const head = '<link rel="stylesheet" href="/far.css">';

const farCss = '.far { height: 600vh; margin: 0; } .scroller { height: 100vh; overflow: auto; }';

/**
 * Opens a page with `body` and the library files that it requests. Its `.far` paragraphs are six screens high. Its `.scroller` scrolls by
 * itself.
 */
async function open(folder: string, scripts: readonly string[], body: string) {
  const page = await newPage();
  const files: string[] = [];
  const note = (request: Request) => {
    const name = new RegExp(`/${folder}/(.+?)(-[\\w-]{8})?\\.js$`).exec(request.url())?.[1];
    if (name) files.push(name);
  };
  page.on('request', note);
  const { errors } = listenTo(page);
  const shifts = await watchShifts(page);
  await page.route('**/far.css', (route) => route.fulfill({ contentType: 'text/css', body: farCss }));
  const script = scripts.map((name) => `<script type="module" src="/${folder}/${name}"></script>`).join('');
  await hostPage(page, { head: `${head}<link rel="stylesheet" href="/${folder}/reserve.css">`, body, script });
  await page.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
  return { page, files, errors, shifts };
}

const skeletonOf = (page: Page, tag: string) => page.locator(`${tag} >> css=.sk >> nth=0`);
const questions = (page: Page) => page.locator('ucp-faq').getByRole('heading').first();
const isDefined = (page: Page, tag: string) => page.evaluate((name) => customElements.get(name) !== undefined, tag);

describe.each([
  ['cdn', 'react'],
  ['cdn-preact', 'preact'],
])('autoload.js of %s', (folder, drawer) => {
  const autoload = ['autoload.js'];

  it('defines the tags of the page at once, and loads a component when it is near the screen', async () => {
    const { page, files, errors } = await open(folder, autoload, `<ucp-saved-plans></ucp-saved-plans>${far}<ucp-faq></ucp-faq>`);
    await page.getByText('4 plans for 2027').waitFor();
    await skeletonOf(page, 'ucp-faq').waitFor({ state: 'attached' });
    expect(files).toContain('plans');
    expect(files).not.toContain('reading');
    await page.locator('ucp-faq').evaluate((faq) => scrollBy(0, faq.getBoundingClientRect().top - 1.5 * innerHeight));
    await questions(page).waitFor();
    expect(files, 'half a screen below the window').toContain('reading');
    expect(errors).toEqual([]);
  });

  it('loads a component that comes near in a box that scrolls by itself', async () => {
    const { page, files } = await open(folder, autoload, `<div class="scroller">${far}<ucp-faq></ucp-faq></div>`);
    await skeletonOf(page, 'ucp-faq').waitFor({ state: 'attached' });
    expect(files).not.toContain('reading');
    await page.locator('.scroller').evaluate((box) => box.scrollTo(0, 4.5 * innerHeight));
    await expect.poll(() => files).toContain('reading');
  });

  it('asks for the date, and with it for the profile, while the rest of the load still comes', async () => {
    const page = await newPage();
    const load = await holdRequests(page, new RegExp(`/${folder}/load-`));
    const date = page.waitForRequest('**/systemdate/v1');
    const profile = page.waitForRequest('**/profiles/data/**');
    await hostPage(page, {
      body: '<ucp-saved-plans></ucp-saved-plans>',
      script: `<script type="module" src="/${folder}/autoload.js"></script>`,
    });
    await page.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }), { waitUntil: 'commit' });
    await Promise.all([load.asked, date, profile]);
    load.release();
    await page.getByText('4 plans for 2027').waitFor();
  });

  it('draws a tag that is added later, inside another root too', async () => {
    const { page } = await open(folder, autoload, '<h1>Plans</h1>');
    await page.evaluate(() => {
      const island = document.createElement('div');
      island.attachShadow({ mode: 'open' }).append(document.createElement('ucp-faq'));
      document.body.append(document.createElement('ucp-saved-plans'), island);
    });
    await page.getByText('4 plans for 2027').waitFor();
    await page.locator('ucp-faq').scrollIntoViewIfNeeded();
    await questions(page).waitFor();
  });

  it('draws a far tag once it is moved into sight, and forgets one that was removed', async () => {
    const { page, files } = await open(
      folder,
      autoload,
      `<main><h1>Plans</h1></main>${far}<ucp-faq></ucp-faq><ucp-cost-chart></ucp-cost-chart>`,
    );
    await skeletonOf(page, 'ucp-faq').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      document.querySelector('ucp-cost-chart')?.remove();
      document.querySelector('main')?.append(document.querySelector('ucp-faq') ?? '');
    });
    await questions(page).waitFor();
    expect(files).not.toContain('cost-chart');
  });

  it.each([
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['printing', (page: Page) => page.evaluate(() => dispatchEvent(new Event('beforeprint')))],
  ])('loads everything at %s: not only what is near is read then', async (_name, act) => {
    const { page, files } = await open(folder, autoload, `<h1>Plans</h1>${far}<ucp-faq></ucp-faq>`);
    await skeletonOf(page, 'ucp-faq').waitFor({ state: 'attached' });
    expect(files).not.toContain('reading');
    await act(page);
    await questions(page).waitFor({ state: 'attached' });
  });

  it('loads layouts anywhere on the page, and no renderer for a page of only layouts', async () => {
    const body = `<ucp-settings></ucp-settings><ucp-view name="plans"><p>Plans</p></ucp-view>${far}<ucp-view name="drugs"><p>Drugs</p></ucp-view>`;
    const { page, files } = await open(folder, autoload, body);
    await page.getByText('Plans').waitFor();
    await page.evaluate(`import('/${folder}/autoload.js').then(({ profile }) => profile.ready.then(() => profile.setView('drugs')))`);
    await page.getByText('Drugs').waitFor();
    expect(files).toEqual(expect.arrayContaining(['autoload', 'lit', 'layout']));
    expect(files).not.toContain(drawer);
  });

  it('moves nothing of the page, beside the author’s own text', async () => {
    const body = '<h1>Plans</h1><ucp-saved-plans></ucp-saved-plans><p>The author’s own words.</p>';
    const { page, shifts } = await open(folder, autoload, body);
    await page.getByText('4 plans for 2027').waitFor();
    expect(await shifts()).toBeLessThan(0.01);
  });
});

describe('the other entries', () => {
  const body = `<ucp-year-toggle></ucp-year-toggle><ucp-saved-plans></ucp-saved-plans>${far}<ucp-faq></ucp-faq>`;

  it.each(['all.js', 'ucp.js'])('%s loads every component at once, near or far', async (name) => {
    const { page, files } = await open('cdn', [name], body);
    await questions(page).waitFor({ state: 'attached' });
    expect(files).toContain('reading');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('a tag’s own entry defines that tag and no other', async () => {
    const { page } = await open('cdn', ['saved-plans.js', 'year-toggle.js'], body);
    await page.getByText('4 plans for 2027').waitFor();
    expect(await isDefined(page, 'ucp-year-toggle')).toBe(true);
    expect(await isDefined(page, 'ucp-remove-popup')).toBe(false);
    expect(await isDefined(page, 'ucp-faq')).toBe(false);
  });

  it('[REM-01] a popup that an author has put on the page is the one that opens, defined when it is requested', async () => {
    const { page } = await open(
      'cdn',
      ['saved-plans.js'],
      '<ucp-saved-plans></ucp-saved-plans><p><ucp-remove-popup></ucp-remove-popup></p>',
    );
    await page
      .getByRole('button', { name: /^Unsave/ })
      .first()
      .click();
    await page.locator('p > ucp-remove-popup').getByRole('dialog').waitFor();
    expect(await page.locator('ucp-remove-popup').count()).toBe(1);
  });

  it('a tag’s own entry brings what the page adds by itself: signing out asks first', async () => {
    const { page } = await open('cdn', ['account-banner.js'], '<ucp-account-banner></ucp-account-banner>');
    expect(await isDefined(page, 'ucp-sign-out-popup')).toBe(false);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('ucp-sign-out-popup').getByRole('dialog').waitFor();
  });

  it('a tag’s own entry brings the warning before a time-out', async () => {
    const page = await newPage();
    await page.clock.install();
    await hostPage(page, {
      body: '<ucp-saved-plans></ucp-saved-plans>',
      script: '<script type="module" src="/cdn/saved-plans.js"></script>',
    });
    await page.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ucp_lastActive') !== null), { timeout: 10_000 }).toBe(true);
    await page.clock.fastForward(9_005_000);
    await page.getByRole('alertdialog').waitFor();
  });

  it('a layout’s own entry brings what it fills itself with', async () => {
    const { page } = await open('cdn', ['profile-area.js'], '<ucp-profile-area></ucp-profile-area>');
    await page.locator('ucp-saved-plans').getByRole('article').nth(3).waitFor();
    await page.locator('ucp-side-nav >> css=[part~=nav-item]').first().waitFor();
  });

  it.each([
    ['before', ['faq.js', 'autoload.js']],
    ['after', ['autoload.js', 'faq.js']],
  ])('autoload.js defines all tags, also if a tag’s own entry comes %s it', async (_place, scripts) => {
    const { page } = await open('cdn', scripts, body);
    await page.getByText('4 plans for 2027').waitFor();
    expect(await isDefined(page, 'ucp-faq')).toBe(true);
  });
});

describe('a query on the line', () => {
  it('keeps every setting, and logs a warning', async () => {
    const page = await newPage();
    const { logged: consoleLines } = listenTo(page);
    await page.route('**/own.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'import { configure } from "/cdn/autoload.js?v=2"; configure({ theme: "aarp" });',
      }),
    );
    await hostPage(page, {
      body: '<ucp-saved-plans></ucp-saved-plans>',
      script: '<script type="module" src="/own.js"></script><script type="module" src="/cdn/autoload.js?v=2"></script>',
    });
    await page.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
    await page.getByText('4 plans for 2027').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.ucpTheme)).toBe('aarp');
    expect(consoleLines.filter((text) => text.includes('remove the query'))).toEqual([expect.stringContaining('/cdn/autoload.js?v=2')]);
  });

  it('also logs a warning beside the line without it', async () => {
    const page = await newPage();
    const { logged } = listenTo(page);
    await hostPage(page, {
      body: '<ucp-saved-plans></ucp-saved-plans>',
      script: '<script type="module" src="/cdn/autoload.js"></script><script type="module" src="/cdn/autoload.js?v=2"></script>',
    });
    await page.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
    await page.getByText('4 plans for 2027').waitFor();
    expect(logged.filter((text) => text.includes('twice, as'))).toHaveLength(1);
    expect(logged.filter((text) => text.includes('remove the query'))).toHaveLength(1);
  });
});

it('the README’s first page is true: the plans are drawn from its one line', async () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const [, ofDemo = ''] = readme.split('## Your first page with the demo');
  const html = /```html\n([\s\S]*?)```/.exec(ofDemo)?.[1] ?? '';
  expect(html.match(/<script/g)).toHaveLength(1);
  const page = await newPage();
  await page.route('**/pages/first.html*', async (route) => {
    const entry = await route.fetch({ url: route.request().url().replace('first.html', 'index.html') });
    await route.fulfill({ headers: entry.headers(), body: html });
  });
  await page.goto(urlOf('/pages/first.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
  await page.getByText('4 plans for 2027').waitFor();
});

describe('browser messages in docs/authors.md for a script line that did not run', () => {
  const authors = readFileSync(resolve(import.meta.dirname, '../../docs/authors.md'), 'utf8');
  const table = authors.split('### When nothing shows')[1]?.split('\n## ')[0] ?? '';
  const quoted = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, words = '']) => words);
  const file = '/cdn/autoload.js';
  const mistakes: Readonly<Record<string, string>> = {
    'import.meta': `<script src="${file}"></script>`,
    integrity: `<script type="module" src="${file}" integrity="sha384-${'A'.repeat(64)}"></script>`,
    'Not Found': '<script type="module" src="/cdn/0.0.9/autoload.js"></script>',
    CORS: '<script type="module" src="https://files.example/autoload.js"></script>',
    'Content Security Policy': '<script type="module" src="https://other.example/autoload.js"></script>',
  };

  it.each(Object.entries(mistakes))('is what it says: %s', async (name, script) => {
    const words = quoted.find((one) => one.includes(name)) ?? name;
    const page = await newPage();
    const { errors } = listenTo(page);
    await page.route('**/pages/host.html*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': "script-src 'self' https://files.example" },
        body: `<!doctype html><title>Host</title>${script}<ucp-saved-plans></ucp-saved-plans>`,
      }),
    );
    await page.route('https://files.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': 'https://nobody.example' }, body: '' }),
    );
    await page.goto(urlOf('/pages/host.html'));
    await expect.poll(() => errors.join('\n')).toContain(words);
    expect(await isDefined(page, 'ucp-saved-plans')).toBe(false);
  });

  it('has a mistake here for each of its rows', () => {
    expect(quoted.map((words) => Object.keys(mistakes).find((name) => words.includes(name)))).toEqual(Object.keys(mistakes));
  });
});
