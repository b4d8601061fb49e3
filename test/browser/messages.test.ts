import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { drawn, focusedText } from './support/page.js';

/** Messages stand in the flow of the whole page, above what they are about. They cover nothing, and go when the reader closes them. */

const { visit, newPage, urlOf } = withBrowser();

const november = '2026-11-20T09:30:00';
const large = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

beforeEach(() => demo.reset());

interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** The position of something on the page, however far that is scrolled. */
async function boxOf(tab: Page, selector: string): Promise<Box> {
  const box = await tab.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  const scrolled = await tab.evaluate(() => scrollY);
  return { top: box.y + scrolled, bottom: box.y + box.height + scrolled };
}

/** It moves with the page, and nothing of it lies over what follows. */
async function expectInFlow(tab: Page, message: string, content: string): Promise<void> {
  const [before, below] = [await boxOf(tab, message), await boxOf(tab, content)];
  expect(before.bottom).toBeLessThanOrEqual(below.top);
  await tab.evaluate(() => scrollTo(0, 700));
  await drawn(tab);
  expect((await boxOf(tab, message)).top).toBeCloseTo(before.top, 0);
  await tab.evaluate(() => scrollTo(0, 0));
}

describe('the greeting on the whole page', () => {
  const greeting = 'ucp-toast .greeting';

  it('[TOAST-01] is above the plans on a large screen until the reader closes it, and appears once a session', async () => {
    const tab = await visit('/pages/whole.html', { shopper: 'guest', date: november }, { viewport: large });
    await tab.locator('ucp-saved-plans').getByRole('article').nth(3).waitFor();
    await tab.getByText('Already a member?').first().waitFor();
    await expectInFlow(tab, greeting, 'ucp-saved-plans');
    expect(await tab.locator('ucp-toast').count(), 'no second one at a corner').toBe(1);
    await tab.getByRole('button', { name: 'Close this message' }).press('Enter');
    await tab.locator(greeting).waitFor({ state: 'detached' });
    expect(await focusedText(tab)).toBe('Your Saved Plans');
    await tab.reload();
    await tab.locator('ucp-saved-plans').getByRole('article').nth(3).waitFor();
    await tab.waitForLoadState('networkidle');
    expect(await tab.locator(greeting).count()).toBe(0);
  });

  it('[TOAST-01] is not closed by time', async () => {
    const tab = await newPage({ viewport: large });
    await tab.clock.install({ time: new Date(november) });
    await tab.goto(urlOf('/pages/whole.html', { shopper: 'guest', date: november }));
    await tab.clock.runFor(5_000);
    await tab.locator(greeting).waitFor();
    await tab.clock.runFor(60_000);
    expect(await tab.locator(greeting).isVisible()).toBe(true);
  });

  it('[TOAST-01] does not show on a phone', async () => {
    const tab = await visit('/pages/whole.html', { shopper: 'guest', date: november }, { viewport: phone });
    await tab.locator('ucp-saved-plans').getByRole('article').nth(3).waitFor();
    await tab.keyboard.press('Shift');
    await tab.waitForLoadState('networkidle');
    expect(await tab.locator(greeting).isVisible()).toBe(false);
  });
});

describe.each([
  ['plans', '', 'ucp-saved-plans', 'article', 'h3', 'Unsave'],
  ['drugs', '#drugs', 'ucp-drug-list', '.row', '.row__name', 'Remove'],
  ['doctors', '#providers', 'ucp-provider-list', '.row', '.row__name', 'Remove'],
] as const)('a removal from the %s', (_, hash, list, item, name, button) => {
  async function open(viewport: typeof phone): Promise<Page> {
    const tab = await visit(`/pages/whole.html${hash}`, { shopper: 'guest', date: november }, { viewport });
    // A card that waits for its details has no name yet.
    await tab.locator(`${list} ${item} ${name}`).nth(3).waitFor();
    return tab;
  }

  async function removeSecond(tab: Page): Promise<void> {
    await tab
      .locator(`${list} ${item}`)
      .nth(1)
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .click();
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .click();
  }

  const namesOf = (tab: Page) => tab.locator(`${list} ${item} ${name}`).allTextContents();

  it.each([phone, large])(
    '[REM-03] [REM-06] shows its message with Undo above the list, and focus moves to the next item: $width px',
    async (viewport) => {
      const tab = await open(viewport);
      const names = await namesOf(tab);
      await removeSecond(tab);
      const message = tab.locator(`${list} .notice`);
      await message.getByRole('button', { name: /^Undo/ }).waitFor();
      await tab.locator(`${list} ${item}`).nth(3).waitFor({ state: 'detached' });
      expect((await focusedText(tab)).replace(/\s+/g, ' ')).toContain((names[2] ?? '').replace(/\s+/g, ' '));
      await expectInFlow(tab, `${list} .notice`, `${list} ${item}`);
      await message.getByRole('button', { name: /^Undo/ }).click();
      await expect.poll(() => namesOf(tab)).toEqual(names);
      expect(await message.innerText()).toMatch(/is back in your list/);
      await message.getByRole('button', { name: /^Close/ }).click();
      await message.waitFor({ state: 'detached' });
    },
  );

  it('[REM-03] shows a failure as an alert, which stays until it is closed', async () => {
    const tab = await open(phone);
    await demo.faults({ method: 'POST', path: '/profiles/data', status: 500 }, { method: 'DELETE', path: '/profiles/data', status: 500 });
    await removeSecond(tab);
    await tab.locator(list).getByRole('alert').getByText('could not be removed').waitFor({ state: 'attached' });
    await expectInFlow(tab, `${list} .notice`, `${list} ${item}`);
    const heading = await tab.locator(`${list} h2`).first().innerText();
    await tab
      .locator(`${list} .notice`)
      .getByRole('button', { name: /^Close/ })
      .click();
    expect(await focusedText(tab)).toBe(heading);
  });
});
