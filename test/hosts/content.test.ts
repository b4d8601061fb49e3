import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../demo/service/files/security-headers.js';
import { addSkeletons, type SkeletonOptions } from '../../elements/server.js';
import { describe as describeLibrary } from '../../rollup/describe/model.mjs';
import { ckeditorOptions, tinymceOptions } from '../../rollup/describe/rich-text.mjs';
import { withBrowser } from '../browser/support/browser.js';
import { demo } from '../browser/support/demo.js';
import { listenTo, recordEvents, watchShifts } from '../browser/support/page.js';
import { astroPage, eleventyPage } from './build-site.mjs';
import { expectTakenOver, holdScripts, painted } from './support/first-paint.js';

/** Hosts whose pages are content: the tags come in HTML from a server or a CMS, or out of a rich-text editor. */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

/** Serves `html` beside the demo's service, to a member in November, under a content policy if there is one. */
async function serve(page: Page, html: string, policy?: string): Promise<void> {
  await page.route('**/hosts/page.html', async (route) => {
    const entry = await route.fetch({ url: urlOf('/pages/index.html', { shopper: 'member', date: '2026-11-20T09:30:00' }) });
    const cookies = entry.headers()['set-cookie'] ?? '';
    const rules: Readonly<Record<string, string>> = policy ? { 'content-security-policy': policy } : {};
    await route.fulfill({ headers: { ...rules, 'content-type': 'text/html; charset=utf-8', 'set-cookie': cookies }, body: html });
  });
  await page.goto(urlOf('/hosts/page.html'), { waitUntil: 'commit' });
}

/** The parts of a page as they are painted before any script, and what lets the scripts go. */
async function openWithoutScripts(html: string, policy?: string) {
  const page = await newPage();
  const { errors } = listenTo(page);
  const shifts = await watchShifts(page);
  const scripts = await holdScripts(page);
  await serve(page, html, policy);
  await page.locator('ucp-plan-card').waitFor({ state: 'attached' });
  return { page, errors, shifts, scripts };
}

const isShell = (url: string) => url.endsWith('/autoload.js');

async function open(html: string) {
  const page = await newPage();
  const { errors } = listenTo(page);
  const shifts = await watchShifts(page);
  const readies = await recordEvents(page, 'ucp-ready');
  await serve(page, html);
  return { page, errors, shifts, readies };
}

const cards = (page: Page, tag: string) => page.locator(tag).getByRole('article');

describe('in Astro', () => {
  let html: string;
  beforeAll(async () => {
    html = await astroPage();
  }, 60_000);

  it('the server’s HTML holds the tags with what it has filled in', () => {
    expect(html).toMatch(/<ucp-plan-card plan-id="H0321002000" plan-year="2027"><template [\s\S]*<\/template><\/ucp-plan-card>/);
    expect(html).toMatch(/<ucp-saved-plans no-heading=""><template [\s\S]*<\/template><ucp-year-toggle slot="toggle">/);
  });

  it('[LOAD-04] skeletons are painted before any script under a strict content policy, and stay in place when the shell comes', async () => {
    const { page, errors, shifts, scripts } = await openWithoutScripts(html, contentSecurityPolicy);
    await expectTakenOver(page, scripts, isShell, 'ucp-plan-card');
    await page.locator('ucp-saved-plans .plan-card').nth(3).waitFor();
    expect(await shifts()).toBeLessThan(0.02);
    expect(errors).toEqual([]);
  });

  it('they are drawn in place, and nothing moves', async () => {
    const { page, errors, shifts, readies } = await open(html);
    // The cards with all their content, not their placeholders: a list that grows above moves the scroll position.
    await expect.poll(readies, { timeout: 20_000 }).toEqual([['ucp-ready', { complete: true }]]);
    await page.locator('ucp-saved-plans .plan-card').nth(3).waitFor();
    await page.locator('ucp-plan-card').scrollIntoViewIfNeeded();
    await cards(page, 'ucp-plan-card').waitFor();
    expect(await shifts()).toBeLessThan(0.02);
    expect(errors).toEqual([]);
  });
});

describe('on a server of one’s own', () => {
  const pageWith = (options: SkeletonOptions, content = '') =>
    addSkeletons(
      `<!doctype html><html lang="es"><head><title>Own</title><link rel="icon" href="data:,"><script type="module" src="/cdn/autoload.js"></script></head><body><ucp-faq>${content}</ucp-faq></body></html>`,
      options,
    );

  it('[LOAD-04] the skeletons are painted under a content policy with a nonce', async () => {
    const page = await newPage();
    const { errors } = listenTo(page);
    await holdScripts(page);
    await serve(page, pageWith({ nonce: 'r4nd0m' }), contentSecurityPolicy.replace("style-src 'self'", "style-src 'nonce-r4nd0m'"));
    await page.locator('ucp-faq').waitFor({ state: 'attached' });
    expect((await painted(page, 'ucp-faq')).bars).toBe(6);
    expect(errors.filter((one) => one.includes('style'))).toEqual([]);
  });

  it.each([
    ['the message in the language of the page', '', 'No se pudo cargar esta parte de la página. Inténtelo de nuevo más tarde.'],
    ['what the author wrote into the tag', 'Llame al 1-800-555-0142.', 'Llame al 1-800-555-0142.'],
  ])('[LOAD-04] whose reader has scripts off, a skeleton gives way at once to %s', async (_, content, words) => {
    const page = await newPage({ javaScriptEnabled: false });
    await serve(page, pageWith({}, content));
    await page.getByText(words).waitFor();
    expect(await page.locator('ucp-faq .sk').isVisible()).toBe(false);
  });
});

