import type { Issues } from '../../shared/http/wire.js';
import type { PlanId } from './rules/plan.js';
import { checkPlanId } from './rules/plan-id.js';

/** A plan id; null with a note if it is malformed (VAL-04). */
export function readPlanId(value: unknown, issues: Issues): PlanId | null {
  const id = checkPlanId(value);
  if (id.ok) return id.value;
  issues.texts.add(id.problem);
  return null;
}
