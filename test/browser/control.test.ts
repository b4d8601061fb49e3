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
    await page.getByRole('link', { name: 'heavy', exact: true }).click();
    await page.waitForURL('**/pages/whole.html**');
    await expect.poll(() => panel.getByLabel('shopper').inputValue()).toBe('heavy');
    const asked = page.waitForRequest('**/__demo/session');
    await panel.getByRole('button', { name: 'End the session' }).click();
    expect((await asked).postDataJSON()).toEqual({ shopper: 'heavy' });
    expect(errors).toEqual([]);
  });

  it('keeps a choice that was made before the page was ready', async () => {
    const page = await newPage();
    await page.route('**/profiles/data/**', async (route) => {
      await page.getByLabel('shopper').selectOption('empty');
      await route.continue();
    });
    await page.goto(urlOf('/pages/whole.html', { shopper: 'member' }));
    await page.locator('ucp-saved-plans').getByRole('article').first().waitFor();
    expect(await page.getByLabel('shopper').inputValue()).toBe('empty');
  });
});
