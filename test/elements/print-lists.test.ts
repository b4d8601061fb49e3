import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { clock } from '../../src/shared/time/clock.js';
import { openPage } from './support/page.js';

/** The lists on paper, as Chromium lays them out for print. */

const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
const media = (name: '' | 'print') => cdp().send('Emulation.setEmulatedMedia', { media: name });

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
});

beforeEach(() => void print.mockReset());
afterEach(async () => {
  dispatchEvent(new Event('afterprint'));
  await media('');
  document.body.replaceChildren();
});

const root = (tag: string) => document.querySelector(tag)?.shadowRoot;
const isOnPaper = (one: Element | null | undefined) => one?.checkVisibility() ?? false;

async function printFrom(tag: string, body: string, lang = 'en'): Promise<void> {
  await openPage({ shopper: 'guest', lang });
  document.body.innerHTML = body;
  const name = lang === 'es' ? 'Imprimir esta lista' : 'Print this list';
  await expect.poll(() => root(tag)?.querySelector('[part=print]')?.textContent).toBe(name);
  root(tag)?.querySelector<HTMLElement>('[part=print]')?.click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await media('print');
}

const both =
  '<header>Site</header><div class="no-print"><ucp-drug-list></ucp-drug-list><ucp-pharmacy></ucp-pharmacy></div><ucp-provider-list></ucp-provider-list>';

describe('a list on paper', () => {
  it('[DV-01] is the drugs with the pharmacy, without anything to press, and nothing else of the page', async () => {
    await printFrom('ucp-drug-list', both);
    const list = root('ucp-drug-list');
    expect([...(list?.querySelectorAll('.row') ?? [])].every(isOnPaper)).toBe(true);
    expect(list?.querySelectorAll('.row').length).toBeGreaterThan(0);
    expect([...(list?.querySelectorAll('button') ?? [])].some(isOnPaper)).toBe(false);
    expect(isOnPaper(root('ucp-pharmacy')?.querySelector('[part=pharmacy]'))).toBe(true);
    expect(list?.querySelector('.list-foot')?.textContent).toContain('Printed November 20, 2026.');
    for (const other of ['header', 'ucp-provider-list']) expect(isOnPaper(document.querySelector(other)), other).toBe(false);
    dispatchEvent(new Event('afterprint'));
    expect(document.querySelectorAll('[data-ucp-printed], [data-ucp-unprinted]')).toHaveLength(0);
  });

  it('[PV-02] is the doctors alone', async () => {
    await printFrom('ucp-provider-list', both);
    expect([...(root('ucp-provider-list')?.querySelectorAll('.row') ?? [])].every(isOnPaper)).toBe(true);
    for (const other of ['header', 'ucp-drug-list', 'ucp-pharmacy']) expect(isOnPaper(document.querySelector(other)), other).toBe(false);
  });

  it('[DV-01] is in Spanish on a Spanish page', async () => {
    await printFrom('ucp-drug-list', both, 'es');
    expect(root('ucp-drug-list')?.querySelector('.list-foot')?.textContent).toContain('Impreso el 20 de noviembre de 2026.');
  });

  it('[DV-01] [PV-02] comes from the whole page too, whose other views stay off it', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = '<ucp-profile-area></ucp-profile-area>';
    const { showView } = await import('../../src/features/navigation/actions/view.js');
    showView('drugs', document);
    await page.getByRole('button', { name: 'Print this list' }).click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    await media('print');
    const area = root('ucp-profile-area');
    const inside = (tag: string) => area?.querySelector(tag)?.shadowRoot?.querySelector('.root');
    expect([inside('ucp-drug-list'), inside('ucp-pharmacy')].map(isOnPaper)).toEqual([true, true]);
    expect(['ucp-saved-plans', 'ucp-faq', 'ucp-top-bar'].map((tag) => isOnPaper(inside(tag)))).toEqual([false, false, false]);
  });

  it('[DV-07] has no button if nothing is saved', async () => {
    await openPage({ shopper: 'empty' });
    document.body.innerHTML = '<ucp-drug-list></ucp-drug-list>';
    await expect.poll(() => root('ucp-drug-list')?.querySelector('[part=empty]')).not.toBeNull();
    expect(root('ucp-drug-list')?.querySelector('[part=print]')).toBeNull();
  });
});

