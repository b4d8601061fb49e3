import { focusPressed } from '../../platform/focus-pressed.js';
import { markBrand } from '../../platform/theme.js';
import { startDeriving } from '../../store/derived/index.js';
import { cell } from '../../store/page.js';
import { load } from '../load/load.js';
import { begin } from './begin.js';
import { followTabs } from './follow-tabs.js';
import { siteOf } from './navigate.js';
import { watchReturn } from './return.js';
import { keepScroll } from './scroll.js';
import { startView } from './view.js';

/** Starts the page once, for whichever tag comes first: settings, look, view, and the one load. Never fails. */
export function start(): Promise<void> {
  return cell('start', goOn);
}

async function goOn(): Promise<void> {
  const { theme } = await begin();
  cell('brandMark', () => markBrand(theme));
  startDeriving(siteOf);
  followTabs();
  watchReturn();
  focusPressed();
  startView();
  const loading = load();
  keepScroll(loading);
  await loading;
}
