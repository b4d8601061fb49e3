import { computedByValue } from '../../../shared/state/computed-by-value.js';
import type { ReadableAtom } from '../../../shared/state/store.js';
import { enrolledPlans, type PlanEnrollment } from '../../enrollment/rules/enrolled-plans.js';
import { matchingApplication } from '../../enrollment/rules/matching-application.js';
import { type ApplicationsByPlan, applicationsById, type PlanApplication } from '../../enrollment/rules/plan-application.js';
import { $active } from '../../enrollment/state/active-plans.js';
import { $applications } from '../../enrollment/state/applications.js';
import { $supplementApplications } from '../../enrollment/state/enrollments.js';
import { $knownSupplementPlans } from '../../known-plans/state/supplement-plans.js';
import { keyOf, type PlanKey } from '../../plan/rules/plan.js';

/** The application for a plan, by plan: the one that its own card shows (ENR-03, YEAR-06, REC-06, HAND-04). */
export const $applicationsByPlan: ReadableAtom<ApplicationsByPlan> = computedByValue(
  [$applications, $knownSupplementPlans, $supplementApplications],
  (applications, plans, supplement) => {
    const byId = applicationsById(applications);
    // The id of an application for a Medicare plan is the plan's key.
    const byPlan = new Map(byId as ReadonlyMap<PlanKey, PlanApplication>);
    for (const plan of plans) {
      const match = matchingApplication({ planName: plan.name, zipCode: plan.zipCode }, supplement);
      const own = match && byId.get(match.applicationId);
      if (own) byPlan.set(keyOf(plan), own);
    }
    return byPlan;
  },
);

/** The plans that the shopper is enrolled in, of this year and the next (HAND-02). */
export const $enrolledIn: ReadableAtom<ReadonlyMap<PlanKey, PlanEnrollment>> = computedByValue($active, enrolledPlans);
