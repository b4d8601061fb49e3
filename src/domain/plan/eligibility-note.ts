import type { Plan, SnpKind } from './plan.js';

/** Whom a plan is for, when not for everyone (CARD-14). */
export type EligibilityNote =
  | 'medicaid-required'
  | 'chronic-condition-required'
  | 'nursing-home-care-required'
  | 'first-eligible-before-2020';

const notes: Readonly<Record<SnpKind, EligibilityNote>> = {
  dual: 'medicaid-required',
  chronic: 'chronic-condition-required',
  institutional: 'nursing-home-care-required',
};

/** By the kind of special-needs plan; of supplement plans those with the code prefix F or C (CARD-14). */
export function eligibilityNote(plan: Plan): EligibilityNote | null {
  if (plan.kind === 'MEDSUPP') return /^[FC]/i.test(plan.code.trim()) ? 'first-eligible-before-2020' : null;
  return plan.snpKind && notes[plan.snpKind];
}
