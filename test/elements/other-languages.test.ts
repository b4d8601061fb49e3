import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tables } from '../../elements/index.js';
import { defineElements } from '../../src/element/shell.js';
import { preloadActions } from '../../src/shared/actions/define-action.js';
import { textOverrides } from '../../src/shared/language/text-overrides.js';
import { openPage } from './support/page.js';

/** Pages in a language that we do not speak, and pages that are written from the right. */

beforeAll(async () => {
  await openPage({ shopper: 'guest' });
  defineElements(tables);
  await Promise.all(tables.map(({ load }) => load()));
  await preloadActions();
});

afterEach(() => {
  textOverrides.set(true);
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
  document.documentElement.removeAttribute('dir');
});

async function show(lang: string, html: string, faults: NonNullable<Parameters<typeof openPage>[0]>['faults'] = []): Promise<void> {
  await openPage({ shopper: 'guest', faults });
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
}

/** The language and direction of a tag's words, or null while it draws nothing. */
function wordsOf(tag: string): { readonly lang: string | undefined; readonly direction: string } | null {
  const words = document.querySelector(tag)?.shadowRoot?.querySelector('.root');
  return words ? { lang: words.closest<HTMLElement>('[lang]')?.lang, direction: getComputedStyle(words).direction } : null;
}

describe('our words', () => {
  it.each(['ar', 'zh-Hant', 'fr', ''])('on a page in "%s" say that they are English', async (lang) => {
    await show(lang, '<ucp-need-help></ucp-need-help>');
    await expect.poll(() => wordsOf('ucp-need-help')?.lang).toBe('en');
  });

  it.each(['en', 'en-US', 'es', 'es-MX'])('on a page in "%s" have nothing to say', async (lang) => {
    await show(lang, '<ucp-need-help></ucp-need-help>');
    await expect.poll(() => wordsOf('ucp-need-help')).toEqual({ lang: undefined, direction: 'ltr' });
  });

  it.each([
    ['es_MX', 'es', '¿Necesita ayuda?'],
    ['en_US', 'en', 'Need help?'],
  ])('[INP-10] on a page in "%s" say that they are "%s"', async (lang, expected, title) => {
    await show(lang, '<ucp-need-help></ucp-need-help>');
    await expect.poll(() => document.querySelector('ucp-need-help')?.shadowRoot?.querySelector('h2')?.textContent).toBe(title);
    await expect.poll(() => wordsOf('ucp-need-help')?.lang).toBe(expected);
  });

  it('[INP-10] on an element of its own language say so too, on a page in English', async () => {
    await show('en', '<ucp-need-help lang="es_PR"></ucp-need-help>');
    await expect.poll(() => document.querySelector('ucp-need-help')?.shadowRoot?.querySelector('h2')?.textContent).toBe('¿Necesita ayuda?');
    await expect.poll(() => wordsOf('ucp-need-help')?.lang).toBe('es');
  });

  it('follow the page from one language to another', async () => {
    await show('en', '<ucp-need-help></ucp-need-help>');
    await expect.poll(() => wordsOf('ucp-need-help')?.lang).toBeUndefined();
    document.documentElement.lang = 'vi';
    await expect.poll(() => wordsOf('ucp-need-help')?.lang).toBe('en');
    document.documentElement.lang = 'es';
    await expect.poll(() => wordsOf('ucp-need-help')).toEqual({ lang: undefined, direction: 'ltr' });
  });

  it('stay open with the typed text while the page changes its language', async () => {
    await show('en', '<ucp-email-popup open></ucp-email-popup>');
    await userEvent.fill(page.getByRole('textbox'), 'rosa@example.com');
    const dialog = page.getByRole('dialog').element() as HTMLDialogElement;
    const state = () => [
      dialog.isConnected,
      dialog.open,
      dialog.lang,
      dialog.dir,
      document.querySelector('ucp-email-popup')?.hasAttribute('open'),
    ];
    document.documentElement.lang = 'vi';
    await expect.poll(state).toEqual([true, true, 'en', 'ltr', true]);
    document.documentElement.lang = 'en';
    await expect.poll(state).toEqual([true, true, '', '', true]);
    await expect.element(page.getByRole('textbox')).toHaveValue('rosa@example.com');
  });

  it('say that they are English also if they come later, as in a popup', async () => {
    await show('vi', '<ucp-email-popup></ucp-email-popup>');
    const popup = document.querySelector('ucp-email-popup');
    // Its sheets come with its component, which has drawn nothing yet.
    await expect.poll(() => popup?.shadowRoot?.adoptedStyleSheets.length).toBeGreaterThan(1);
    popup?.setAttribute('open', '');
    await expect.poll(() => popup?.shadowRoot?.querySelector('dialog')?.lang).toBe('en');
  });

  it('run from the left on a page that is written from the right', async () => {
    document.documentElement.dir = 'rtl';
    await show('ar', '<ucp-saved-plans></ucp-saved-plans>');
    await expect.poll(() => wordsOf('ucp-saved-plans')).toEqual({ lang: 'en', direction: 'ltr' });
  });

  it('are not ours if the content says others: those are in the language of the page', async () => {
    document.documentElement.dir = 'rtl';
    const body = { 'needHelp.heading': 'هل تحتاج إلى مساعدة؟' };
    await show('ar', '<ucp-need-help></ucp-need-help>', [{ method: 'GET', path: '/api/assets/*shopper-messages.json', body }]);
    await expect.poll(() => wordsOf('ucp-need-help')).toEqual({ lang: undefined, direction: 'rtl' });
  });

  it('are ours no longer if the content with others comes later', async () => {
    document.documentElement.dir = 'rtl';
    await show('ar', '<ucp-need-help></ucp-need-help>');
    await expect.poll(() => wordsOf('ucp-need-help')).toEqual({ lang: 'en', direction: 'ltr' });
    textOverrides.set(false);
    await expect.poll(() => wordsOf('ucp-need-help')).toEqual({ lang: undefined, direction: 'rtl' });
  });

  it('leave what an author puts between them to the page', async () => {
    document.documentElement.dir = 'rtl';
    await show('ar', '<ucp-doctor-search><p>1</p></ucp-doctor-search><ucp-profile-area><p>2</p></ucp-profile-area>');
    await expect.poll(() => document.querySelector('ucp-doctor-search')?.shadowRoot?.querySelector('slot')).toBeTruthy();
    const directions = () => [...document.querySelectorAll('p')].map((text) => getComputedStyle(text).direction);
    await expect.poll(directions).toEqual(['rtl', 'rtl']);
  });
});
