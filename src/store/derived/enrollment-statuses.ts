import { enrollmentStatuses, supplementStatuses } from '../../domain/enrollment/enrollment-statuses.js';
import type { PlanKey } from '../../domain/plan/plan.js';
import { $supplementApplications } from '../enrollments.js';
import type { View } from '../page.js';
import { derived } from './derived.js';
import { $shownEnrollments } from './enrollments.js';
import { $knownSupplementPlans } from './supplement.js';

/** The status of the application for a plan, by plan; a plan without one is not here (ENR-03, YEAR-06, REC-06). */
export const $statuses: View<ReadonlyMap<PlanKey, string>> = derived(
  [$shownEnrollments, $knownSupplementPlans, $supplementApplications],
  (enrollments, plans, applications) => new Map([...supplementStatuses(plans, applications), ...enrollmentStatuses(enrollments)]),
);
