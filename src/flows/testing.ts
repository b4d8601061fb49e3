import { forgetWarnings } from '../platform/report.js';
import { forgetSettings } from '../platform/take-settings.js';
import { stopDeriving } from '../store/derived/index.js';
import { cell, resetStore } from '../store/page.js';

/** Cells that hold what ends their watch over the browser. */
const watches = ['keepTime', 'watchReturn'];

/** Back to an untouched page, for tests and stories: facts at their start, warnings may be said again. */
export function resetPage(): void {
  for (const name of watches) cell(name, () => () => {})();
  forgetWarnings();
  forgetSettings();
  stopDeriving();
  resetStore();
}
