import { type PlanKey, planKey, type SupplementPlan } from '../plan/plan.js';
import { SUBMITTED } from './application-status.js';
import type { Enrollment, SupplementEnrollment } from './enrollment.js';
import { IN_PROGRESS } from './enrollment-status.js';
import { matchingApplication } from './matching-application.js';

/**
 * What each plan's card calls its enrollment, by plan key: submitted or in progress (ENR-03). Where a plan has both, the
 * submitted one counts, so that nobody applies twice.
 */
export function enrollmentStatuses(enrollments: readonly Enrollment[]): ReadonlyMap<PlanKey, string> {
  const statuses = new Map<PlanKey, string>();
  for (const { planId, planYear, isSubmitted } of enrollments) {
    const key = planKey(planId, planYear);
    if (isSubmitted || !statuses.has(key)) statuses.set(key, isSubmitted ? SUBMITTED : IN_PROGRESS);
  }
  return statuses;
}

/** The same for supplement plans, whose applications are found by ZIP code and name (REC-06). */
export function supplementStatuses(
  plans: readonly SupplementPlan[],
  applications: readonly SupplementEnrollment[],
): ReadonlyMap<PlanKey, string> {
  const statuses = new Map<PlanKey, string>();
  for (const plan of plans) {
    const application = matchingApplication({ planName: plan.name, zipCode: plan.zipCode }, applications);
    if (application) statuses.set(planKey(plan.code, plan.year), application.applicationStatus);
  }
  return statuses;
}
