import { isSupplementInProgress } from './application-card.js';
import type { SupplementEnrollment } from './enrollment.js';

/**
 * Finds the application for the same ZIP code and plan name, in any letter case (REC-06). A submitted application wins
 * over a draft, so that the shopper does not apply twice (ENR-03).
 */
export function matchingApplication(
  { planName, zipCode }: { readonly planName: string; readonly zipCode: string | null },
  applications: readonly SupplementEnrollment[],
): SupplementEnrollment | null {
  const zip = zipCode?.trim();
  if (!zip) return null;
  const matching = applications.filter((one) => one.zipCode?.trim() === zip && appliedPlan(one, planName));
  return matching.find((one) => !isSupplementInProgress(one)) ?? matching[0] ?? null;
}

/** Finds the plan of that name, because one application can be for several plans. */
export function appliedPlan({ plans }: SupplementEnrollment, planName: string): SupplementEnrollment['plans'][number] | undefined {
  const name = comparable(planName);
  return plans.find((plan) => comparable(plan.name) === name);
}

function comparable(name: string): string {
  return name.trim().toLowerCase();
}
