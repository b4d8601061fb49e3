import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { hostPage } from './support/host-page.js';

/** What docs/brands.md tells a brand site about its own script and style sheet. */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

const line = '<script type="module" src="/cdn/autoload.js"></script>';

async function open(body: string, { script = '', style = '' }: { readonly script?: string; readonly style?: string }): Promise<Page> {
  const page = await newPage();
  await page.route('**/your/profile.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/your/look.css', (route) => route.fulfill({ contentType: 'text/css', body: style }));
  const head = '<link rel="stylesheet" href="/your/look.css"><script type="module" src="/your/profile.js"></script>';
  await hostPage(page, { head, body, script: line });
  await page.goto(urlOf('/pages/host.html', { shopper: 'member', date: '2026-11-20T09:30:00' }));
  return page;
}

describe('a module of the page’s own before the library’s line', () => {
  it('configures and brings tools to the one library of the page', async () => {
    const script = `
      import { configure, profile } from '/cdn/autoload.js';
      configure({ theme: 'aarp', host: { track: () => { window.tracked = true; } } });
      profile.registerTool('drug-cost-estimator', {
        async open() { window.opened = true; return { isCompleted: false, isImported: false }; },
      });`;
    const page = await open('<ucp-drug-list></ucp-drug-list>', { script });
    await page.getByRole('button', { name: /^(Add|Edit) drugs/ }).click();
    await expect.poll(() => page.evaluate(() => 'opened' in window)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.ucpTheme)).toBe('aarp');
  });
});

it('a script reads the facts as soon as the page says that it is ready, without having asked before', async () => {
  const script = `
    import { profile } from '/cdn/autoload.js';
    addEventListener('ucp-ready', () => { window.told = profile.get().isComplete; });`;
  const page = await open('<ucp-drug-list></ucp-drug-list>', { script });
  await expect.poll(() => page.evaluate(() => 'told' in window && window.told)).toBe(true);
});

/** The outline of the first card's part, and the token as the card has it. */
function lookOf(page: Page): Promise<{ readonly outline: string; readonly token: string }> {
  return page
    .locator('ucp-saved-plans [part~="card"]')
    .first()
    .evaluate((card) => {
      const style = getComputedStyle(card);
      return { outline: style.outlineStyle, token: style.getPropertyValue('--ucp-color-action').trim() };
    });
}

const dotted = (tag: string) => `${tag}::part(card) { outline: 3px dotted red; }`;

describe('the page’s own style sheet', () => {
  it('reaches parts of tags in the area that stand in the page, none of those that the area fills itself with, and tokens of both', async () => {
    const style = `:root { --ucp-color-action: #663399; } ${dotted('ucp-saved-plans')} ${dotted('ucp-profile-area')}`;
    const filled = await open('<ucp-profile-area></ucp-profile-area>', { style });
    await expect.poll(() => lookOf(filled)).toEqual({ outline: 'none', token: '#663399' });
    const composed = await open('<ucp-profile-area><ucp-saved-plans></ucp-saved-plans></ucp-profile-area>', { style });
    await expect.poll(() => lookOf(composed)).toEqual({ outline: 'dotted', token: '#663399' });
  });

  it.each([
    ['a scope', '<div data-ucp-theme="aarp"><ucp-saved-plans></ucp-saved-plans></div>'],
    ['a theme of its own', '<ucp-saved-plans theme="aarp"></ucp-saved-plans>'],
  ])('does not reach a tag in %s from :root, and does by its name', async (_where, body) => {
    const plain = await open(body, { style: ':root { --ucp-color-action: #663399; }' });
    await expect.poll(async () => (await lookOf(plain)).token).toBe('#951c33');
    const named = await open(body, { style: ':root, [data-ucp-theme], [theme] { --ucp-color-action: #663399; }' });
    await expect.poll(async () => (await lookOf(named)).token).toBe('#663399');
  });
});
