import type { Plan } from './plan.js';
import { isPlanSuppressed, type SuppressionList } from './suppression.js';

/** Whether a plan can be compared, and why not. */
export type CompareEligibility =
  | { readonly isEligible: true }
  | { readonly isEligible: false; readonly reason: 'supplement' | 'private-fee-for-service' | 'special-needs' | 'suppressed' };

export interface CompareContext {
  /** The page is the community-plan site: the special-needs context, whatever the plan (CARD-10). */
  readonly isCommunitySite: boolean;
  readonly suppression: SuppressionList;
}

/**
 * Private-fee-for-service, special-needs and suppressed plans are not compared (CARD-10, SUPP-01); the compare page knows no supplement
 * codes.
 */
export function compareEligibility(plan: Plan, { isCommunitySite, suppression }: CompareContext): CompareEligibility {
  if (plan.kind === 'MEDSUPP') return { isEligible: false, reason: 'supplement' };
  if (plan.isPrivateFeeForService) return { isEligible: false, reason: 'private-fee-for-service' };
  if (plan.kind === 'SNP' || isCommunitySite) return { isEligible: false, reason: 'special-needs' };
  return isPlanSuppressed(suppression, plan) ? { isEligible: false, reason: 'suppressed' } : { isEligible: true };
}
