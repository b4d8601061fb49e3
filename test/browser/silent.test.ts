import { beforeEach, expect, it } from 'vitest';
import { shoppers } from '../../demo/service/shoppers/index.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { drawn, listenTo } from './support/page.js';

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

/** A page is loaded as its parts come near, and a key loads all of them. */
async function visitEveryView(shopper: string): Promise<readonly string[]> {
  const page = await newPage();
  const { logged: consoleLines, errors } = listenTo(page);
  for (const path of ['/pages/whole.html', '/pages/dashboard.html']) {
    await page.goto(urlOf(path, { shopper, date: '2026-11-20T09:30:00' }));
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    for (const view of ['drugs', 'providers', 'plans']) {
      await page.evaluate((name) => {
        location.hash = name;
      }, view);
      await drawn(page);
    }
    await page.waitForLoadState('networkidle');
  }
  return [...consoleLines, ...errors];
}

/** What the library says is decided by code that both flavors share. What preact itself could say shows in these visits. */
const onPreact = ['guest', 'member', 'heavy', 'supplement', 'recommended'];
const names = shoppers.map(({ name }) => name);

it.each(process.env.UCP_FLAVOUR === 'preact' ? onPreact : names)(
  '[ERR-01] says nothing in the console in a whole visit of %s, in which nothing is wrong',
  async (name) => {
    expect(await visitEveryView(name)).toEqual([]);
  },
);