const places = [
  ['[DV-01]', 'ucp-drug-list', 'ucp-drug-list'],
  ['[PV-02]', 'ucp-provider-list', 'ucp-provider-list'],
  // The plans are printed from the top bar, so the toast says what came of it.
  ['[TOP-05]', 'ucp-top-bar', 'ucp-toast'],
] as const;

describe('a browser that cannot print', () => {
  const everything = `${both}<ucp-top-bar></ucp-top-bar><ucp-saved-plans></ucp-saved-plans>`;
  const own = Object.getOwnPropertyDescriptor(window, 'print') as PropertyDescriptor;
  const button = (tag: string) => root(tag)?.querySelector<HTMLElement>('[part=print]');
  const sheets = () => [document, ...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot)];
  const marks = () => document.querySelectorAll('[data-ucp-printed], [data-ucp-unprinted]').length;
  const printSheets = () =>
    sheets().flatMap((one) =>
      [...(one?.adoptedStyleSheets ?? [])].filter(({ cssRules }) => cssRules[0]?.cssText.includes('data-ucp-unprinted')),
    );

  afterEach(() => {
    Object.defineProperty(window, 'print', own);
    for (const toast of document.querySelectorAll('ucp-toast')) toast.remove();
  });

  it.each(places)('%s %s has no button if the browser has no `print`, as inside the apps of a phone', async (_, tag) => {
    Object.defineProperty(window, 'print', { configurable: true, value: undefined });
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = everything;
    await expect.poll(() => root(tag)?.querySelector('.root')).toBeTruthy();
    await expect.poll(() => root('ucp-saved-plans')?.querySelector('article')).toBeTruthy();
    expect(button(tag)).toBeNull();
  });

  it.each(places.flatMap((one) => [[...one, 'en'] as const, [...one, 'es'] as const]))(
    '%s after a press in %s, %s says that the browser refused to print, in %s, and nothing stays marked',
    async (_, tag, place, lang) => {
      await openPage({ shopper: 'guest', lang });
      document.body.innerHTML = everything;
      await expect.poll(() => button(tag)).toBeTruthy();
      print.mockImplementation(() => {
        throw new DOMException('print() is not allowed here', 'NotAllowedError');
      });
      button(tag)?.click();
      const message = () => root(place)?.querySelector('[part=notice]')?.textContent;
      const title = lang === 'en' ? 'This browser could not print' : 'Este navegador no pudo imprimir';
      await expect.poll(message).toContain(title);
      expect(print).toHaveBeenCalledOnce();
      expect([marks(), printSheets()]).toEqual([0, []]);
      // The next time it prints, and the message is gone.
      print.mockImplementation(() => undefined);
      button(tag)?.click();
      await expect.poll(() => print.mock.calls.length).toBe(2);
      expect([marks() > 0, printSheets().length > 0]).toEqual([true, true]);
      await expect.poll(message).toBeUndefined();
      dispatchEvent(new Event('afterprint'));
      expect([marks(), printSheets()]).toEqual([0, []]);
    },
  );

  it('[TOP-05] a browser that does nothing, without a word, leaves no marks after the next press on the page', async () => {
    await openPage({ shopper: 'guest' });
    document.body.innerHTML = everything;
    await expect.poll(() => button('ucp-top-bar')).toBeTruthy();
    const after = vi.spyOn(clock, 'after');
    button('ucp-top-bar')?.click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect([marks() > 0, printSheets().length > 0]).toEqual([true, true]);
    // The second press of a double click belongs to the one that printed.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(marks()).toBeGreaterThan(0);
    after.mock.calls.find(([milliseconds]) => milliseconds === 1000)?.[1]();
    after.mockRestore();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect([marks(), printSheets()]).toEqual([0, []]);
    await expect.poll(() => root('ucp-saved-plans')?.querySelector('.sheets')).toBeNull();
  });
});
