import type { PlanId } from '../plan/plan.js';
import { removeSavedPlan } from '../plan/saved-plans.js';

/** What hangs on the saved plans: derived from what shows, so that a failed removal restores it by itself (REM-03, REM-05). */
export interface SavedPlansState {
  /** The saved-plans string without what is leaving; everything else byte for byte (YEAR-07). */
  readonly savedPlans: string;
  readonly savedPlansCount: number;
  readonly isPlansExists: boolean;
}

export interface LeavingPlan {
  readonly id: PlanId;
  readonly year: number;
}

/** @param count the saved plans that the server last confirmed, those that are leaving included. */
export function savedPlansState(savedPlans: string, count: number, leaving: readonly LeavingPlan[]): SavedPlansState {
  const savedPlansCount = Math.max(count - leaving.length, 0);
  return {
    savedPlans: leaving.reduce((text, { id, year }) => removeSavedPlan(text, id, year), savedPlans),
    savedPlansCount,
    isPlansExists: savedPlansCount > 0,
  };
}
