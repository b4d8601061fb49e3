import { $settings } from '../../../shared/settings/state.js';
import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import type { SupplementApplying } from '../rules/start-application.js';
import { $areSupplementApplicationsLoading } from './enrollments.js';

/** Whether the cards and the recommendations offer to apply for a supplement plan (SUP-03, REC-06). */
export const $applying: ReadableAtom<SupplementApplying> = computedByValue(
  [$settings, $areSupplementApplicationsLoading],
  (settings, areLoading) => {
    if (!settings?.supplementApplications) return 'off';
    return areLoading ? 'awaited' : 'on';
  },
);
