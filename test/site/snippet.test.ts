import type { Page } from 'playwright';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { brotliBytes } from '../../scripts/lib/brotli.mjs';
import { version } from '../../src/shared/version.js';
import { axeFaults } from '../browser/support/axe.js';
import { withBrowser } from '../browser/support/browser.js';
import { demo } from '../browser/support/demo.js';
import { listenTo } from '../browser/support/page.js';
import { addressOf } from './support/site.js';

/** The page that writes an author's snippet, and what happens when its text is pasted into a page. */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

const written = async (page: Page, part: 'head' | 'settings' | 'body') => (await page.locator(`#${part}`).textContent()) ?? '';

/** The code for the head and for the body, after the page's choices. */
async function snippetOf(choose: (page: Page) => Promise<void>) {
  const page = await openPage();
  await choose(page);
  return { head: await written(page, 'head'), body: `${await written(page, 'settings')}\n${await written(page, 'body')}` };
}

async function openPage(prepare: (page: Page) => Promise<unknown> = async () => undefined): Promise<Page> {
  const page = await newPage();
  page.setDefaultTimeout(15_000);
  await prepare(page);
  await page.goto(addressOf('guides/snippet'));
  await page.getByText('<ucp-saved-plans></ucp-saved-plans>').waitFor();
  return page;
}

