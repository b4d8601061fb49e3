import { isPlanSuppressed, type SuppressionList } from '../../content/rules/suppression.js';
import type { Plan } from '../../plan/rules/plan.js';

/** Says whether a plan can be compared, or why not. */
export type CompareEligibility =
  | { readonly isEligible: true }
  | { readonly isEligible: false; readonly reason: 'supplement' | 'private-fee-for-service' | 'special-needs' | 'suppressed' };

export interface CompareContext {
  /** True on the community-plan site, where no plan can be compared (CARD-10). */
  readonly isCommunitySite: boolean;
  readonly suppression: SuppressionList;
}

/** Excludes private-fee-for-service, special needs, suppressed and supplement plans (CARD-10, SUPP-01). */
export function compareEligibility(plan: Plan, { isCommunitySite, suppression }: CompareContext): CompareEligibility {
  if (plan.kind === 'MEDSUPP') return { isEligible: false, reason: 'supplement' };
  if (plan.isPrivateFeeForService) return { isEligible: false, reason: 'private-fee-for-service' };
  if (plan.kind === 'SNP' || isCommunitySite) return { isEligible: false, reason: 'special-needs' };
  return isPlanSuppressed(suppression, plan) ? { isEligible: false, reason: 'suppressed' } : { isEligible: true };
}
