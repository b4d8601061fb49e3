import { type EnrolledIn, enrolledPlans } from '../../domain/enrollment/enrolled-plans.js';
import { matchingApplication } from '../../domain/enrollment/matching-application.js';
import { type ApplicationsByPlan, applicationsById, type PlanApplication } from '../../domain/enrollment/plan-application.js';
import { keyOf, type PlanKey } from '../../domain/plan/plan.js';
import { $supplementApplications } from '../enrollments.js';
import type { View } from '../page.js';
import { $applications } from '../shown-enrollments.js';
import { derived } from './derived.js';
import { $active } from './enrollments.js';
import { $knownSupplementPlans } from './supplement.js';

/** The application for a plan, by plan: the one that its own card shows (ENR-03, YEAR-06, REC-06, HAND-04). */
export const $applicationsByPlan: View<ApplicationsByPlan> = derived(
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
export const $enrolledIn: View<ReadonlyMap<PlanKey, EnrolledIn>> = derived($active, enrolledPlans);