/** A page of a site that has pasted them: nothing of the demo's own is on it, its content policy neither. */
async function paste(
  { head, body }: { readonly head: string; readonly body: string },
  change?: (page: Page) => Promise<unknown>,
  shopper = 'member',
) {
  const page = await newPage();
  const { errors } = listenTo(page);
  await page.route('**/pages/pasted.html*', async (route) => {
    const entry = await route.fetch({ url: route.request().url().replace('pasted.html', 'index.html') });
    const html = `<!doctype html><html lang="en"><head><title>Pasted</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
    const headers = { ...entry.headers(), 'content-type': 'text/html' };
    await route.fulfill({
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-security-policy')),
      body: html,
    });
  });
  await change?.(page);
  await page.goto(urlOf('/pages/pasted.html', { shopper, date: '2026-11-20T09:30:00' }));
  return { page, errors };
}

describe('the snippet', () => {
  it('is one script line of this version without the extras', async () => {
    const { head } = await snippetOf(async (page) => {
      await page.getByLabel('Keep room').uncheck();
      await page.getByLabel('Let the browser check').uncheck();
      await page.getByLabel('Fetch what the chosen tags need').uncheck();
    });
    expect(head).toBe(`<script type="module" src="${inject('demoUrl')}/cdn/${version}/autoload.js"></script>`);
  });

  it.each(['React', 'preact'])('draws the chosen tags where it is pasted, every file checked (%s)', async (build) => {
    const snippet = await snippetOf(async (page) => {
      await page.getByRole('radio', { name: new RegExp(`^${build},`) }).check();
      await page.getByLabel('Check also what loads later').check();
      await page.getByLabel('ucp-year-toggle').check();
      await page.getByLabel('Look').selectOption('aarp');
    });
    expect(snippet.head).toContain('integrity="sha384-');
    expect(snippet.head).toMatch(/rel="modulepreload" href="[^"]*\/load-/);
    const { page, errors } = await paste(snippet);
    await page.getByText('4 plans for 2027').waitFor();
    await page.getByText('January 2027 or later').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.ucpTheme)).toBe('aarp');
    expect(errors).toEqual([]);
  });

  it('gives a tag that shows nothing without an id one of the demo’s', async () => {
    const snippet = await snippetOf(async (page) => {
      await page.getByLabel('ucp-saved-plans').uncheck();
      await page.getByLabel('ucp-plan-card').check();
      await page.getByLabel('ucp-application-card').check();
      await page.getByLabel('ucp-active-plan-card').check();
    });
    expect(snippet.body).toContain('<ucp-plan-card plan-id="H0609044000"></ucp-plan-card>');
    expect(snippet.body).toContain('<ucp-application-card application-id="H0609044000-2027"></ucp-application-card>');
    expect(snippet.body).toContain('<ucp-active-plan-card plan-id="H0609044000"></ucp-active-plan-card>');
    const { page, errors } = await paste(snippet, undefined, 'applicant');
    await page.locator('ucp-plan-card').getByText('H0609-044-000').waitFor();
    await page.locator('ucp-application-card').getByRole('heading').waitFor();
    expect(errors).toEqual([]);
  });

  it('says under each tag what it is for, from what `npm start` alone builds, which is not the package', async () => {
    const page = await openPage((tab) => tab.route('**/npm/**', (route) => route.fulfill({ status: 404 })));
    const read = await page
      .locator('input[name="tag"]')
      .evaluateAll((boxes) =>
        boxes.map((box) => [box.getAttribute('value'), document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent]),
      );
    const shown = tables.filter(({ tag }) => tag !== 'ucp-settings');
    const tags = [...shown.filter(({ isPopup }) => !isPopup), ...shown.filter(({ isPopup }) => isPopup)];
    expect(read).toEqual(tags.map(({ tag, summary }) => [tag, summary.replaceAll('`', '')]));
    expect(await page.locator('#popups p code').first().textContent()).toBe('show()');
  });

  it('asks services elsewhere for the content too, unless another place is typed', async () => {
    const page = await openPage();
    await page.getByLabel('Where the services are').fill('https://services.example.com/');
    expect(await written(page, 'settings')).toContain(
      'api-base="https://services.example.com/" content-base="https://services.example.com/api/assets/uhccp/content-fragments"',
    );
    await page.getByLabel('Where the content fragments are').fill('https://content.example.com');
    await page.getByLabel('Where the services are').fill('https://other.example.com');
    expect(await written(page, 'settings')).toContain('api-base="https://other.example.com" content-base="https://content.example.com"');
  });

  it.each(['autoload', 'plans-*'])('keeps a changed file from running: %s', async (file) => {
    const snippet = await snippetOf((page) => page.getByLabel('Check also what loads later').check());
    const { page, errors } = await paste(snippet, (tab) =>
      tab.route(`**/cdn/**/${file}.js`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.changed = true;` });
      }),
    );
    await expect.poll(() => errors.join()).toContain('integrity');
    expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
  });
});

describe('the page that an author saves to try', () => {
  /** Presses the link, and opens the saved file from the disk. */
  async function savedPage(choose: (page: Page) => Promise<unknown> = async () => undefined) {
    const from = await openPage();
    await choose(from);
    const [file] = await Promise.all([from.waitForEvent('download'), from.getByRole('link', { name: 'Save a page to try' }).click()]);
    expect(file.suggestedFilename()).toBe('my-plans.html');
    const path = await file.path();
    const page = await newPage({ viewport: { width: 1280, height: 900 } });
    const { errors } = listenTo(page);
    // The browser names a download without an ending.
    await page.route('file://**', async (route) => route.fulfill({ path, contentType: 'text/html' }));
    await page.goto(`file://${path}.html`);
    return { page, errors };
  }

  it('shows sample plans and the author’s panel without a web server and without a service', async () => {
    const { page, errors } = await savedPage();
    await page.locator('ucp-saved-plans').getByRole('article').first().waitFor();
    await page.getByRole('complementary', { name: 'Author’s help' }).waitFor();
    await page.getByText('Sample data', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  it('has the chosen tags and look', async () => {
    const { page } = await savedPage(async (from) => {
      await from.getByLabel('ucp-drug-list').check();
      await from.getByLabel('Look').selectOption('aarp');
    });
    await page.locator('html[data-ucp-theme="aarp"]').waitFor({ state: 'attached' });
    await page.locator('ucp-drug-list').getByRole('heading').first().waitFor();
  });
});

interface Manifest {
  readonly tags: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

/** The bytes of all files that a page loads for these tags, measured from the files themselves. */
async function bytesOf(build: string, ...tags: readonly string[]): Promise<string> {
  const get = (file: string) => fetch(new URL(`/${build}/${file}`, inject('demoUrl')));
  const manifest = (await (await get('manifest.json')).json()) as Manifest;
  const files = [...new Set(tags.flatMap((tag) => manifest.tags[tag]?.files ?? []))];
  const bytes = await Promise.all(files.map(async (file) => brotliBytes(await (await get(file)).text())));
  return `${(bytes.reduce((sum, one) => sum + one, 0) / 1000).toFixed(0)} KB`;
}

describe('the snippet page', () => {
  it('is one press away from the first page of the documentation', async () => {
    const page = await newPage();
    await page.goto(addressOf(''));
    await page.locator('main').getByRole('link', { name: 'Choose tags, and copy what to paste' }).click();
    await page.waitForURL(addressOf('guides/snippet'));
  });

  const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).getByRole('checkbox');
  const values = (boxes: ReturnType<typeof group>) => boxes.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  const preview = (page: Page) => page.frameLocator('#shown');

  it('shows popups apart from the parts of the page', async () => {
    const page = await openPage();
    const popups = tables.filter(({ isPopup }) => isPopup).map(({ tag }) => tag);
    expect(popups.length).toBeGreaterThan(5);
    expect(await values(group(page, 'Popups'))).toEqual(popups);
    const parts = await values(group(page, 'Parts of the page'));
    expect(parts.length).toBe(tables.length - popups.length - 1);
    expect(parts.filter((tag) => tag?.endsWith('-popup'))).toEqual([]);
  });

  it('shows what a page loads for the chosen tags in each build, as the built files weigh', async () => {
    const page = await openPage();
    const shown = (build: string) => expect.poll(() => page.locator(`[data-bytes="${build}"]`).textContent());
    for (const build of ['cdn', 'cdn-preact']) await shown(build).toBe(await bytesOf(build, 'ucp-saved-plans'));
    await page.getByLabel('ucp-cost-chart').check();
    await page.getByLabel('ucp-zip-popup').check();
    for (const build of ['cdn', 'cdn-preact'])
      await shown(build).toBe(await bytesOf(build, 'ucp-saved-plans', 'ucp-cost-chart', 'ucp-zip-popup'));
  });

  it.each([
    ['as pages may', async () => undefined],
    [
      'without the permission to write to the clipboard',
      (page: Page) =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
        }),
    ],
    ['without a clipboard', (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))],
  ])('copies each part by its one button, by keyboard, and says so aloud (%s)', async (_, prepare) => {
    const page = await openPage(prepare);
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' })));
    const buttons = page.getByRole('button', { name: /^Copy the/ });
    expect(await buttons.count()).toBe(await page.locator('snippet-page pre').count());
    for (const part of ['head', 'settings', 'body'] as const) {
      const button = page.locator(`[data-copy="${part}"]`);
      await button.press('Enter');
      const line = page.locator('.snippet__copy', { has: button });
      await line.getByRole('status').getByText('Copied.').waitFor();
      expect(await page.getByRole('status').filter({ hasText: 'Copied.' }).count(), 'the others are silent').toBe(1);
      await page.locator('#pasted').fill('');
      await page.locator('#pasted').press('Control+V');
      expect(await page.locator('#pasted').inputValue()).toBe(await written(page, part));
    }
  });

  it('says how to copy by hand if the browser does not copy', async () => {
    const page = await openPage((tab) =>
      tab.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      }),
    );
    await page.getByRole('button', { name: 'Copy the tags' }).click();
    await page.getByText('The text is selected').waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toBe('<ucp-saved-plans></ucp-saved-plans>');
  });

  it('previews the chosen tags in the chosen build, look and role', async () => {
    const page = await openPage();
    const { errors } = listenTo(page);
    const frame = preview(page);
    await frame.getByText('4 plans for 2027').waitFor();

    await page.getByLabel('ucp-saved-plans').uncheck();
    await page.getByLabel('ucp-plan-card').check();
    await page.getByLabel('Look').selectOption('aarp');
    await page.getByRole('radio', { name: 'preact' }).check();
    await frame
      .locator('ucp-plan-card')
      .getByRole('heading', { name: /AZ-0003/ })
      .waitFor();
    await frame.locator('html[data-ucp-theme="aarp"]').waitFor({ state: 'attached' });
    const files = () => frame.locator('html').evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(async () => (await files()).some((name) => name.endsWith('/cdn-preact/autoload.js'))).toBe(true);

    await page.getByLabel('ucp-account-banner').check();
    await page.getByLabel('Shown to').selectOption('guest');
    await frame.locator('ucp-account-banner').getByText('Sign in').waitFor();
    expect(await frame.locator('ucp-saved-plans').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('opens a popup of the preview by a button, and says which one does not open', async () => {
    const page = await openPage();
    const frame = preview(page);
    await page.getByLabel('ucp-zip-popup').check();
    await page.getByLabel('ucp-remove-popup').check();
    // Each choice loads the preview anew.
    await frame.getByRole('button', { name: 'Open ucp-remove-popup' }).waitFor();
    await frame.getByRole('button', { name: 'Open ucp-zip-popup' }).press('Enter');
    await frame.locator('ucp-zip-popup').getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await frame.locator('ucp-zip-popup').getByRole('dialog').waitFor({ state: 'hidden' });
    await frame.getByRole('button', { name: 'Open ucp-remove-popup' }).press('Enter');
    await frame.getByText('It does not open for this person').waitFor();
  });

  it.each([390, 820, 1280])('has no fault that axe finds, and nothing beside the screen, at %i px', async (width) => {
    const page = await openPage((tab) => tab.setViewportSize({ width, height: 900 }));
    await page.getByLabel('ucp-zip-popup').check();
    await preview(page).getByText('4 plans for 2027').waitFor();
    expect(await axeFaults(page, undefined, { iframes: false })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
