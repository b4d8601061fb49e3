import { isKeptYear } from '../calendar/plan-year.js';
import type { WallClock } from '../calendar/wall-clock.js';
import { type PlanKind, planKey } from './plan.js';
import { checkPlanId } from './plan-id.js';

/** What a card offers of saving: to save the plan, to take it out again, or nothing. */
export type SaveOffer = 'save' | 'saved' | 'none';

export interface OfferedPlan {
  readonly planId: string;
  readonly planYear: number;
  /** Null when the type is none that we know. */
  readonly kind: PlanKind | null;
}

export interface SaveContext {
  /** The keys of the saved plans, of those that are being saved too. */
  readonly saved: ReadonlySet<string>;
  readonly today: WallClock;
}

/** Whether a plan can be saved: not twice, and not where it would not be kept (SAVE-01, SAVE-02). Supplement plans are saved on their own pages. */
export function saveOffer({ planId, planYear, kind }: OfferedPlan, { saved, today }: SaveContext): SaveOffer {
  if (saved.has(planKey(planId, planYear))) return 'saved';
  const isSavable = kind !== null && kind !== 'MEDSUPP' && checkPlanId(planId).ok && isKeptYear(planYear, today);
  return isSavable ? 'save' : 'none';
}
