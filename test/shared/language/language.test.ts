import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureMessage, paintSkeleton } from '../../../src/element/skeleton.js';
import { followLanguage } from '../../../src/shared/language/follow-language.js';
import { languageOf, markedLanguage } from '../../../src/shared/language/language.js';

const page = document.documentElement;

/** An element in nested shadow roots, one for each `lang`, the outermost first; null has no `lang`. */
function nested(...langs: readonly (string | null)[]): HTMLElement {
  let root: ParentNode & Node = document.body;
  let last: HTMLElement = document.body;
  for (const lang of langs) {
    last = document.createElement('div');
    if (lang !== null) last.lang = lang;
    root.append(last);
    root = last.attachShadow({ mode: 'open' });
  }
  return last;
}

beforeEach(() => page.removeAttribute('lang'));

afterEach(() => {
  document.body.replaceChildren();
  page.removeAttribute('lang');
});

describe('the language of an element', () => {
  it.each([
    ['es', 'es'],
    ['ES', 'es'],
    ['es-MX', 'es'],
    ['es-419', 'es'],
    ['es_MX', 'es'],
    ['es_419', 'es'],
    [' ES_mx ', 'es'],
    ['en_US', 'en'],
    ['est_EE', 'en'],
    ['en', 'en'],
    ['en-US', 'en'],
    ['fr', 'en'],
    ['est', 'en'],
    ['ca-ES', 'en'],
    ['', 'en'],
    [' ', 'en'],
  ])('[INP-10] is said by the page: lang="%s"', (lang, expected) => {
    page.lang = lang;
    expect(languageOf(nested(null))).toBe(expected);
  });

  it('is English if nobody says anything, on the page or off it', () => {
    expect(languageOf(nested(null))).toBe('en');
    expect(languageOf(document.createElement('div'))).toBe('en');
    expect(markedLanguage(nested(null))).toBe('en');
  });

  it.each([
    ['en', ['es'], 'es'],
    ['en', ['es_MX'], 'es'],
    ['es', ['en'], 'en'],
    ['es', ['fr'], 'en'],
    ['es', [null, null, null], 'es'],
    ['en', ['es', null], 'es'],
    ['en', [null, 'es', null], 'es'],
    ['es', ['es', 'en', null], 'en'],
    ['en', ['en', 'es'], 'es'],
  ])('is the nearest, across shadow roots: a page in %s, then %j', (lang, langs, expected) => {
    page.lang = lang;
    expect(languageOf(nested(...langs))).toBe(expected);
  });

  it('may be said between an element and its shadow root', () => {
    page.lang = 'en';
    const section = document.createElement('section');
    section.lang = 'es';
    const element = document.createElement('div');
    section.append(element);
    nested('en').shadowRoot?.append(section);
    expect(languageOf(element)).toBe('es');
    expect(languageOf(section)).toBe('es');
  });
});

describe('the first words of an element', () => {
  it.each([
    ['en', [null], 'Loading', 'This part of the page could not be loaded. Please try again later.'],
    ['es', [null], 'Cargando', 'No se pudo cargar esta parte de la página. Inténtelo de nuevo más tarde.'],
    ['en', ['es', null], 'Cargando', 'No se pudo cargar esta parte de la página. Inténtelo de nuevo más tarde.'],
    ['es', ['en', null], 'Loading', 'This part of the page could not be loaded. Please try again later.'],
  ])('follow the nearest lang: a page in %s, then %j', (lang, langs, loading, failed) => {
    page.lang = lang;
    const host = nested(...langs);
    const root = host.shadowRoot as ShadowRoot;
    paintSkeleton(root, [40]);
    expect(root.querySelector('.vh')?.textContent).toBe(loading);
    root.replaceChildren(failureMessage(host));
    expect(root.textContent).toBe(failed);
  });
});

describe('listeners of the language', () => {
  const tick = () => new Promise((resolve) => setTimeout(resolve));

  it('hear of every lang above them, in their shadow roots too, and of nothing else', async () => {
    const host = nested('en', null);
    const outer = document.body.firstElementChild as HTMLElement;
    const changed = vi.fn();
    const stop = followLanguage(host, changed);
    for (const one of [page, document.body, outer, host]) {
      changed.mockClear();
      one.lang = 'es';
      await tick();
      expect(changed).toHaveBeenCalledOnce();
    }
    changed.mockClear();
    host.title = 'lang';
    await tick();
    expect(changed).not.toHaveBeenCalled();
    stop();
    document.body.removeAttribute('lang');
  });

  it('shares one observer with the others, which ends with the last of them', async () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe');
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    const listener = [vi.fn(), vi.fn()];
    const stops = listener.map((one) => followLanguage(nested(null), one));
    expect(new Set(observe.mock.contexts).size).toBe(1);
    stops[0]?.();
    stops[0]?.();
    expect(disconnect).not.toHaveBeenCalled();
    page.lang = 'es';
    await tick();
    expect(listener.map((one) => one.mock.calls.length)).toEqual([0, 1]);
    stops[1]?.();
    expect(disconnect).toHaveBeenCalledOnce();
    page.lang = 'en';
    await tick();
    expect(listener.map((one) => one.mock.calls.length)).toEqual([0, 1]);
    vi.restoreAllMocks();
  });

  it('can begin again after all have left', async () => {
    followLanguage(nested(null), vi.fn())();
    const changed = vi.fn();
    const stop = followLanguage(nested(null), changed);
    page.lang = 'es';
    await tick();
    expect(changed).toHaveBeenCalledOnce();
    stop();
  });
});
