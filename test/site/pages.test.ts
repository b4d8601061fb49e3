import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { sitePages } from '../../docs/site/lib/site.mjs';
import { axeFaults } from '../browser/support/axe.js';
import { withBrowser } from '../browser/support/browser.js';
import { listenTo } from '../browser/support/page.js';
import { addressOf, deadLink } from './support/site.js';

/** Every page of the built site: its links, its accessibility in light and dark, and its width on a phone. */

const { newPage } = withBrowser();
const { pages } = await sitePages();

/** Rules of axe whose result depends on the colors and on the width. */
const ofTheLook = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Milliseconds for a long page on a busy machine. */
const PATIENCE = 60_000;

/** The links of a page to this server, as full addresses. */
const linksOf = (page: Page) =>
  page.$$eval('a[href]', (links) =>
    links.map((link) => (link as HTMLAnchorElement).href).filter((href) => href.startsWith(location.origin)),
  );

const paths = [...pages.map(({ path }) => path), '404'];

it.each(paths)(
  'page “%s”: each link leads somewhere, axe finds nothing in light and dark, and a phone need not scroll sideways',
  async (path) => {
    const page = await newPage();
    const { errors } = listenTo(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path === '404' ? new URL('/docs/404.html', inject('demoUrl')).href : addressOf(path));
    const links = await Promise.all([...new Set(await linksOf(page))].map(deadLink));
    expect(links.filter((problem) => problem !== null)).toEqual([]);
    // A test of its own looks at the page in each frame.
    expect(await axeFaults(page, undefined, { iframes: false })).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    expect(await axeFaults(page, undefined, { iframes: false, rules: ofTheLook })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(errors).toEqual([]);
  },
  PATIENCE,
);
