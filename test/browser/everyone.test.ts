import type { BrowserContextOptions, Page } from 'playwright';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { brands } from '../../src/shared/brands.js';
import { axeFaults } from './support/axe.js';
import { type Visit, withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { clippedTexts, overflowingElements } from './support/fit.js';
import { brokenWords } from './support/words.js';

const { visit } = withBrowser();

/** In the enrollment period: the year toggle stands there too. */
const date = '2026-11-20T09:30:00';

beforeEach(() => demo.reset());

/** Each page of the demo with someone who fills it. */
const pages = [
  ['the whole page, plans', '/pages/whole.html', 'member'],
  ['the whole page, drugs', '/pages/whole.html#drugs', 'guest'],
  ['the whole page, doctors', '/pages/whole.html#providers', 'guest'],
  ['the whole page, nothing saved', '/pages/whole.html', 'empty'],
  ['the whole page, cloaked', '/pages/whole.html', 'cloaked'],
  ['the dashboard of an applicant', '/pages/dashboard.html', 'applicant'],
  ['the dashboard of someone enrolled', '/pages/dashboard.html', 'enrolled'],
  ['the dashboard with recommendations', '/pages/dashboard.html', 'recommended'],
  ['single tags between a site’s own text', '/pages/composed.html', 'guest'],
  ['two brands on one page', '/pages/two-brands.html', 'guest'],
  ['two bundles on one page', '/pages/two-bundles.html', 'guest'],
  ['a brand’s own pieces', '/pages/pieces.html', 'guest'],
  ['supplement plans drawn by a brand', '/pages/supplement.html', 'supplement'],
  ['the index', '/', ''],
] as const;

/** Everything is drawn, what is far down too: a key loads it, as for whoever reads by keyboard. */
async function settled(path: string, query: Visit, options?: BrowserContextOptions): Promise<Page> {
  const page = await visit(path, { date, ...query }, { reducedMotion: 'reduce', ...options });
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Scrolls to the foot of the page. A card that was never on screen has no height of its own yet, and would be measured over the part below
 * it.
 */
function seeTheEnd(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Letters of twice the size on a phone. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await page.setViewportSize({ width: 390, height: 844 });
}

/** What does not fit, on the page as it is now. */
async function misfits(page: Page): Promise<readonly string[]> {
  return [...(await overflowingElements(page)), ...(await clippedTexts(page))];
}

/** The width that a desktop's scrollbar leaves of a window of 320 px, which is one of 1280 px at 400% zoom. */
const NARROW = 320 - 15;

describe('every page', () => {
  it.each(pages)('has nothing that axe finds, and fits 320 px, as at 400% zoom, in English and Spanish: %s', async (_, path, shopper) => {
    const page = await settled(path, { shopper }, { viewport: { width: NARROW, height: 800 } });
    expect(await misfits(page)).toEqual([]);
    await seeTheEnd(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'es'));
    await page.waitForLoadState('networkidle');
    expect(await misfits(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await axeFaults(page)).toEqual([]);
  });

  const mainPages = [
    ['/pages/whole.html', 'member'],
    ['/pages/whole.html#drugs', 'guest'],
    ['/pages/whole.html#providers', 'guest'],
    ['/pages/dashboard.html', 'recommended'],
  ] as const;
  // Two pages of a brand are in English and two in Spanish, and the next brand has them the other way around.
  const looks = brands.flatMap((theme, nth) => mainPages.map((one, at) => [theme, (nth + at) % 2 ? 'es' : 'en', ...one] as const));

  // Every component in every brand and in Spanish is a story, and looked at there. The neutral brand is looked at above, in both languages.
  it.each(looks)('has nothing that axe finds, and fits a phone, in the brand %s, in %s: %s', async (theme, lang, path, shopper) => {
    const page = await settled(path, { shopper, theme, lang }, { viewport: { width: NARROW, height: 800 } });
    expect(await misfits(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    await seeTheEnd(page);
    expect(await axeFaults(page)).toEqual([]);
  });

  const sizes = [
    [10, 390],
    [10, 1280],
    [24, 820],
    [32, 390],
    [32, 1280],
  ] as const;

  it.each(['/pages/whole.html', '/pages/whole.html#drugs', '/pages/dashboard.html'])('root font sizes of 10 to 32 px: %s', async (path) => {
    const page = await settled(path, { shopper: 'applicant' });
    for (const [size, width] of sizes) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), size);
      expect([size, width, ...(await misfits(page))]).toEqual([size, width]);
    }
  });

  const inLargeLetters = [
    ['/pages/whole.html', 'member'],
    ['/pages/whole.html#drugs', 'empty'],
    ['/pages/whole.html#providers', 'member'],
    ['/pages/dashboard.html', 'member'],
    ['/pages/supplement.html', 'supplement'],
    ['/pages/dashboard.html', 'recommended'],
  ] as const;

  it.each(inLargeLetters)('letters of twice the size on a phone: words stay whole and in their boxes: %s, %s', async (path, shopper) => {
    const page = await settled(path, { shopper });
    await enlarge(page);
    expect(await brokenWords(page)).toEqual([]);
  });

  it('letters of twice the size on a phone: a date of birth is read whole', async () => {
    const page = await settled('/pages/whole.html', { shopper: 'member-consent' });
    await enlarge(page);
    const inputs = page.locator('ucp-confirm-identity-popup .dob input');
    await inputs.first().waitFor();
    expect(await inputs.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  });

  it('large letters on a large screen: figures stay in their card', async () => {
    const page = await settled('/pages/whole.html', { shopper: 'guest' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    const out = await page.locator('.facts').evaluateAll(
      (all) =>
        all.flatMap((figures) => {
          const { right } = figures.getBoundingClientRect();
          const range = document.createRange();
          return [...figures.querySelectorAll('.fact__amount')].filter((amount) => {
            range.selectNodeContents(amount);
            return range.getBoundingClientRect().right > right + 1;
          });
        }).length,
    );
    expect(out).toBe(0);
  });

  it.each([390, 1280])('a page that reads from right to left, at %i px', async (width) => {
    const page = await settled('/pages/whole.html', { shopper: 'member' }, { viewport: { width, height: 900 } });
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await overflowingElements(page)).toEqual([]);
    const banner = await page.locator('ucp-account-banner h1').boundingBox();
    expect((banner?.x ?? 0) + (banner?.width ?? 0)).toBeGreaterThan(width / 2);
    const turned = await page
      .locator('.art, ucp-top-bar [part="back"] .icon')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).scale));
    expect(turned).toEqual(['-1 1', '-1 1']);
    // The tag fills the card's corner.
    const corners = await page
      .locator('.plan-card__tag .tag')
      .first()
      .evaluate((tag) => [getComputedStyle(tag).borderTopRightRadius, getComputedStyle(tag).borderTopLeftRadius]);
    expect(corners).toEqual(['15px', '0px']);
  });
});

