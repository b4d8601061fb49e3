import type { Plan, SnpKind } from './plan.js';

/** The people that a plan is for, if it is not for everyone (CARD-14). */
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

/** Returns the note of a special needs plan by its kind, or of a supplement plan by its code (CARD-14). */
export function eligibilityNote(plan: Plan): EligibilityNote | null {
  if (plan.kind === 'MEDSUPP') return /^[FC]/i.test(plan.code.trim()) ? 'first-eligible-before-2020' : null;
  return plan.snpKind && notes[plan.snpKind];
}
