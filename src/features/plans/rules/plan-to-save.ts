import { isSupportedYear } from '../../../shared/calendar/plan-year.js';
import type { WallClock } from '../../../shared/calendar/wall-clock.js';
import { invalid, type ValidationResult, valid } from '../../../shared/validation/validation-result.js';
import type { SavedPlan } from '../../plan/rules/plan.js';
import { checkPlanId } from '../../plan/rules/plan-id.js';
import { planKindOf } from '../../plan/rules/plan-kind.js';

/** A plan to save, as the host page names it (SAVE-01). */
export interface PlanToSave {
  /** One letter and ten digits, such as `H0321002000`. */
  readonly planId: string;
  readonly planYear: number;
  /** The type as services write it: `MA`, `MAPD`, `PDP`, or a special needs type such as `D-SNP`. */
  readonly planType: string;
}

export type PlanToSaveProblem = 'invalid-plan-id' | 'invalid-plan-type' | 'year-not-kept';

/**
 * Returns the entry of the saved-plans string for a plan, or the problem. The string cannot hold a malformed id or type
 * (YEAR-04, VAL-04). A plan of a year that does not count is refused (SAVE-02, YEAR-03). Supplement plans are saved on
 * their own pages.
 */
export function checkPlanToSave(
  { planId, planYear, planType }: PlanToSave,
  today: WallClock,
): ValidationResult<SavedPlan, PlanToSaveProblem> {
  const id = checkPlanId(planId);
  if (!id.ok) return invalid('invalid-plan-id');
  const isOneWord = typeof planType === 'string' && /^[^\s,]{1,40}$/.test(planType);
  const kind = isOneWord ? planKindOf({ rawType: planType, planName: '', snpType: null }) : null;
  if (kind === null || kind === 'MEDSUPP') return invalid('invalid-plan-type');
  if (!isSupportedYear(planYear, today)) return invalid('year-not-kept');
  return valid({ id: id.value, year: planYear, rawType: planType });
}
