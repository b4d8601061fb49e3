import { createApp } from '../../../../demo/service/app.js';
import { browserFetch } from '../../../../demo/service/browser-fetch.js';
import { dateCookie, entryOf } from '../../../../demo/service/enter.js';
import { memoryStore } from '../../../../demo/service/store/memory-store.js';
import { eventNotes } from '../../../../src/element/event-notes.js';

/**
 * The page of a live example, before the library runs. The reference service answers inside this frame. Cookies and storage are in its
 * memory, so examples share nothing with each other or with the demo.
 */

interface Options {
  readonly shopper: string;
  readonly date: string;
  readonly signInCode?: string;
  readonly faults: readonly object[];
  readonly isSessionOver: boolean;
}

const query = new URLSearchParams(location.search);
const fixed = JSON.parse(document.documentElement.dataset.example ?? '{}') as Options;
const options: Options = { ...fixed, shopper: query.get('shopper') ?? fixed.shopper };

/** `document.cookie` without the browser's own cookies. */
function keepCookiesHere(): void {
  const jar = new Map<string, string>();
  const set = (text: string) => {
    const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const isGone = attributes.some((one) => /^max-age=(0|-)/i.test(one) || Date.parse(/^expires=(.*)/i.exec(one)?.[1] ?? '') < Date.now());
    if (isGone) jar.delete(name);
    else jar.set(name, value);
  };
  const get = () => [...jar].map((pair) => pair.join('=')).join('; ');
  Object.defineProperty(document, 'cookie', { configurable: true, get, set });
}

/** Storage in memory. */
function storageHere(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, String(value));
    },
    removeItem: (key) => {
      items.delete(key);
    },
    clear: () => items.clear(),
  };
}

function keepStorageHere(): void {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, value: storageHere() });
}

function enter({ shopper, date }: Options): void {
  const entry = entryOf(shopper);
  if (!entry) throw new Error(`the reference service has no shopper "${shopper}"`);
  // biome-ignore lint/suspicious/noDocumentCookie: the library reads the identity there
  for (const one of [...entry.cookies, dateCookie(date)]) document.cookie = one;
}

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Routes the page's calls to a service with nothing but the seed. Calls wait until its switches are set. */
function serve({ shopper, date, faults, isSessionOver }: Options): void {
  const app = createApp({ store: memoryStore(), now: () => date });
  const outside = globalThis.fetch.bind(globalThis);
  const inside = browserFetch(app, { elsewhere: outside });
  const isReady = Promise.all([
    app.request('/__demo/faults', json(faults)),
    isSessionOver ? app.request('/__demo/session', json({ shopper })) : undefined,
  ]);
  globalThis.fetch = (input, init) => isReady.then(() => inside(input, init));
}

/** The look that the toolbar of the example asks for. */
function dress(query: URLSearchParams): void {
  const root = document.documentElement;
  const theme = query.get('theme');
  root.lang = query.get('lang') === 'es' ? 'es' : 'en';
  if (theme) root.dataset.ucpTheme = theme;
}

/** The page around the frame lists the events of the tags, and sizes the frame. */
function tellPageAround(): void {
  const tell = (message: object) => parent !== window && parent.postMessage(message, location.origin);
  for (const name of Object.keys(eventNotes)) {
    addEventListener(name, (event) => {
      // No other page is here for a link to lead to.
      if (name === 'ucp-navigate') event.preventDefault();
      tell({ kind: 'event', name, detail: (event as CustomEvent).detail });
    });
  }
  const body = document.body;
  new ResizeObserver(() => tell({ kind: 'height', height: Math.ceil(body.getBoundingClientRect().height) })).observe(body);
}

keepCookiesHere();
keepStorageHere();
dress(query);
if (options.signInCode) history.replaceState(null, '', `?code=${options.signInCode}`);
else enter(options);
serve(options);
tellPageAround();
