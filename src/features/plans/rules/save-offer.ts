import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import { type PlanKind, planKey } from '../../plan/rules/plan.js';
import { checkPlanId } from '../../plan/rules/plan-id.js';

/** The button of a card: save the plan, remove the saved plan, or no button (SAVE-01). */
export type SaveOffer = 'save' | 'saved' | 'none';

export interface OfferedPlan {
  readonly planId: string;
  readonly planYear: number;
  /** Null if the type is unknown. */
  readonly kind: PlanKind | null;
}

export interface SaveContext {
  /** The keys of the saved plans, including those that are being saved. */
  readonly saved: ReadonlySet<string>;
  readonly today: WallClock;
}

/**
 * Decides the button. A plan can be saved if it is not saved yet and its year counts (SAVE-01, SAVE-02). Supplement
 * plans are saved on their own pages.
 */
export function saveButton({ planId, planYear, kind }: OfferedPlan, { saved, today }: SaveContext): SaveOffer {
  if (saved.has(planKey(planId, planYear))) return 'saved';
  const isSavable = kind !== null && kind !== 'MEDSUPP' && checkPlanId(planId).ok && isSupportedYear(planYear, today);
  return isSavable ? 'save' : 'none';
}
