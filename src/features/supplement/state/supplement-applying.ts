import { $settings } from '../../../shared/settings/state.js';
import { derived } from '../../../shared/state/derived.js';
import type { View } from '../../../shared/state/page.js';
import { $areSupplementApplicationsLoading } from '../../enrollment/state/enrollments.js';
import type { SupplementApplying } from '../rules/start-application.js';

/** Whether the cards and the recommendations offer to apply for a supplement plan (SUP-03, REC-06). */
export const $applying: View<SupplementApplying> = derived([$settings, $areSupplementApplicationsLoading], (settings, areLoading) => {
  if (!settings?.supplementApplications) return 'off';
  return areLoading ? 'awaited' : 'on';
});
