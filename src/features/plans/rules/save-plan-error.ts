import type { PlanToSaveProblem } from './plan-to-save.js';

/** The reason that a plan was not saved (SAVE-01, SAVE-02). */
export type SavePlanProblem =
  | PlanToSaveProblem
  /** The profile is cloaked. */
  | 'cloaked'
  /** A listener of `ucp-plan-save` canceled the event. */
  | 'canceled'
  /** The service refused the plan, or the profile could not be read. */
  | 'not-saved'
  /** The shopper signed out or changed before the service saved the plan. */
  | 'shopper-left';

/** The error with which `profile.savePlan()` rejects. It names no plan (SAVE-02). */
export interface SavePlanError extends Error {
  readonly name: 'SavePlanError';
  readonly code: SavePlanProblem;
}

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
