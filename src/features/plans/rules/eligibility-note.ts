import type { Plan } from '../../plan/rules/plan.js';

/** The people that a supplement plan is for, if it is not for everyone (CARD-14). The need of a special needs plan is `planNeed`. */
export type EligibilityNote = 'first-eligible-before-2020';

/** Returns the note of a supplement plan by its code (CARD-14). */
export function eligibilityNote(plan: Plan): EligibilityNote | null {
  return plan.kind === 'MEDSUPP' && /^[FC]/i.test(plan.code.trim()) ? 'first-eligible-before-2020' : null;
}