describe('in Eleventy', () => {
  let html: string;
  beforeAll(async () => {
    html = await eleventyPage();
  }, 60_000);

  it('[LOAD-04] tags in Markdown are painted before any script, and stay in place when the shell comes', async () => {
    const { page, errors, shifts, scripts } = await openWithoutScripts(html);
    await expectTakenOver(page, scripts, isShell, 'ucp-plan-card');
    await page.locator('ucp-saved-plans .plan-card').nth(3).waitFor();
    expect(await shifts()).toBeLessThan(0.02);
    expect(errors).toEqual([]);
  });

  it('tags in Markdown are drawn alone, in a sentence and in a table', async () => {
    const { page, errors } = await open(html);
    await cards(page, 'ucp-saved-plans').nth(3).waitFor();
    await page.locator('ucp-saved-plans > ucp-year-toggle').getByText('January 2027 or later').waitFor();
    await page.locator('p > ucp-plan-card').scrollIntoViewIfNeeded();
    await cards(page, 'p > ucp-plan-card').waitFor();
    await page.locator('td > ucp-faq').scrollIntoViewIfNeeded();
    await page.locator('td > ucp-faq').getByRole('heading').first().waitFor();
    expect(errors).toEqual([]);
  });
});

/** Each tag as an author would write it, with every attribute it has. */
async function written(): Promise<readonly string[]> {
  const { tags } = await describeLibrary();
  return tags.map(
    ({ tag, attributes }) => `<${tag}${attributes.map(({ name, words }) => ` ${name}="${words[0] ?? 'x'}"`).join('')}></${tag}>`,
  );
}

/** A page with an editor of this package's files. */
async function editorPage(folder: string, head: string): Promise<Page> {
  const page = await newPage();
  await page.route('**/hosts/editor/**', (route) => {
    const path = new URL(route.request().url()).pathname.split('/hosts/editor/')[1] ?? '';
    return route.fulfill({ path: resolve(import.meta.dirname, 'node_modules', folder, path) });
  });
  await serve(page, `<!doctype html><html lang="en"><head><title>Editor</title>${head}</head><body><div id="editor"></div></body></html>`);
  await page.waitForLoadState();
  return page;
}

/** The tags of an editor's answer with their attributes, in order. */
const tagsIn = (html: string) => [...html.matchAll(/<(ucp-[\w-]+)([^>]*)>/g)].map(([, tag, rest]) => `<${tag}${rest}></${tag}>`);

describe('in TinyMCE', () => {
  it('an edit keeps every tag with its attributes, and drops a tag that is not the library’s', async () => {
    const page = await editorPage('tinymce', '<script src="/hosts/editor/tinymce.min.js"></script>');
    const all = await written();
    const options = {
      ...tinymceOptions(await describeLibrary()),
      selector: '#editor',
      base_url: '/hosts/editor',
      suffix: '.min',
      license_key: 'gpl',
      promotion: false,
    };
    const html = await page.evaluate(
      async ([init, content]) => {
        // biome-ignore lint/suspicious/noExplicitAny: the editor stands on the page
        const [editor] = await (globalThis as any).tinymce.init(init);
        editor.setContent(`<p>Plans</p>${content}<other-tag>Gone</other-tag>`);
        editor.insertContent('<p>Typed</p>');
        return editor.getContent() as string;
      },
      [options, all.join('')] as const,
    );
    expect(html).toContain('Typed');
    expect(tagsIn(html)).toEqual(all);
    expect(html).not.toContain('other-tag');
  });
});

describe('in CKEditor', () => {
  it('an edit keeps every tag with its attributes, and drops the attributes of a tag that is not the library’s', async () => {
    const page = await editorPage('ckeditor5/dist/browser', '<script src="/hosts/editor/ckeditor5.umd.js"></script>');
    const all = await written();
    const options = { ...ckeditorOptions(await describeLibrary()), licenseKey: 'GPL' };
    const html = await page.evaluate(
      async ([init, content]) => {
        // biome-ignore lint/suspicious/noExplicitAny: the editor stands on the page
        const { ClassicEditor, Essentials, GeneralHtmlSupport, Paragraph } = (globalThis as any).CKEDITOR;
        const plugins = [Essentials, Paragraph, GeneralHtmlSupport];
        const editor = await ClassicEditor.create(document.getElementById('editor'), { ...init, plugins });
        editor.setData(`<p>Plans</p>${content}<other-tag onclick="alert()">Other</other-tag>`);
        editor.execute('insertParagraph', { position: editor.model.document.selection.getFirstPosition() });
        return editor.getData() as string;
      },
      [options, all.join('')] as const,
    );
    expect(tagsIn(html)).toEqual(all);
    expect(html).not.toContain('onclick');
  });
});
