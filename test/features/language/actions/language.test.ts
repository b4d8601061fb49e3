import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSpanishTexts } from '../../../../src/features/language/actions/language.js';
import { loadSpanish } from '../../../../src/features/language/actions/load-spanish.js';
import * as languageActions from '../../../../src/features/language/actions.js';
import { $spanish } from '../../../../src/features/language/state/language.js';
import { $settings } from '../../../../src/shared/settings/state.js';
import { resetShopperState } from '../../../../src/shared/state/store.js';
import { spanish } from '../../../../src/spanish.js';
import { resetPage } from '../../../../src/testing.js';
import { finishCalls } from '../../../flows/support/held-calls.js';
import { openPage, until } from '../../../flows/support/service.js';

vi.mock('../../../../src/features/language/actions/load-spanish.js', { spy: true });

const load = vi.mocked(loadSpanish);

/** The data that had loaded when the settings were decided, before anything is drawn. */
let cameBefore: boolean | null = null;
let stop = () => {};

function place(tag: string, lang: string, parent: ParentNode = document.body): HTMLElement {
  const made = document.createElement(tag);
  made.lang = lang;
  parent.append(made);
  return made;
}

beforeAll(() => import('../../../../src/data-layer.js'));

beforeEach(() => {
  resetPage();
  load.mockClear();
  cameBefore = null;
  stop = $settings.listen((settings) => {
    if (settings) cameBefore = $spanish.get() !== null;
  });
});

afterEach(async () => {
  stop();
  await finishCalls();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

describe('the page starts', () => {
  it.each(['es', 'es-MX'])('with its words, when it is in Spanish: lang="%s"', async (lang) => {
    await openPage({ lang });
    expect(cameBefore).toBe(true);
    expect($spanish.get()).toBe(spanish);
    expect(load).toHaveBeenCalledOnce();
  });

  it('without Spanish, when nobody on it reads that', async () => {
    place('a', 'es').textContent = 'Español';
    place('ucp-faq', 'en', place('section', 'es'));
    await openPage({ lang: 'en' });
    expect(cameBefore).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('without Spanish, when what is in Spanish is somebody else’s component, with an element in English inside it or none', async () => {
    place('div', 'es').attachShadow({ mode: 'open' });
    place('ucp-faq', 'en', place('div', 'es').attachShadow({ mode: 'open' }));
    await openPage({ lang: 'en' });
    expect(load).not.toHaveBeenCalled();
  });

  it('with Spanish words for one element in Spanish on an English page', async () => {
    place('ucp-faq', 'es');
    await openPage({ lang: 'en' });
    expect(cameBefore).toBe(true);
  });

  it('with them for an element in a part of the page that is in Spanish', async () => {
    place('ucp-faq', 'es', place('section', 'es')).removeAttribute('lang');
    await openPage({ lang: 'en' });
    expect(cameBefore).toBe(true);
  });

  it('with them for an element in a shadow root of the page’s own', async () => {
    const root = place('div', 'es').attachShadow({ mode: 'open' });
    root.append(document.createElement('ucp-faq'));
    await openPage({ lang: 'en' });
    expect(cameBefore).toBe(true);
  });

  it('in English all the same, when the words do not come', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    load.mockRejectedValueOnce(new Error('offline'));
    await openPage({ lang: 'es' });
    expect(cameBefore).toBe(false);
    expect($spanish.get()).toBeNull();
    expect(logged.mock.calls.flat()).toContain('[ucp] the Spanish words could not be loaded');
    await loadSpanishTexts();
    expect($spanish.get()).toBe(spanish);
    logged.mockRestore();
  });

  it.each([
    ['the connection', 'online', window],
    ['the shopper', 'visibilitychange', document],
  ])('[LOAD-05] in English until %s is back and the words come', async (_, name, target) => {
    const consoleLines = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    for (let time = 0; time < 2; time += 1) load.mockRejectedValueOnce(new Error('offline'));
    await openPage({ lang: 'es' });
    for (const words of [null, spanish]) {
      target.dispatchEvent(new Event(name, { bubbles: true }));
      await finishCalls();
      expect($spanish.get()).toBe(words);
    }
    expect(load).toHaveBeenCalledTimes(3);
    consoleLines.mockRestore();
  });
});

describe('the Spanish words', () => {
  it('are requested once, however many need them', async () => {
    await Promise.all([loadSpanishTexts(), loadSpanishTexts()]);
    await loadSpanishTexts();
    expect(load).toHaveBeenCalledOnce();
  });

  it('are the page’s: they stay when the shopper leaves', async () => {
    await loadSpanishTexts();
    resetShopperState();
    expect($spanish.get()).toBe(spanish);
  });

  it('load by the action that components call', async () => {
    void languageActions.loadSpanishTexts();
    await until(() => $spanish.get() !== null);
    expect($spanish.get()).toBe(spanish);
  });
});