describe('a shopper with a mouse', () => {
  it('sees the half of the year’s choice that is not chosen answer the pointer', async () => {
    const page = await settled('/pages/whole.html', { shopper: 'member' });
    const half = page.locator('ucp-year-toggle label:not(.is-chosen)');
    const ground = () => half.evaluate((one) => getComputedStyle(one).backgroundColor);
    const before = await ground();
    await half.hover();
    expect(await ground()).not.toBe(before);
  });
});

describe('a shopper who set a preference in the system', () => {
  it('for less motion gets none that lasts', async () => {
    const page = await settled('/pages/whole.html', { shopper: 'guest' });
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect(moving).toBe(0);
  });

  it('for its own colors sees every control by its border and what is chosen by more than color', async () => {
    const page = await settled('/pages/whole.html', { shopper: 'member' }, { forcedColors: 'active' });
    const widths = await page.locator('ucp-saved-plans .button, ucp-extra-help label').evaluateAll((all) =>
      all.map((one) => ({
        name: one.textContent,
        border: getComputedStyle(one).borderTopWidth,
        style: getComputedStyle(one).borderTopStyle,
      })),
    );
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter(({ border, style }) => border === '0px' || style === 'none')).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
  });

  it.each([390, 1280])('for its own colors sees the borders of buttons in line with what is above, at %i px', async (width) => {
    const page = await settled('/pages/whole.html', { shopper: 'member' }, { forcedColors: 'active', viewport: { width, height: 900 } });
    const startOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => Math.round(one.getBoundingClientRect().left));
    const starts = await page
      .locator('ucp-account-banner .actions > *')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(Math.min(...starts)).toBe(await startOf('ucp-account-banner h1'));
    expect(await startOf('ucp-top-bar [part="back"]')).toBeGreaterThanOrEqual(await startOf('ucp-account-banner h1'));
  });

  it.each([320, 390, 820, 1280])('for its own colors sees no two borders that touch, at %i px', async (width) => {
    const page = await settled('/pages/whole.html', { shopper: 'guest' }, { forcedColors: 'active', viewport: { width, height: 900 } });
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const bar = (await boxes('ucp-top-bar .topbar__inner > :not(.logo)')).sort(
      (one, other) => one.top - other.top || one.left - other.left,
    );
    expect(bar).toHaveLength(5);
    for (const [at, one] of bar.slice(1).entries()) {
      const { top, right } = bar[at] as DOMRect;
      if (one.top === top) expect(one.left - right).toBeGreaterThanOrEqual(8);
    }
    const [card, unsave] = [await boxes('ucp-saved-plans .plan-card'), await boxes('ucp-saved-plans [part~="unsave"]')].map(
      ([first]) => first,
    );
    expect((card?.right ?? 0) - (unsave?.right ?? 0)).toBeGreaterThanOrEqual(4);
    expect((unsave?.top ?? 0) - (card?.top ?? 0)).toBeGreaterThanOrEqual(4);
  });
});

