import type { Settings } from '../domain/settings/settings.js';
import { adoptTokens } from '../platform/theme.js';
import { getServerDate } from '../services/clock.js';
import { cell } from '../store/page.js';
import { $settings } from '../store/settings.js';
import { settleLanguage } from './language.js';
import { http, settled } from './services.js';
import { settlePage } from './settings.js';
import { readServerTime } from './time.js';

/**
 * The first steps of the page, once: its look, its words, its settings, and the server's date is asked for, which the profile waits
 * for. A module of its own, so that the date is under way while the rest of the load still comes.
 */
export function begin(): Promise<Settings> {
  return cell('begin', settle);
}

async function settle(): Promise<Settings> {
  adoptTokens();
  await settleLanguage();
  const settings = await withHelp(await settlePage());
  void serverTime();
  return settings;
}

/** Resolves when the page knows its date. */
export function serverTime(): Promise<void> {
  return cell('serverTime', () => readServerTime(askServerDate));
}

/** The server's date; none when the flag is off, so that the browser's time in Chicago counts (ENV-02). */
export async function askServerDate(): Promise<string | null> {
  const settings = $settings.get();
  if (settings?.preview && settings.systemDate) return settings.systemDate;
  return settings?.flags.systemDateTime ? settled(await getServerDate(http())) : null;
}

/** The author's help, for pages that ask for it; a page without it loads nothing of it, and one whose help does not come goes on. */
async function withHelp(settings: Settings): Promise<Settings> {
  if (!settings.preview) return settings;
  return import('./preview.js').then(
    ({ helpAuthor }) => helpAuthor(settings),
    () => settings,
  );
}
