import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStorybook, serveStorybook } from '../../scripts/lib/screenshots/storybook.mjs';
import { axeFaults } from './support/axe.js';
import { withBrowser } from './support/browser.js';
import { listenTo } from './support/page.js';

/** The designers' desk: what the toolbars and the controls do to a story that is on the screen. */

const { newPage } = withBrowser();

let desk: Awaited<ReturnType<typeof serveStorybook>>;

/** Milliseconds that building it may take on a machine that is busy with other tests. */
const BUILDING = 300_000;

beforeAll(async () => {
  await buildStorybook();
  desk = await serveStorybook();
}, BUILDING);
afterAll(() => desk?.stop());

async function open(story: string, globals = ''): Promise<Page> {
  const page = await newPage();
  await page.goto(`${desk.url}/iframe.html?viewMode=story&id=${story}&globals=${globals}`);
  return page;
}

interface Channel {
  emit(event: string, what: unknown): void;
}

/** The messages of the toolbars and the panel to the frame of a story. */
const tell = (page: Page, event: string, what: unknown) =>
  page.evaluate(
    (message) => (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__.emit(...message),
    [event, what] as [string, unknown],
  );

const choose = (page: Page, globals: Readonly<Record<string, string>>) => tell(page, 'updateGlobals', { globals });

it('opens the `ucp-settings` story with the tag’s settings, without a warning that they are ignored', async () => {
  const page = await newPage();
  const { logged: consoleLines } = listenTo(page);
  await page.goto(`${desk.url}/iframe.html?viewMode=story&id=page-ucp-settings--default`);
  await page.locator('ucp-settings[theme=uhc]').waitFor({ state: 'attached' });
  // Observers of the tags hear of one before the next task.
  await page.evaluate(() => new Promise((next) => setTimeout(next)));
  expect(consoleLines.filter((line) => line.startsWith('[ucp]'))).toEqual([]);
});

describe('a toolbar', () => {
  it('plays the story again in another brand: the popup is open there too', async () => {
    const page = await open('popups-ucp-timeout-popup--open');
    await page.getByRole('alertdialog').waitFor();
    await choose(page, { theme: 'aarp' });
    await page.locator('html[data-ucp-theme=aarp]').waitFor({ state: 'attached' });
    await page.getByRole('alertdialog').waitFor();
  });

  it('plays a story to its end in Spanish too: it waits for what is drawn, not for English words', async () => {
    const page = await open('popups-ucp-zip-popup--county-required', 'lang:es');
    await page.locator('.error', { hasText: 'Elija un condado' }).waitFor();
  });

  it.each([
    ['plans-ucp-cost-chart--table', 'shopper:empty', 'table'],
    ['popups-ucp-email-popup--send-error', 'shopper:empty', '[role=alert]'],
    ['popups-ucp-sign-out-popup--sign-out-error', 'shopper:guest', '[role=alert]'],
    ['plans-ucp-year-toggle--current-year', 'date:2026-03-10T09-30-00', 'input:checked'],
  ])('is locked if a story could not be played otherwise: %s', async (story, globals, end) => {
    const page = await open(story, globals);
    await page.locator(`#storybook-root ${end}`).waitFor();
  });

  it('reaches a story that would lead elsewhere: it stays, whether a link is pressed or the shopper is signed out at once', async () => {
    const page = await open('page-ucp-top-bar--member', 'shopper:no-details');
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await choose(page, { shopper: 'member', theme: 'aarp' });
    await page.locator('html[data-ucp-theme=aarp]').waitFor({ state: 'attached' });
  });

  it('stops everything of the page that it leaves when it opens another', async () => {
    const page = await open('plans-ucp-plan-card--special-needs');
    const unsave = page.getByRole('button', { name: /^Unsave/ });
    await unsave.waitFor();
    const { errors } = listenTo(page);
    await page.evaluate(() => document.querySelector('ucp-plan-card')?.setAttribute('data-left', ''));
    await choose(page, { shopper: 'guest' });
    await page.locator('ucp-plan-card:not([data-left])').waitFor();
    await unsave.waitFor();
    expect(errors).toEqual([]);
  });

  it('keeps a story as it is if it needs no other page, and so does a control', async () => {
    const page = await open('drugs-ucp-drug-list--removed');
    const notice = page.getByRole('button', { name: 'Undo removing Atorvastatin' });
    await notice.waitFor();
    await choose(page, { outline: 'true' });
    await tell(page, 'updateStoryArgs', { storyId: 'drugs-ucp-drug-list--removed', updatedArgs: { heading: 'What you take' } });
    await page.getByRole('heading', { name: 'What you take' }).waitFor();
    expect(await notice.count()).toBe(1);
  });

  it('takes its date from the address of a story', async () => {
    const page = await open('plans-ucp-saved-plans--member', 'date:2027-03-10T09-30-00');
    await page.getByText('Printed March 10, 2027').waitFor({ state: 'attached' });
  });
});

describe('the Storybook', () => {
  it('opens on the welcome page, with the name and the logo of the library', async () => {
    const page = await newPage();
    await page.goto(desk.url);
    await page.getByRole('link', { name: 'UCP elements' }).waitFor();
    const welcome = page.frameLocator('#storybook-preview-iframe');
    await welcome.getByRole('heading', { name: 'Plans that people can compare' }).waitFor();
    await welcome.getByRole('button', { name: /^Unsave/ }).waitFor();
  });

  it.each([
    ['token', 'Color tokens and contrast'],
    ['contrast', 'Color tokens and contrast'],
    ['button', 'Buttons and focus'],
    ['focus', 'Buttons and focus'],
    ['dark', 'Dark pages'],
    ['skeleton', 'Loading and skeletons'],
    ['font', 'Type and fonts'],
    ['spacing', 'Spacing'],
    ['icon', 'Icons'],
  ])('finds its page for the word “%s” that a designer types', async (word, title) => {
    const page = await newPage();
    await page.goto(desk.url);
    await page.locator('#storybook-explorer-searchfield').fill(word);
    await page.getByRole('option', { name: title }).first().click();
    const shown = page.frameLocator('#storybook-preview-iframe');
    await shown.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('shows colors in the brand of the toolbar', async () => {
    const page = await open('foundations-color--color', 'theme:aarp');
    const action = page.locator('.page-swatches li').filter({ has: page.getByText('--ucp-color-action', { exact: true }) });
    expect(await action.innerText()).toContain('#951c33');
  });

  it('shows the stories of a pattern in the language of the toolbar', async () => {
    const page = await open('patterns-empty--empty', 'lang:es');
    await page.frameLocator('iframe').first().getByText('Parece que no hay planes guardados').waitFor();
  });
});

/** Milliseconds for a page of some twenty frames on a busy machine. Each frame loads a whole story. */
const FRAMES = 90_000;

describe('a docs page', { timeout: FRAMES }, () => {
  /** With the frames of one story alone, where it is named: a card has some twenty others, and each loads a whole story. */
  const openDocs = async (docs: string, story?: string) => {
    const page = await newPage();
    const isOther = ({ searchParams }: URL) => searchParams.get('viewMode') === 'story' && searchParams.get('id') !== story;
    if (story) await page.route(isOther, (route) => route.abort());
    await page.goto(`${desk.url}/iframe.html?viewMode=docs&id=${docs}`);
    return page;
  };

  it('shows a low tag in a low frame, and a card whole', async () => {
    const low = await openDocs('drugs-ucp-pharmacy--docs', 'drugs-ucp-pharmacy--retail-pharmacy');
    const heightOf = (page: Page) =>
      page
        .locator('.sb-story')
        .first()
        .evaluate((one) => one.getBoundingClientRect().height);
    await expect.poll(() => heightOf(low), { timeout: FRAMES / 3 }).toBeLessThan(300);
    const high = await openDocs('plans-ucp-plan-card--docs', 'plans-ucp-plan-card--special-needs');
    // Every frame is 600 px high at first: the card with its lists closed is higher.
    await expect.poll(() => heightOf(high), { timeout: FRAMES / 3 }).toBeGreaterThan(620);
    const last = high
      .frameLocator('.sb-story iframe')
      .first()
      .getByRole('button', { name: /^Unsave/ });
    expect(await last.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });

  it('loads a story when it is near the screen, and once, with the toolbars’ choices', async () => {
    const page = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      if (request.isNavigationRequest() && searchParams.get('viewMode') === 'story') asked.push(searchParams.get('id') ?? '');
    });
    await page.goto(`${desk.url}/iframe.html?viewMode=docs&id=plans-ucp-plan-card--docs&globals=theme:aarp`);
    const frames = page.locator('.sb-story iframe');
    const first = page.frameLocator('.sb-story iframe').first();
    await first.locator('html[data-ucp-theme=aarp]').waitFor({ state: 'attached', timeout: FRAMES / 3 });
    await first.getByRole('button', { name: /^Unsave/ }).waitFor({ timeout: FRAMES / 3 });
    expect(await frames.count()).toBeGreaterThan(20);
    expect(asked.length).toBeLessThan(5);
    expect(new Set(asked).size).toBe(asked.length);
    const last = frames.last();
    await last.scrollIntoViewIfNeeded();
    const id = new URL((await last.getAttribute('src')) ?? '', desk.url).searchParams.get('id') ?? '';
    await expect.poll(() => asked, { timeout: FRAMES / 3 }).toContain(id);
  });

  it('says when to use the tag, and lists its custom properties with the values of the brand, without findings of axe', async () => {
    const page = await openDocs('plans-ucp-year-toggle--docs', 'none');
    await page.getByRole('heading', { name: 'When to use it' }).waitFor();
    await page.getByText(/^Custom properties \(\d+\)$/).click();
    const action = page.getByRole('row').filter({ has: page.getByText('--ucp-color-action', { exact: true }) });
    expect(await action.innerText()).toContain('#17506b');
    await choose(page, { theme: 'uhc' });
    await expect.poll(() => action.innerText()).toContain('#1d3c9a');
    expect(await axeFaults(page, '.ucp-doc')).toEqual([]);
  });

  it('is as wide as a phone: its table does not make it scroll sideways', async () => {
    const page = await openDocs('page-ucp-settings--docs', 'none');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.docblock-argstable code').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('shows the code of a story as an author writes it', async () => {
    const page = await openDocs('page-ucp-settings--docs', 'none');
    await page.getByText('Show code').first().click();
    await page.getByText('<ucp-settings theme="uhc"></ucp-settings>').waitFor();
  });

  it('shows a toast, which is for large screens and comes once in a session, in each frame of it', async () => {
    const page = await openDocs('messages-ucp-toast--docs');
    for (const frame of [0, 1]) {
      const toast = page.frameLocator('.sb-story iframe').nth(frame).getByRole('region', { name: 'Already a member?' });
      await toast.waitFor({ timeout: FRAMES / 3 });
    }
  });
});
