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
