import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { examples } from '../../docs/site/lib/examples.mjs';
import { axeFaults } from '../browser/support/axe.js';
import { withBrowser } from '../browser/support/browser.js';
import { listenTo } from '../browser/support/page.js';
import { addressOf } from './support/site.js';

/** Every live example of the site, alone in its window, and what the toolbar around it does. */

const { newPage } = withBrowser();

/** The tags of an example that show from the start. Those of a hidden view wait for it. */
const tagsIn = (code: string) => {
  const shown = code.replaceAll(/(<ucp-view[^>]*>).*?<\/ucp-view>/gs, '$1');
  return [...new Set([...shown.matchAll(/<(ucp-[a-z-]+)/g)].map(([, tag = '']) => tag))];
};

/** Waits until the tag has rendered its first content. */
const ready = (page: Page, tag: string) =>
  page.evaluate(async (name) => {
    await customElements.whenDefined(name);
    await (document.querySelector(name) as unknown as { ready: Promise<void> }).ready;
  }, tag);

const heightOf = (page: Page, tag: string) =>
  page
    .locator(tag)
    .first()
    .evaluate((one) => one.getBoundingClientRect().height);

/** These show nothing where they stand: a popup is above the page, and settings have no look. */
const isUnseen = (tag: string) => /-popup$|^ucp-(settings|import-progress|view)$/.test(tag);

describe.each(Object.entries(examples))('the example “%s”', (name, { code, press, opensItself }) => {
  it('shows its tags without an error, sends nothing to a server, and axe finds nothing', async () => {
    const page = await newPage();
    const { errors } = listenTo(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(addressOf(`examples/${name}`));
    for (const tag of tagsIn(code)) {
      await ready(page, tag);
      if (!isUnseen(tag)) await expect.poll(() => heightOf(page, tag)).toBeGreaterThan(0);
    }
    if (press !== undefined) await page.getByRole('button', { name: press }).first().click();
    if (press !== undefined || opensItself) await page.locator('dialog[open]').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
    expect(asked.filter((path) => !/^\/(docs|cdn)\//.test(path))).toEqual([]);
  });
});

describe('the box of an example', () => {
  const open = async (path: string) => {
    const page = await newPage();
    await page.goto(addressOf(path));
    return { page, frame: page.frameLocator('live-example iframe').first() };
  };

  it('shows the tag in another brand and in Spanish', async () => {
    const { page, frame } = await open('reference/tags/need-help');
    await page.getByLabel('Brand').selectOption('aarp');
    await frame.locator('html[data-ucp-theme=aarp]').waitFor({ state: 'attached' });
    await page.getByLabel('Language').selectOption('es');
    await frame.locator('html[lang=es][data-ucp-theme=aarp]').waitFor({ state: 'attached' });
    await frame.locator('ucp-need-help').getByText(/ayuda/i).first().waitFor();
  });

  it('is as high as the tag, and lists the events that it fires', async () => {
    const { page, frame } = await open('reference/tags/saved-plans');
    await frame.getByText('Nov or Dec 2026').click();
    await page.getByRole('list', { name: 'Events of the example' }).getByText('ucp-year-change').waitFor();
    const [shown, needed] = await Promise.all([
      page.locator('live-example iframe').evaluate((one) => one.getBoundingClientRect().height),
      frame.locator('body').evaluate((one) => one.getBoundingClientRect().height),
    ]);
    expect(shown).toBeGreaterThanOrEqual(needed);
  });

  it('copies the code of the example', async () => {
    const { page } = await open('reference/tags/faq');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('live-example + .expressive-code').getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('<ucp-faq></ucp-faq>');
    await page.context().clearPermissions();
  });
});
