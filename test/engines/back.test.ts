import { chromium } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.mjs';
import { demo } from '../browser/support/demo.js';
import { engineNames, patient, withEngine } from './support/engines.js';

/** A page that the browser keeps in its cache, and the shopper who has signed out and presses Back. */

/** Runs in the page: notes at each frame whether anything of the member's can be seen, from the moment that the page is left. */
function watchFrames(): void {
  const seen: string[] = [];
  const texts = (root: ParentNode): string =>
    [...root.querySelectorAll<HTMLElement>('*')]
      .map((one) => {
        const own = [...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
        const isSeen = own.length > 0 && one.localName !== 'style' && one.checkVisibility({ visibilityProperty: true });
        return (isSeen ? own.join(' ') : '') + (one.shadowRoot ? texts(one.shadowRoot) : '');
      })
      .join(' ');
  const look = () => {
    const now = texts(document.body);
    for (const private_ of ['Margarette', 'Dual Complete', 'Furosemide']) if (now.includes(private_)) seen.push(private_);
    requestAnimationFrame(look);
  };
  Object.assign(window, { seen, isFromCache: false });
  addEventListener('pagehide', look);
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted }));
}

/** Runs in the page: what was seen, or null if the browser has loaded the page anew. */
const whatWasSeen = () => {
  const { seen, isFromCache } = window as unknown as { readonly seen?: readonly string[]; readonly isFromCache?: boolean };
  return isFromCache ? seen : null;
};

const textOfPage = () => {
  const texts = (root: ParentNode): string =>
    [...root.querySelectorAll('*')]
      .map((one) => (one.shadowRoot ? texts(one.shadowRoot) : '') + (one.childElementCount ? '' : one.textContent))
      .join(' ');
  return texts(document.body);
};

describe.each(engineNames)('Back after a sign-out in %s', patient, (name) => {
  const visit = withEngine(name);

  it('[SIGN-01] shows no name and no plan of the member, not for one frame', async () => {
    const tab = await visit('/pages/whole.html', { shopper: 'member' });
    await tab.css('ucp-saved-plans').role('article').nth(3).waitFor();
    await tab.settle();
    expect(await tab.page.evaluate(textOfPage)).toContain('Margarette');
    await tab.page.evaluate(watchFrames);
    await tab.role('button', 'Sign out').press();
    await tab
      .role('dialog')
      .role('button', /^Sign out/)
      .press();
    await expect.poll(() => tab.page.evaluate(() => location.pathname)).toContain('logout');
    await tab.page.evaluate(() => history.back());
    await expect.poll(() => tab.page.evaluate(() => location.pathname)).toContain('whole.html');
    await tab.settle();
    expect(await tab.page.evaluate(whatWasSeen), 'the page came from the cache').toEqual([]);
  });
});

describe('Back after a sign-out in Chromium, with its page cache on', patient, () => {
  let browser: Awaited<ReturnType<typeof chromium.launch>>;

  beforeAll(async () => {
    const executablePath = findChromium();
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...chromiumFlags],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  beforeEach(() => demo.reset());
  afterAll(() => browser?.close());

  async function openMember() {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.goto(new URL('/pages/whole.html?shopper=member&date=2026-11-20T09:30:00', inject('demoUrl')).href);
    await tab.getByText('4 plans for 2027').first().waitFor();
    await expect.poll(() => tab.evaluate(textOfPage)).toContain('Margarette');
    await tab.evaluate(watchFrames);
    return { context, tab };
  }

  it('[SIGN-01] shows no name and no plan of the member, not for one frame', async () => {
    const { context, tab } = await openMember();
    await tab.getByRole('button', { name: 'Sign out' }).first().click();
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await tab.waitForURL(/logout/);
    await tab.goBack({ waitUntil: 'commit' });
    await expect.poll(() => tab.evaluate(whatWasSeen)).toEqual([]);
    expect(await tab.evaluate(textOfPage)).not.toMatch(/Margarette|Dual Complete/);
    await context.close();
  });

  it('[SIGN-01] shows no name and no plan of a member who signed out on another page, unnoticed by this one', async () => {
    const { context, tab } = await openMember();
    await tab.goto(new URL('/pages/favicon.svg', inject('demoUrl')).href);
    await context.clearCookies();
    await tab.goBack({ waitUntil: 'commit' });
    await expect.poll(() => tab.evaluate(whatWasSeen)).toEqual([]);
    await expect.poll(() => tab.evaluate(textOfPage)).not.toMatch(/Margarette|Dual Complete/);
    expect(await tab.evaluate(() => getComputedStyle(document.documentElement).visibility)).toBe('visible');
    await context.close();
  });

  it('[SIGN-01] shows a member who is still there everything again', async () => {
    const { context, tab } = await openMember();
    await tab.goto(new URL('/pages/favicon.svg', inject('demoUrl')).href);
    await tab.goBack({ waitUntil: 'commit' });
    await tab.getByText('4 plans for 2027').first().waitFor();
    expect(await tab.evaluate(textOfPage)).toContain('Margarette');
    expect(await tab.evaluate(() => getComputedStyle(document.documentElement).visibility)).toBe('visible');
    await context.close();
  });
});
