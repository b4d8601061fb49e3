import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { setAttemptsLeft } from '../../src/features/session/state/confirm-identity.js';
import { cutWords } from './support/cut-words.js';
import { openPage } from './support/page.js';

/** A phone at twice its size, as the browser's own zoom makes it: half as many pixels. */

const PHONE = [195, 422] as const;

beforeAll(async () => {
  await openPage({ shopper: 'member' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

afterEach(() => document.body.replaceChildren());
afterAll(() => page.viewport(1280, 900));

const dialog = () => document.body.firstElementChild?.shadowRoot?.querySelector('dialog') ?? null;

async function show(tag: string, [width, height]: readonly [number, number], shopper = 'member'): Promise<HTMLDialogElement> {
  await page.viewport(width, height);
  await openPage({ shopper });
  document.body.innerHTML = `<${tag} open></${tag}>`;
  await expect.poll(dialog).not.toBeNull();
  return dialog() as HTMLDialogElement;
}

/** What is wider than the place that it stands in. */
const overhanging = (popup: HTMLDialogElement) =>
  [popup, ...popup.querySelectorAll('.popup__body, .notice, .figures')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ className }) => className);

describe('a popup on a phone at twice its size', () => {
  it.each([
    ['ucp-email-popup', 'member'],
    ['ucp-zip-popup', 'guest'],
    ['ucp-extra-help-popup', 'member'],
    ['ucp-sign-out-popup', 'member'],
    ['ucp-import-popup', 'base'],
    ['ucp-confirm-identity-popup', 'member-consent'],
  ])('<%s> cuts no word of its title, and is as wide as what it shows', async (tag, shopper) => {
    const popup = await show(tag, PHONE, shopper);
    expect(cutWords(popup.querySelector('h2'))).toEqual([]);
    expect(overhanging(popup)).toEqual([]);
  });

  it('[IDC-07] a telephone number breaks if it would be cut', async () => {
    const popup = await show('ucp-confirm-identity-popup', PHONE, 'member-consent');
    setAttemptsLeft(0);
    await expect.poll(() => dialog()?.querySelector('a[href^="tel:"]')).toBeTruthy();
    expect(overhanging(dialog() ?? popup)).toEqual([]);
  });

  it('figures are one below the other', async () => {
    const popup = await show('ucp-extra-help-popup', PHONE);
    await expect.poll(() => popup.querySelectorAll('.figure').length).toBe(2);
    const lefts = [...popup.querySelectorAll('.figure')].map((figure) => figure.getBoundingClientRect().left);
    expect(new Set(lefts).size).toBe(1);
  });
});

it('[IDLE-02] the warning is seen whole on a phone on its side', async () => {
  const popup = await show('ucp-timeout-popup', [844, 390]);
  expect(popup.scrollHeight).toBeLessThanOrEqual(popup.clientHeight);
});

it('[PLN-01] the telephone number is not smaller than small text', async () => {
  await page.viewport(...PHONE);
  document.body.innerHTML = '<ucp-need-help></ucp-need-help>';
  const number = () => document.body.firstElementChild?.shadowRoot?.querySelector('.help__phone');
  await expect.poll(number).toBeTruthy();
  expect(Number.parseFloat(getComputedStyle(number() as Element).fontSize)).toBeGreaterThanOrEqual(16);
});
