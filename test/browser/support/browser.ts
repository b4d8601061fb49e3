import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { chromiumFlags, findChromium } from '../../../scripts/lib/chromium.mjs';
import { isPlain, type ReusedPage, reusePage, usualViewport } from './kept-page.js';

/** Options for opening a demo page. See the demo's index. */
export interface Visit {
  readonly shopper?: string;
  readonly date?: string;
  readonly theme?: string;
  readonly lang?: string;
  readonly flavour?: 'react' | 'preact';
}

/** The flavor that this run is about. */
export const flavour = process.env.UCP_FLAVOUR === 'preact' ? 'preact' : 'react';

/** One Chromium for all files, because each takes some three seconds to start; it ends with the process that started it. */
let shared: Promise<Browser> | undefined;

/** A Chromium of its own, with these flags beside the usual ones. */
export function launch(...flags: readonly string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags, ...flags] });
}

/**
 * Pages in that Chromium for a file's tests. Every page that a test opens is new: its own cookies, storage and cache, removed after the
 * test. Tests share one page in turn where they can. Every other page has a context of its own.
 */
export function withBrowser(): {
  /** A page on nothing yet, in a context with these options. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a page of the demo by its path, such as `/pages/whole.html`. */
  readonly visit: (path: string, query?: Visit, options?: BrowserContextOptions) => Promise<Page>;
  /** The address of a path of the demo. */
  readonly urlOf: (path: string, query?: Visit) => string;
} {
  let browser: Browser;
  let kept: ReusedPage | undefined;
  let isTaken = false;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    if (!(await shared)?.isConnected()) shared = launch();
    browser = await (shared as Promise<Browser>);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    if (isTaken) await tidy();
    isTaken = false;
  });
  afterAll(() => kept?.close());

  const tidy = async () => {
    // A page that hangs is not kept either.
    const isTidy = await kept?.tidy(urlOf('/pages/favicon.svg')).catch(() => false);
    if (isTidy) return;
    await kept?.close();
    kept = undefined;
  };

  const urlOf = (path: string, query: Visit = {}) => {
    const url = new URL(path, inject('demoUrl'));
    const ofProject: Visit = path.startsWith('/pages/') && flavour === 'preact' ? { flavour } : {};
    for (const [name, value] of Object.entries({ ...ofProject, ...query })) url.searchParams.set(name, value);
    return url.href;
  };
  const newPage = async (options: BrowserContextOptions = {}) => {
    if (!isTaken && isPlain(options)) {
      isTaken = true;
      kept ??= await reusePage(browser);
      await kept.dress(options);
      return kept.page;
    }
    const context = await browser.newContext({ viewport: usualViewport, ...options });
    contexts.push(context);
    return context.newPage();
  };
  const visit = async (path: string, query: Visit = {}, options: BrowserContextOptions = {}) => {
    const page = await newPage(options);
    await page.goto(urlOf(path, query));
    return page;
  };
  return { newPage, visit, urlOf };
}
