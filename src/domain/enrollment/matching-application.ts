import { isSupplementInProgress } from './application-card.js';
import type { SupplementEnrollment } from './enrollment.js';

/**
 * The first application for the same ZIP code and the same plan name, whatever its case (REC-06); what was submitted before a draft, so
 * that nobody applies twice (ENR-03).
 */
export function matchingApplication(
  { planName, zipCode }: { readonly planName: string; readonly zipCode: string | null },
  applications: readonly SupplementEnrollment[],
): SupplementEnrollment | null {
  const zip = zipCode?.trim();
  if (!zip) return null;
  const own = applications.filter((one) => one.zipCode?.trim() === zip && appliedPlan(one, planName));
  return own.find((one) => !isSupplementInProgress(one)) ?? own[0] ?? null;
}

/** The plan of that name, of the several that an application may be for. */
export function appliedPlan({ plans }: SupplementEnrollment, planName: string): SupplementEnrollment['plans'][number] | undefined {
  const name = comparable(planName);
  return plans.find((plan) => comparable(plan.name) === name);
}

function comparable(name: string): string {
  return name.trim().toLowerCase();
}
