import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { withBrowser } from '../browser/support/browser.js';
import { demo } from '../browser/support/demo.js';
import { listenTo, watchShifts } from '../browser/support/page.js';
import { type NextServer, startNext } from './build-site.mjs';
import { expectTakenOver, holdScripts } from './support/first-paint.js';

/** A page that Next renders on a server with the wrappers of `ucp-elements/react`. It starts from nothing: the packed package, and a build. */

const { newPage } = withBrowser();

beforeEach(() => demo.reset());

/** A page of the application on which a member is signed in, in November. */
async function memberOf(next: NextServer): Promise<Page> {
  const page = await newPage();
  const entry = await page.request.get(`${next.url}/pages/index.html?shopper=member&date=2026-11-20T09:30:00`);
  expect(entry.ok()).toBe(true);
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

describe('in Next', () => {
  let next: NextServer;
  beforeAll(async () => {
    next = await startNext(inject('demoUrl'));
  }, 300_000);
  afterAll(() => next?.stop());

  it('the page of the server has the tags with their attributes and skeletons', async () => {
    const html = await (await fetch(next.url)).text();
    expect(html).toMatch(/<ucp-saved-plans no-heading=""><template shadowrootmode="open">[\s\S]*<ucp-year-toggle slot="toggle">/);
    expect(html).toMatch(/<ucp-plan-card plan-id="H0321002000" plan-year="2027"><template shadowrootmode="open">/);
    expect(html).toContain('Counting');
  });

  it('[LOAD-04] a page is painted before any script, and hydrates without a warning and without a shift', async () => {
    const page = await memberOf(next);
    const { errors, logged } = listenTo(page);
    const shifts = await watchShifts(page);
    const scripts = await holdScripts(page);
    await page.goto(next.url, { waitUntil: 'commit' });
    await page.locator('ucp-plan-card').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { name: 'Your plans' }).isVisible()).toBe(true);

    await expectTakenOver(page, scripts, () => true, 'ucp-plan-card');
    await page.locator('ucp-saved-plans .plan-card').nth(3).waitFor();
    await page.getByText(/^\d+ saved plans/).waitFor();
    await press(page, 'Pressed 0 times');
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    expect(await shifts()).toBeLessThan(0.02);
    expect(errors).toEqual([]);
    expect(logged.filter((line) => line.includes('[ucp]'))).toEqual([]);
  });
});

describe('in Next while it is developed', () => {
  let next: NextServer;
  beforeAll(async () => {
    next = await startNext(inject('demoUrl'), { isDev: true });
    // It is compiled when it is first asked for, which no page has to wait for.
    await (await fetch(next.url)).text();
  }, 300_000);
  afterAll(() => next?.stop());

  function edit(file: string, before: string, after: string): void {
    const path = join(next.sources, 'app', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(before);
    writeFileSync(path, text.replace(before, after));
  }

  it('a page hydrates in StrictMode without a warning, and keeps its state and what the tags show when a file is edited', async () => {
    const page = await memberOf(next);
    const { errors, logged } = listenTo(page);
    await page.goto(next.url);
    await page.locator('ucp-saved-plans .plan-card').nth(3).waitFor();
    await press(page, 'Pressed 0 times');
    const card = await page.locator('ucp-saved-plans .plan-card').first().elementHandle();

    edit('count.jsx', 'Pressed {presses} times', 'Clicked {presses} times');
    await page.getByRole('button', { name: 'Clicked 1 times' }).waitFor();
    edit('page.jsx', 'Your plans', 'Our plans');
    await page.getByRole('heading', { name: 'Our plans' }).waitFor();
    expect(await page.getByRole('button', { name: 'Clicked 1 times' }).isVisible()).toBe(true);
    expect(await card?.evaluate((one) => one.isConnected), 'the cards are not drawn anew').toBe(true);
    expect(errors).toEqual([]);
    expect(logged.filter((line) => /\[ucp\]|warning/i.test(line))).toEqual([]);
  }, 120_000);
});