describe('a shopper with a keyboard', () => {
  it.each([
    [390, '/pages/whole.html#drugs', 'ucp-drug-list [part~="remove"]', 'ucp-remove-popup'],
    [1280, '/pages/whole.html', 'ucp-top-bar [part~="email"]', 'ucp-email-popup'],
  ])('sees the ring of a popup’s close button on all its sides, at %i px', async (width, path, opener, popup) => {
    const page = await settled(path, { shopper: 'guest' }, { viewport: { width, height: 900 } });
    await page.locator(opener).first().press('Enter');
    const close = page.locator(`${popup} .iconbutton`);
    await close.waitFor();
    await page.keyboard.press('Shift+Tab');
    const box = (await close.boundingBox()) as { x: number; y: number; width: number; height: number };
    expect(await close.evaluate((one) => one.matches(':focus-visible'))).toBe(true);
    // In the middle of the ring: three pixels wide, two from the button.
    const far = 3;
    const clip = { x: box.x - far - 1, y: box.y - far - 1, width: box.width + 2 * far + 2, height: box.height + 2 * far + 2 };
    const { data, info } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inkAt = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)].join();
    const [x, y] = [Math.floor(info.width / 2), Math.floor(info.height / 2)];
    const sides = [inkAt(x, 1), inkAt(info.width - 2, y), inkAt(x, info.height - 2), inkAt(1, y)];
    expect(new Set(sides).size, sides.join(' ')).toBe(1);
    expect(sides[0]).not.toBe('255,255,255');
  });
});

it.each(['en', 'es'])(
  '[TOP-01] the top bar has one row at each width of a desktop, with a logo and the button of the sheet: %s',
  async (lang) => {
    const page = await settled('/pages/whole.html', { shopper: 'member', lang });
    await page.evaluate(() => {
      const logo = Object.assign(document.createElement('div'), { slot: 'logo', textContent: 'Logo' });
      document.querySelector('ucp-profile-area')?.append(logo);
    });
    const bar = page.locator('ucp-top-bar');
    await bar.locator('.logo:not([hidden])').waitFor();
    for (const width of [900, 1024, 1040, 1100, 1190, 1210, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await bar.boundingBox())?.height, `${width} px`).toBeLessThan(75);
    }
    await bar.locator('.topbar__sheet').waitFor();
  },
);
