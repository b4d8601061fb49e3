import { dateCookie, entryOf } from '../demo/service/enter.js';
import { demoSettings } from '../demo/settings.js';
import { start } from '../src/data-layer.js';
import { configure } from '../src/index.js';
import type { SettingsInput } from '../src/settings-input.js';
import { clearOwnKeys } from '../src/shared/storage/storage.js';
import { clock } from '../src/shared/time/clock.js';
import { resetPage } from '../src/testing.js';
import { type Fault, freshService } from './service.js';

/** The page that a story is seen on. A story says in `parameters.page` what it needs; the toolbars give the rest. */
export interface StoryPage {
  /** A shopper of the reference service, such as `member`. */
  readonly shopper: string;
  /** The server's wall clock, `YYYY-MM-DDTHH:mm:ss`. */
  readonly date: string;
  /** The browser's own clock, written so, where it is not the server's. */
  readonly browserDate?: string;
  /** A brand of `src/themes`; '' is the neutral one. */
  readonly theme: NonNullable<SettingsInput['theme']>;
  readonly lang: string;
  readonly settings?: SettingsInput;
  readonly faults?: readonly Fault[];
  /** Session storage before the page starts, by key. */
  readonly session?: Readonly<Record<string, string>>;
  /** The story shows what is there while the page loads: it does not wait for the load. */
  readonly isLoading?: boolean;
}

function enter(shopper: string, date: string): void {
  const entry = entryOf(shopper);
  if (!entry) throw new Error(`the reference service knows no shopper "${shopper}"`);
  // biome-ignore lint/suspicious/noDocumentCookie: the library reads the identity there
  for (const one of [...entry.cookies, dateCookie(date)]) document.cookie = one;
  for (const [key, value] of Object.entries(entry.session)) if (value !== null) sessionStorage.setItem(key, value);
}

/** The browser's clock. It has the server's time, whatever year the story is viewed in. */
function setClock(date: string): void {
  const ahead = Date.parse(`${date}-06:00`) - Date.now();
  clock.epoch = () => Date.now() + ahead;
}

export function dress(theme: string, lang: string): void {
  document.documentElement.lang = lang;
  if (theme) document.documentElement.dataset.ucpTheme = theme;
  else delete document.documentElement.dataset.ucpTheme;
}

/** Elements that the library itself adds to the page, such as a toast. Each story has its own. */
export function removeAdded(): void {
  for (const one of document.querySelectorAll('body > *')) if (one.localName.startsWith('ucp-')) one.remove();
}

/**
 * Resets the one page that all stories of a file share: an empty store, a service with the seed only, this shopper and this date. Resolves
 * when the page has loaded.
 */
export async function freshPage(page: StoryPage): Promise<void> {
  const openService = await freshService(page.date, page.faults ?? []);
  // Nothing is awaited from here to the start. Otherwise a late tag of the previous page would start this one too soon.
  setClock(page.browserDate ?? page.date);
  resetPage();
  clearOwnKeys();
  history.replaceState(null, '', location.pathname + location.search);
  enter(page.shopper, page.date);
  for (const [key, value] of Object.entries(page.session ?? {})) sessionStorage.setItem(key, value);
  dress(page.theme, page.lang);
  openService();
  configure({ ...demoSettings, theme: page.theme, ...page.settings });
  const loaded = start();
  if (!page.isLoading) await loaded;
}
