import { forgetWarnings } from '../platform/report.js';
import { forgetSettings } from '../platform/take-settings.js';
import { stopDeriving } from '../store/derived/index.js';
import { resetStore } from '../store/page.js';

/** Back to an untouched page, for tests and stories: facts at their start, warnings may be said again. */
export function resetPage(): void {
  forgetWarnings();
  forgetSettings();
  stopDeriving();
  resetStore();
}
