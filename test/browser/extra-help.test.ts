import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { focusedText, listenTo, recordEvents, returnFromSignIn } from './support/page.js';

const { newPage, visit, urlOf } = withBrowser();
const whole = '/pages/whole.html';
const november = '2026-11-20T09:30:00';

beforeEach(() => demo.reset());

const radio = (tab: Page, name: 'Yes' | 'No') => tab.locator('ucp-extra-help').getByRole('radio', { name });
const radios = (tab: Page) => tab.locator('ucp-extra-help').getByRole('radio');
const line = (tab: Page, words: string) => tab.locator('ucp-extra-help').getByText(`Extra Help: ${words}`);
const popup = (tab: Page) => tab.getByRole('dialog', { name: 'Extra Help' });
const struck = (tab: Page) => tab.locator('ucp-saved-plans [part=figures] s');

const bottomOf = (box?: { readonly y: number; readonly height: number } | null) => (box ? box.y + box.height : Number.NaN);

/** Presses 'Change', which has focus, and then a key on the answer that had been chosen. */
async function changeWith(tab: Page, key: string, chosen: 'Yes' | 'No'): Promise<void> {
  await expect.poll(() => focusedText(tab)).toBe('Change');
  await tab.keyboard.press('Enter');
  await expect.poll(() => radio(tab, chosen).evaluate((one) => one.matches(':focus:checked'))).toBe(true);
  await tab.keyboard.press(key);
}

describe('Extra Help on the whole page', () => {
  it('[EH-02] [EH-03] [EH-04] [EH-06] [EH-09] is answered once: the cards follow, the popup shows once, the answer stays for the session', async () => {
    const tab = await newPage();
    const { errors } = listenTo(tab);
    const events = await recordEvents(tab, 'ucp-extra-help-change');
    await tab.goto(urlOf(whole, { shopper: 'guest', date: november }));
    await radio(tab, 'Yes').waitFor();
    expect(await struck(tab).count()).toBe(0);

    await radio(tab, 'Yes').check();
    await popup(tab).getByText('Your saved plans now show the premium and drug costs with Extra Help.').waitFor();
    await expect.poll(() => focusedText(tab)).toBe('Show my plans');
    await tab.keyboard.press('Escape');
    await popup(tab).waitFor({ state: 'detached' });
    await line(tab, 'included').waitFor();
    await expect.poll(() => focusedText(tab), { message: 'the line takes the focus of the answer' }).toBe('Change');
    expect(await radios(tab).count()).toBe(0);
    await expect.poll(() => struck(tab).count()).toBeGreaterThan(1);

    await changeWith(tab, 'ArrowRight', 'Yes');
    await line(tab, 'not included').waitFor();
    await expect.poll(() => struck(tab).count()).toBe(0);
    await changeWith(tab, 'ArrowLeft', 'No');
    await line(tab, 'included').waitFor();
    await expect.poll(() => struck(tab).count()).toBeGreaterThan(1);
    expect(await popup(tab).count()).toBe(0);
    expect(await events()).toEqual(['yes', 'no', 'yes'].map((answer) => ['ucp-extra-help-change', { answer }]));

    await tab.reload();
    await line(tab, 'included').waitFor();
    expect(await radios(tab).count()).toBe(0);
    await expect.poll(() => struck(tab).count()).toBeGreaterThan(1);
    expect(await popup(tab).count()).toBe(0);
    expect(errors.filter((one) => !one.includes('favicon'))).toEqual([]);
  });

  it.each([305, 390, 820, 1280])('[VW-06] [EH-09] is asked once, above the chart of costs: %i px', async (width) => {
    const tab = await visit(whole, { shopper: 'guest', date: november }, { viewport: { width, height: 900 } });
    const groups = tab.getByRole('radiogroup', { name: /Extra Help/ });
    const chart = tab.locator('ucp-cost-chart').getByRole('heading').first();
    // A key brings what is far down, too.
    await tab.keyboard.press('Tab');
    await Promise.all([groups.waitFor(), chart.waitFor()]);
    expect(await groups.count()).toBe(1);
    const heading = tab.locator('ucp-saved-plans').getByRole('heading', { level: 2 }).first();
    const [above, question, below] = await Promise.all([heading, groups, chart].map((one) => one.boundingBox()));
    expect(question?.y).toBeGreaterThan(bottomOf(above));
    expect(below?.y).toBeGreaterThan(bottomOf(question));
  });

  it('[VW-06] is asked once in the narrowest windows, whatever the size of the page’s own letters', async () => {
    const tab = await visit(whole, { shopper: 'guest', date: november }, { viewport: { width: 305, height: 900 } });
    const groups = tab.getByRole('radiogroup', { name: /Extra Help/ });
    for (const size of [10, 16, 24]) {
      await tab.evaluate((px) => document.body.style.setProperty('font-size', `${px}px`), size);
      await tab.keyboard.press('Tab');
      await groups.first().waitFor();
      expect([size, await groups.count()]).toEqual([size, 1]);
    }
  });

  it('[EH-04] leaves the answer in no address, no cookie and no lasting storage', async () => {
    const tab = await newPage();
    const urls: string[] = [];
    tab.on('request', (request) => urls.push(request.url()));
    await tab.goto(urlOf(whole, { shopper: 'guest', date: november }));
    await radio(tab, 'Yes').check();
    await popup(tab).waitFor();
    await tab.waitForLoadState('networkidle');
    const kept = await tab.evaluate(() => [document.cookie, JSON.stringify(localStorage), location.href].join());
    expect(kept).not.toMatch(/extra.?help|\byes\b/i);
    expect(urls.filter((url) => /extra.?help=|answer|\byes\b/i.test(url))).toEqual([]);
  });

  it('[EH-07] shows a message once to a member who returns from signing in', async () => {
    const tab = await newPage();
    await returnFromSignIn(tab, urlOf(whole, { date: november }), 'member');
    await popup(tab).getByText('Your level is full Extra Help.').waitFor();
    await popup(tab).getByRole('button', { name: 'Show my plans' }).click();
    await popup(tab).waitFor({ state: 'detached' });
    await tab.reload();
    await struck(tab).first().waitFor();
    await tab.waitForLoadState('networkidle');
    expect(await popup(tab).count()).toBe(0);
  });

  it('[ROLE-03] [ROLE-04] is not asked of a cloaked profile, and opens nothing for an agent, whatever asks', async () => {
    const cloaked = await visit(whole, { shopper: 'cloaked', date: november });
    await cloaked.locator('ucp-saved-plans').getByRole('article').first().waitFor();
    expect(await cloaked.locator('ucp-extra-help :is(input, button)').count()).toBe(0);

    const agent = await visit(whole, { shopper: 'agent', date: november });
    await agent.locator('ucp-saved-plans').getByRole('article').first().waitFor();
    await agent.evaluate(async () => {
      const tag = document.createElement('ucp-extra-help-popup') as HTMLElement & { show(): void };
      document.body.append(tag);
      tag.show();
    });
    await agent.waitForLoadState('networkidle');
    expect(await popup(agent).count()).toBe(0);
  });

  it('[ERR-02] [LOAD-03] the low-income service may hang or fail: the page is whole without it', async () => {
    await demo.faults({ method: 'GET', path: '/lis', status: 500 });
    const tab = await newPage();
    const events = await recordEvents(tab, 'ucp-ready');
    await tab.goto(urlOf(whole, { shopper: 'member', date: november }));
    await struck(tab).first().waitFor();
    expect(await tab.locator('ucp-saved-plans .plan-card').count()).toBe(4);
    await expect.poll(events).toEqual([['ucp-ready', { complete: true }]]);
  });
});
