import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeFaults } from './support/axe.js';
import { withBrowser } from './support/browser.js';
import { demo } from './support/demo.js';
import { listenTo } from './support/page.js';

/** The brand's own pieces of docs/pieces.md between the library's tags, on the demo's page. */

const { newPage, visit, urlOf } = withBrowser();

const path = '/pages/pieces.html';
const november = '2026-11-20T09:30:00';

beforeEach(() => demo.reset());

describe.each(['your-next-step', 'your-next-step-lit'])('the piece <%s>', (tag) => {
  const says = (page: Page, words: string) => page.locator(tag).getByText(words, { exact: true }).waitFor();

  it('counts the saved plans of the member, and again after a removal and its undo', async () => {
    const page = await visit(path, { shopper: 'member', date: november });
    await says(page, 'Compare your 4 saved plans with a licensed agent.');
    await page
      .getByRole('button', { name: /^Unsave/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Remove plan/ }).click();
    await says(page, 'Compare your 3 saved plans with a licensed agent.');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await says(page, 'Compare your 4 saved plans with a licensed agent.');
  });

  it('follows the year on the screen', async () => {
    const page = await visit(path, { shopper: 'member', date: november });
    await page
      .getByRole('button', { name: /^Unsave/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Remove plan/ }).click();
    await says(page, 'Compare your 3 saved plans with a licensed agent.');
    await page.getByText('Nov or Dec 2026').click();
    await says(page, 'Compare your 4 saved plans with a licensed agent.');
  });

  it('asks a shopper without plans to save one', async () => {
    await says(await visit(path, { shopper: 'empty', date: november }), 'Save a plan first. Then compare it with a licensed agent.');
  });

  it('says nothing about the plans before they are known, and keeps its place', async () => {
    await demo.faults({ method: 'GET', path: '/profiles/data', delayMs: 1500 });
    const page = await newPage();
    await page.goto(urlOf(path, { shopper: 'member', date: november }));
    await says(page, 'Your saved plans are loading.');
    const before = await page.locator(tag).boundingBox();
    await says(page, 'Compare your 4 saved plans with a licensed agent.');
    const { width, height } = (await page.locator(tag).boundingBox()) ?? {};
    expect({ width, height }).toEqual({ width: before?.width, height: before?.height });
  });

  it('is in Spanish on a Spanish page, and changes with the page', async () => {
    const page = await visit(path, { shopper: 'member', date: november, lang: 'es' });
    await says(page, 'Su próximo paso');
    await says(page, 'Compare sus 4 planes guardados con un agente con licencia.');
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
    await says(page, 'Your next step');
  });

  it('has the colors of the page’s brand, and knows its name', async () => {
    const page = await visit(path, { shopper: 'member', date: november, theme: 'uhc' });
    const box = page.locator(tag).locator('section');
    await says(page, 'Compare your 4 saved plans with a licensed agent.');
    expect(await box.getAttribute('data-brand')).toBe('uhc');
    const border = () => box.evaluate((one) => getComputedStyle(one).borderTopColor);
    expect(await border()).toBe('rgb(225, 220, 207)');
    await page.evaluate(() => document.documentElement.setAttribute('data-ucp-theme', 'aarp'));
    await page.locator(tag).locator('[data-brand=aarp]').waitFor();
    expect(await border()).not.toBe('rgb(225, 220, 207)');
  });

  it('[SIGN-01] knows nothing of a member who has signed out', async () => {
    const page = await visit(path, { shopper: 'member', date: november });
    await says(page, 'Compare your 4 saved plans with a licensed agent.');
    // The page stays where it is after the sign-out.
    await page.evaluate(() => addEventListener('ucp-navigate', (event) => event.preventDefault()));
    await page.locator('ucp-account-banner').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
    await says(page, 'Save a plan first. Then compare it with a licensed agent.');
  });
});

it('the page has nothing that axe finds and a silent console, under the strict policy', async () => {
  const page = await newPage();
  const { logged: consoleLines } = listenTo(page);
  await page.goto(urlOf(path, { shopper: 'member', date: november }));
  await page.getByText('Compare your 4 saved plans with a licensed agent.').nth(1).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(consoleLines).toEqual([]);
});

it('the page is linked from the list of the demo’s pages', async () => {
  const page = await visit('/');
  await page.getByRole('link', { name: 'A brand’s own pieces' }).click();
  await page.getByRole('heading', { level: 1, name: 'A brand’s own pieces' }).waitFor();
});
