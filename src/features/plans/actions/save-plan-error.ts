import type { SavePlanError, SavePlanProblem } from '../rules/save-plan-error.js';

/** For the developer who calls `profile.savePlan()`. No shopper reads them. */
const messages: Readonly<Record<SavePlanProblem, string>> = {
  'invalid-plan-id': 'planId takes one letter and ten digits',
  'invalid-plan-type': 'planType takes the type of a Medicare Advantage, drug or special needs plan, in one word',
  'year-not-kept': 'plans of this planYear are not kept',
  cloaked: 'a cloaked profile cannot be changed',
  canceled: 'a listener of ucp-plan-save canceled it',
  'not-saved': 'the plan could not be saved',
  'shopper-left': 'the shopper has left',
};

/** Creates the error for a problem. Its message names no plan (SAVE-02). */
export function savePlanError(code: SavePlanProblem): SavePlanError {
  return Object.assign(new Error(messages[code]), { name: 'SavePlanError' as const, code });
}
