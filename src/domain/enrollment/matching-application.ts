import type { SupplementEnrollment } from './enrollment.js';

/** The first application for the same ZIP code and the same plan name, whatever its case (REC-06). */
export function matchingApplication(
  { planName, zipCode }: { readonly planName: string; readonly zipCode: string | null },
  applications: readonly SupplementEnrollment[],
): SupplementEnrollment | null {
  const zip = zipCode?.trim();
  if (!zip) return null;
  const name = comparable(planName);
  return applications.find((one) => one.zipCode?.trim() === zip && one.plans.some((plan) => comparable(plan.name) === name)) ?? null;
}

function comparable(name: string): string {
  return name.trim().toLowerCase();
}
