import type { Route } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { listenTo } from './support/page.js';

/** The demo's own panel at the foot of its pages, and the way to another shopper by signing in. */

const { newPage, urlOf } = withBrowser();

beforeEach(() => demo.reset());

describe('the demo’s panel', () => {
  it.each([
    ['the index', '/', {}],
    ['a page of a shopper', '/pages/whole.html', { shopper: 'guest' }],
  ])('signs in from %s as someone else, shows who that is and ends that one’s session', async (_from, path, query) => {
    const page = await newPage();
    const { errors } = listenTo(page);
    await page.goto(urlOf(path, query));
    const panel = page.getByRole('form', { name: 'Demo controls' });
    await panel.getByRole('link', { name: 'Sign in as someone' }).click();
    await page.getByRole('link', { name: 'enrolled', exact: true }).click();
    await page.waitForURL('**/pages/whole.html**');
    // Signing in takes its time.
    await expect.poll(() => panel.getByLabel('shopper').inputValue(), { timeout: 20_000 }).toBe('enrolled');
    const asked = page.waitForRequest('**/__demo/session');
    await panel.getByRole('button', { name: 'End the session' }).click();
    expect((await asked).postDataJSON()).toEqual({ shopper: 'enrolled' });
    expect(errors).toEqual([]);
  });

  it('keeps a choice that was made before the page was ready', async () => {
    const page = await newPage();
    const choose = async (route: Route) => {
      await page.getByLabel('shopper').selectOption('empty');
      await route.continue();
    };
    await page.route('**/profiles/data/**', choose, { times: 1 });
    await page.goto(urlOf('/pages/whole.html', { shopper: 'member' }));
    await page.locator('ucp-saved-plans').getByRole('article').first().waitFor();
    expect(await page.getByLabel('shopper').inputValue()).toBe('empty');
  });
});
