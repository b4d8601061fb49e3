import { markBrand } from '../../../element/theme.js';
import { focusPressed } from '../../../shared/page/focus-pressed.js';
import { pageSingleton } from '../../../shared/state/store.js';
import { load } from '../../profile/actions/load.js';
import { begin } from './begin.js';
import { followTabs } from './follow-tabs.js';
import { watchReturn } from './return.js';
import { keepScroll } from './scroll.js';
import { startView } from './view.js';

/** Starts the page once, for whichever tag comes first: settings, look, view, and the one load. Never fails. */
export function start(): Promise<void> {
  return pageSingleton('start', goOn);
}

async function goOn(): Promise<void> {
  const { theme } = await begin();
  pageSingleton('brandMark', () => markBrand(theme));
  followTabs();
  watchReturn();
  focusPressed();
  startView();
  const loading = load();
  keepScroll(loading);
  await loading;
}
