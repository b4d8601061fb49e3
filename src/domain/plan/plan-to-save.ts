import { isKeptYear } from '../calendar/plan-year.js';
import type { WallClock } from '../calendar/wall-clock.js';
import { accepted, type Checked, refused } from '../validation/checked.js';
import type { SavedPlan } from './plan.js';
import { checkPlanId } from './plan-id.js';
import { planKindOf } from './plan-kind.js';

/** A plan as a page names it for saving (SAVE-01). */
export interface PlanToSave {
  /** One letter and ten digits, such as `H0321002000`. */
  readonly planId: string;
  readonly planYear: number;
  /** As the services write it: `MA`, `MAPD`, `PDP`, or a special needs plan's such as `D-SNP`. */
  readonly planType: string;
}

export type PlanToSaveProblem = 'invalid-plan-id' | 'invalid-plan-type' | 'year-not-kept';

/**
 * The entry of the saved-plans string for a plan; refused where the string could not hold it (YEAR-04, VAL-04), and where the plan would not
 * be kept (SAVE-02, YEAR-03). Supplement plans are saved on their own pages.
 */
export function checkPlanToSave({ planId, planYear, planType }: PlanToSave, today: WallClock): Checked<SavedPlan, PlanToSaveProblem> {
  const id = checkPlanId(planId);
  if (!id.ok) return refused('invalid-plan-id');
  const isOneWord = typeof planType === 'string' && /^[^\s,]{1,40}$/.test(planType);
  const kind = isOneWord ? planKindOf({ rawType: planType, planName: '', snpType: null }) : null;
  if (kind === null || kind === 'MEDSUPP') return refused('invalid-plan-type');
  if (!isKeptYear(planYear, today)) return refused('year-not-kept');
  return accepted({ id: id.value, year: planYear, rawType: planType });
}
