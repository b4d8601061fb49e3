import { markBrand } from '../../../element/theme.js';
import { focusPressed } from '../../../shared/page/focus-pressed.js';
import { pageSingleton, pageWatch } from '../../../shared/state/store.js';
import { startView } from '../../navigation/actions/view.js';
import { followTabs } from './follow-tabs.js';
import { load } from './load.js';
import { preparePage } from './prepare-page.js';
import { watchReturn } from './return.js';
import { restoreScroll } from './scroll.js';

/** Starts the page once, for whichever tag comes first: settings, look, view, and the one load. Never fails. */
export function start(): Promise<void> {
  return pageSingleton('start', continueStart);
}

async function continueStart(): Promise<void> {
  const { theme } = await preparePage();
  pageWatch('brandMark', () => markBrand(theme));
  followTabs();
  watchReturn();
  focusPressed();
  startView();
  const loading = load();
  restoreScroll(loading);
  await loading;
}
