import puppeteer, { type Browser, type BrowserContext, type ElementHandle } from 'puppeteer-core';
import { findEngines } from '../../../scripts/lib/engines.mjs';
import { allInPage } from './all-in-page.js';
import type { Engine, EnginePage, SpokenPart } from './engine.js';

/** Firefox without a window, which speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: findEngines().firefox ?? 'firefox', headless: true });
  return {
    version: await browser.version(),
    pages: '/pages',
    newPage: () => newPage(browser),
    close: () => browser.close(),
  };
}

async function newPage(browser: Browser): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  return pageIn(context);
}

async function pageIn(context: BrowserContext): Promise<EnginePage> {
  const page = await context.newPage();
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => logged.push(`error: ${error instanceof Error ? error.message : String(error)}`));
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    evaluate: <R, A>(work: (given: A) => R, given?: A) => page.evaluate(work as (given: unknown) => R, given) as Promise<R>,
    clickAt: (x, y) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name),
    async type(text) {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    pdf: () => page.pdf({ format: 'letter', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } }),
    async partsRead(selector, parts) {
      const list = await (await page.evaluateHandle(allInPage, selector)).getProperties();
      const elements = [...list.values()].flatMap((one) => one.asElement() ?? []);
      return Promise.all(elements.map((element, index) => countRead(element, parts[index] ?? [])));
    },
    logged: async () => logged,
    close: () => context.close(),
  };
}

/** Firefox finds elements by the role and the name in its accessibility tree. */
async function countRead(element: ElementHandle<Node>, parts: readonly SpokenPart[]): Promise<number> {
  const found = await Promise.all(parts.map(({ role, name }) => element.$$(`aria/${name}[role="${role}"]`)));
  return found.flat().length;
}
