import { resetAuthorSettings } from './element/received-settings.js';
import { resetWarnings } from './shared/report.js';
import { endShopperScope } from './shared/shopper/scope.js';
import { endPageWatches, resetStore } from './shared/state/store.js';

/** Back to an untouched page, for tests and stories: facts at their start, warnings may be said again. */
export function resetPage(): void {
  endPageWatches();
  resetWarnings();
  resetAuthorSettings();
  endShopperScope();
  resetStore();
}
