import { resetAuthorSettings } from './element/received-settings.js';
import { resetWarnings } from './shared/report.js';
import { endShopperScope } from './shared/shopper/scope.js';
import { pageSingleton, resetStore } from './shared/state/store.js';

/** Cells that hold a function which ends what they watch in the browser. */
const watches = ['brandMark', 'keepTime', 'watchReturn'];

/** Cells that hold a channel to other tabs. Left open, it would treat the next test's page as another tab. */
const channels = ['tabs', 'tabsAhead'];

/** Back to an untouched page, for tests and stories: facts at their start, warnings may be said again. */
export function resetPage(): void {
  for (const name of watches) pageSingleton(name, () => () => {})();
  for (const name of channels) pageSingleton(name, () => ({ close() {} })).close();
  resetWarnings();
  resetAuthorSettings();
  endShopperScope();
  resetStore();
}
