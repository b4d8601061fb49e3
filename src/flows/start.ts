import type { Settings } from '../domain/settings/settings.js';
import { adoptTokens, markBrand } from '../platform/theme.js';
import { startDeriving } from '../store/derived/index.js';
import { cell } from '../store/page.js';
import { settleLanguage } from './language.js';
import { load } from './load.js';
import { siteOf } from './navigate.js';
import { watchReturn } from './return.js';
import { settlePage } from './settings.js';
import { startTabs } from './tabs.js';
import { startView } from './view.js';

/** Starts the page once, for whichever tag comes first: settings, look, view, and the one load. Never fails. */
export function start(): Promise<void> {
  return cell('start', begin);
}

async function begin(): Promise<void> {
  adoptTokens();
  await settleLanguage();
  const settings = await withHelp(await settlePage());
  markBrand(settings.theme);
  startDeriving(siteOf);
  startTabs();
  watchReturn();
  startView();
  await load();
}

/** The author's help, for pages that ask for it; a page without it loads nothing of it, and one whose help does not come goes on. */
async function withHelp(settings: Settings): Promise<Settings> {
  if (!settings.preview) return settings;
  return import('./preview.js').then(
    ({ helpAuthor }) => helpAuthor(settings),
    () => settings,
  );
}
