import type { Page } from 'playwright';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { tables } from '../../elements/index.js';
import { version } from '../../src/domain/version.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { listenTo } from './support/page.js';

/** The page that writes an author's snippet, and what happens when its text is pasted into a page. */

const { newPage, visit, urlOf } = withBrowser();

beforeEach(() => demo.reset());

const written = async (page: Page, part: 'head' | 'body') => (await page.locator(`#${part}`).textContent()) ?? '';

/** The two texts, once the page has chosen. */
async function snippetOf(choose: (page: Page) => Promise<void>) {
  const page = await visit('/pages/snippet.html');
  await page.getByText('<ucp-saved-plans></ucp-saved-plans>').waitFor();
  await choose(page);
  return { head: await written(page, 'head'), body: await written(page, 'body') };
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

  it.each(['React', 'preact, smaller'])('draws the chosen tags where it is pasted, every file checked (%s)', async (build) => {
    const snippet = await snippetOf(async (page) => {
      await page.getByLabel('Build').selectOption(build);
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
    const page = await newPage();
    await page.route('**/npm/**', (route) => route.fulfill({ status: 404 }));
    await page.goto(urlOf('/pages/snippet.html'));
    await page.getByText('<ucp-saved-plans></ucp-saved-plans>').waitFor();
    const read = await page
      .locator('#tags input')
      .evaluateAll((boxes) =>
        boxes.map((box) => [box.getAttribute('value'), document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent]),
      );
    const tags = tables.filter(({ tag }) => tag !== 'ucp-settings');
    expect(read).toEqual(tags.map(({ tag, summary }) => [tag, summary.replaceAll('`', '')]));
    expect(await page.locator('#tags p code').first().textContent()).toBe('show()');
  });

  it('asks services elsewhere for the content too, unless another place is typed', async () => {
    const page = await visit('/pages/snippet.html');
    await page.getByText('<ucp-saved-plans></ucp-saved-plans>').waitFor();
    await page.getByLabel('Where the services are').fill('https://services.example.com/');
    expect(await written(page, 'body')).toContain(
      'api-base="https://services.example.com/" content-base="https://services.example.com/api/assets/uhccp/content-fragments"',
    );
    await page.getByLabel('Where the content fragments are').fill('https://content.example.com');
    await page.getByLabel('Where the services are').fill('https://other.example.com');
    expect(await written(page, 'body')).toContain('api-base="https://other.example.com" content-base="https://content.example.com"');
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
