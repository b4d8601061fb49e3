import type { SupplementApplying } from '../../domain/plan/start-application.js';
import { $areSupplementApplicationsLoading } from '../enrollments.js';
import type { View } from '../page.js';
import { $settings } from '../settings.js';
import { derived } from './derived.js';

/** Whether the cards and the recommendations offer to apply for a supplement plan (SUP-03, REC-06). */
export const $applying: View<SupplementApplying> = derived([$settings, $areSupplementApplicationsLoading], (settings, areLoading) => {
  if (!settings?.supplementApplications) return 'off';
  return areLoading ? 'awaited' : 'on';
});
