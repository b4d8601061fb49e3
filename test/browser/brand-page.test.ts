import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { hostPage } from './support/host-page.js';

/** The advice of docs/brands.md to a brand site about its own script and style sheet. */

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
  it('styles tags that the author puts into the area, none that the area adds, and tokens of both', async () => {
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

describe('the brands', () => {
  interface BrandLook {
    readonly drawings: readonly string[];
    readonly card: readonly string[];
    readonly tag: string;
    readonly face: string;
    readonly head: readonly string[];
  }

  /** Differences between brands, other than colors. */
  async function brandLook(brand: string): Promise<BrandLook> {
    const page = await newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(urlOf('/pages/whole.html', { shopper: 'member', date: '2026-11-20T09:30:00', theme: brand }));
    await page.locator('ucp-saved-plans .plan-card').nth(1).waitFor();
    const { drawings, head } = await page.locator('ucp-account-banner .banner').evaluate((banner) => {
      const style = getComputedStyle(banner);
      const groups = [...banner.querySelectorAll('.art > g')];
      return {
        drawings: groups.filter((one) => getComputedStyle(one).display !== 'none').map((one) => one.getAttribute('class') ?? ''),
        head: [style.borderBottomWidth, style.borderBottomLeftRadius],
      };
    });
    const card = page.locator('ucp-saved-plans .plan-card').nth(1);
    return {
      drawings,
      head,
      card: await card.evaluate((one) => {
        const style = getComputedStyle(one);
        return [
          style.borderTopLeftRadius,
          style.borderTopWidth,
          getComputedStyle(one, '::before').width,
          `${Number(style.getPropertyValue('--ucp-density'))}`,
        ];
      }),
      // The tag is a flag in the corner, or stands off from it.
      tag: await card.locator('.tag').evaluate((tag) => {
        const { top } = (tag.closest('.plan-card') as Element).getBoundingClientRect();
        return tag.getBoundingClientRect().top - top > 6 ? 'inset' : 'flag';
      }),
      face: await card
        .locator('h3')
        .evaluate((name) => `${getComputedStyle(name).fontFamily.split(',')[0]} ${getComputedStyle(name).fontWeight}`),
    };
  }

  it.each([
    ['', { drawings: ['art__hills'], head: ['1px', '0px'], card: ['16px', '1px', '0px', '1'], tag: 'flag', face: 'Charter 600' }],
    ['uhc', { drawings: ['art__rings'], head: ['0px', '0px'], card: ['12px', '5px', '0px', '1'], tag: 'inset', face: 'Georgia 700' }],
    [
      'aarp',
      { drawings: ['art__quilt'], head: ['6px', '0px'], card: ['2px', '1px', '7px', '0.84'], tag: 'inset', face: '"Helvetica Neue" 800' },
    ],
    [
      'uhccp',
      { drawings: ['art__homes'], head: ['0px', '28px'], card: ['28px', '1px', '0px', '1.15'], tag: 'inset', face: 'ui-rounded 700' },
    ],
  ])('have their own drawing, head, card and heading face, not their colors alone: %j', async (brand, look) => {
    expect(await brandLook(brand)).toEqual(look);
  });
});

describe('the logo of a brand', () => {
  const mark = '<svg slot="logo" viewBox="0 0 120 32" role="img" aria-label="Example Health"><rect width="120" height="32"/></svg>';
  const shown = (page: Page) =>
    page.evaluate(() =>
      ['ucp-top-bar', 'ucp-account-banner'].flatMap((tag) => {
        const layout = document.querySelector('ucp-profile-area');
        const host = layout?.shadowRoot?.querySelector(tag) ?? document.querySelector(tag);
        const box = host?.shadowRoot?.querySelector('[part="logo"]')?.getBoundingClientRect();
        return box && box.width > 0 ? [`${tag} ${box.width} by ${box.height}`] : [];
      }),
    );

  it.each([
    [1280, 'ucp-top-bar 120 by 32'],
    [820, 'ucp-top-bar 120 by 32'],
    [390, 'ucp-account-banner 84 by 28'],
  ])('appears once on the whole page if a window of %i px has space for it: %s', async (width, place) => {
    const page = await open(`<ucp-profile-area>${mark}</ucp-profile-area>`, {});
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => shown(page)).toEqual([place]);
    await page.locator('ucp-saved-plans .plan-card').first().waitFor();
    expect(await page.getByRole('img', { name: 'Example Health' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it('moves when the window turns narrow, and leaves when the page takes it away', async () => {
    const page = await open(`<ucp-profile-area>${mark}</ucp-profile-area>`, {});
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => shown(page)).toEqual(['ucp-top-bar 120 by 32']);
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(() => shown(page)).toEqual(['ucp-account-banner 84 by 28']);
    await page.evaluate(() => document.querySelector('[slot="logo"]')?.remove());
    await expect.poll(() => shown(page)).toEqual([]);
    await page.locator('ucp-saved-plans .plan-card').first().waitFor();
  });

  it('takes no space if a page has none, in the top bar and in the banner', async () => {
    const bars = '<ucp-top-bar></ucp-top-bar><ucp-account-banner></ucp-account-banner>';
    const empty = await open(bars, {});
    const back = () => empty.locator('ucp-top-bar [part="back"]').evaluate((link) => link.getBoundingClientRect().left);
    await empty.setViewportSize({ width: 1280, height: 900 });
    await empty.locator('ucp-top-bar [part="back"]').waitFor();
    expect(await shown(empty)).toEqual([]);
    const left = await back();
    await empty.evaluate(() => {
      const own = document.createElement('div');
      own.slot = 'logo';
      document.querySelector('ucp-top-bar')?.append(own);
    });
    await expect.poll(() => shown(empty)).toEqual(['ucp-top-bar 120 by 32']);
    expect(await back()).toBeGreaterThan(left + 120);
  });

  it('is no mark that the library ships', async () => {
    const page = await open('<ucp-profile-area></ucp-profile-area>', {});
    await page.locator('ucp-saved-plans .plan-card').first().waitFor();
    expect(await shown(page)).toEqual([]);
  });
});
